import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Model {
  var isActive = false
  var selection: String?
  var detail = "d"
}

private struct Screens: View {
  @Bindable var model: Model

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Flag", isActive: $model.isActive) {
          Text("flag \(model.detail)").navigationTitle("Flagged")
        }
        NavigationLink("First", tag: "first", selection: $model.selection) { Text("one") }
        NavigationLink(
          destination: Text("two"), tag: "second", selection: $model.selection
        ) {
          Text("Second")
        }
      }
      .navigationTitle("Home")
    }
  }
}

private struct Lonely: View {
  @State private var isActive = false

  var body: some View {
    NavigationLink("Link", destination: Text("Screen"), isActive: $isActive)
  }
}

@MainActor
@Suite struct NavigationLinkActivationTests {
  private let model = Model()
  private let ui: ViewHost

  init() {
    ui = ViewHost(Screens(model: model))
  }

  // Covers: NavigationView
  @Test("a tap sets the flag and shows the screen; going back clears it")
  func flag() throws {
    try ui.find(link: "Flag").tap()
    #expect(model.isActive)
    #expect(ui.navigation.title == "Flagged")

    try ui.navigation.back()

    #expect(!model.isActive)
    #expect(ui.navigation.title == "Home")
  }

  @Test("the screen follows the flag, and what it reads")
  func program() throws {
    model.isActive = true
    _ = try ui.find(text: "flag d")
    model.detail = "e"
    _ = try ui.find(text: "flag e")

    model.isActive = false

    #expect(ui.navigation.title == "Home")
    #expect(ui.issues == [])
  }

  @Test("of links with tags the one whose tag is selected shows its screen")
  func selection() throws {
    try ui.find(link: "First").tap()
    #expect(model.selection == "first")
    _ = try ui.find(text: "one")

    model.selection = "second"

    _ = try ui.find(text: "two")
    #expect(ui.findAll(text: "one").isEmpty)

    try ui.navigation.back()

    #expect(model.selection == nil)
    #expect(ui.navigation.title == "Home")
    #expect(ui.issues == [])
  }

  @Test("a link without a stack around it is an issue")
  func stack() throws {
    let ui = ViewHost(Lonely())
    #expect(throws: (any Error).self) { try ui.find(link: "Link").tap() }
    #expect(
      ui.issues == [
        "The navigation link to Text was tapped, but no NavigationStack is around it. Put the "
          + "screen into a NavigationStack."
      ])
  }
}
