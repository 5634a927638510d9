import HeadwaterUITesting
import HeadwaterViews
import Testing

@Observable @MainActor private final class Model {
  var title = "Home"
  var detail = "d"
  var hasLink = true
  var log: [String] = []
}

private struct Detail: View {
  let text: String
  let model: Model
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(text)
      Button("count \(count)") { count += 1 }
      Button("Leave") { dismiss() }
      NavigationLink("Deeper") { Text("bottom").navigationTitle("Third") }
    }
    .navigationTitle("Second")
    .onAppear { model.log.append("detail appears") }
    .onDisappear { model.log.append("detail disappears") }
  }
}

private struct Home: View {
  let model: Model
  @State private var text = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("note", text: $text)
        if model.hasLink {
          NavigationLink("Detail") { Detail(text: model.detail, model: model) }
        }
      }
      .navigationTitle(model.title)
      .onAppear { model.log.append("home appears") }
      .onDisappear { model.log.append("home disappears") }
    }
  }
}

@MainActor @Suite struct NavigationTests {
  private let model = Model()
  private let ui: ViewHost

  init() {
    ui = ViewHost(Home(model: model))
  }

  // Covers: .navigationTitle
  @Test("the title is that of the visible screen and follows its view")
  func title() throws {
    #expect(ui.navigation.title == "Home")
    model.title = "Start"
    #expect(ui.navigation.title == "Start")
    #expect(ui.operations.contains(.setTitle("Start")))

    try ui.find(link: "Detail").tap()

    #expect(ui.navigation.title == "Second")
  }

  @Test("a link puts its screen on top, and the way back leads to the former one as it was")
  func pushAndPop() throws {
    try ui.find(textField: "note").type("abc")
    try ui.find(link: "Detail").tap()
    #expect(ui.findAll(textField: "note").isEmpty)
    #expect(ui.findAll(text: "d").count == 1)

    try ui.navigation.back()

    #expect(try ui.find(textField: "note").value == "abc")
    #expect(ui.navigation.title == "Home")
    #expect(ui.navigation.canGoBack == false)
  }

  @Test("the heading of a new screen asks for the focus, and the link gets it back")
  func focus() throws {
    try ui.find(link: "Detail").tap()
    #expect(ui.html.contains("data-autofocus"))

    try ui.navigation.back()

    #expect(ui.operations.contains { if case .focus = $0 { true } else { false } })
  }

  @Test("the screen of a link follows what the link says, and keeps its state")
  func destinationFollows() throws {
    try ui.find(link: "Detail").tap()
    try ui.find(button: "count 0").tap()

    model.detail = "e"

    #expect(ui.findAll(text: "e").count == 1)
    #expect(ui.findAll(button: "count 1").count == 1)
  }

  // Covers: \.dismiss
  @Test("the dismiss action of the environment leaves the screen")
  func dismiss() throws {
    try ui.find(link: "Detail").tap()

    try ui.find(button: "Leave").tap()

    #expect(ui.navigation.title == "Home")
  }

  @Test("going back two screens ends both, a new push begins anew")
  func depth() throws {
    try ui.find(link: "Detail").tap()
    try ui.find(button: "count 0").tap()
    try ui.find(link: "Deeper").tap()
    #expect(ui.navigation.title == "Third")

    try ui.navigation.back()
    #expect(ui.findAll(button: "count 1").count == 1)
    try ui.navigation.back()
    try ui.find(link: "Detail").tap()

    #expect(ui.findAll(button: "count 0").count == 1)
  }

  @Test("a link that goes takes its screen with it")
  func linkGoes() throws {
    try ui.find(link: "Detail").tap()

    model.hasLink = false

    #expect(ui.navigation.title == "Home")
    #expect(ui.findAll(link: "Detail").isEmpty)
  }

  @Test("a covered screen disappears and appears again")
  func lifecycle() throws {
    try ui.find(link: "Detail").tap()
    try ui.navigation.back()

    #expect(
      model.log == [
        "home appears", "home disappears", "detail appears", "detail disappears", "home appears",
      ])
  }

  @Test("a link without a stack is an issue")
  func noStack() throws {
    let ui = ViewHost(NavigationLink("Nowhere") { Text("x") })

    #expect(throws: ActionError.self) { try ui.find(link: "Nowhere").tap() }
    #expect(ui.issues.first?.contains("no NavigationStack is around it") == true)
  }
}

private struct Barless: View {
  @State private var isHidden = true

  var body: some View {
    NavigationStack {
      VStack {
        Button("bar") { isHidden.toggle() }
        NavigationLink("older") { Text("screen").navigationTitle("None").navigationBarHidden(true) }
      }
      .navigationTitle("Title")
      .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
    }
  }
}

@MainActor @Suite struct BarVisibilityTests {
  private let ui = ViewHost(Barless())

  // Covers: .navigationBarHidden
  @Test("a bar that is hidden is neither seen nor read, and comes back")
  func bar() throws {
    #expect(!ui.outline.contains("heading"))
    try ui.find(button: "bar").tap()
    #expect(ui.outline.contains("heading \"Title\""))
    try ui.find(link: "older").tap()
    #expect(!ui.outline.contains("heading"))
    #expect(ui.navigation.title == "None")
  }
}
