import HeadwaterUI
import HeadwaterUITesting
import Testing

private struct Fruit: Identifiable {
  let id: Int
  let name: String

  static let all = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]
}

private struct Fruits: View {
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        ForEach(Fruit.all) { NavigationLink($0.name, value: $0.id) }
        Button("Forget") { chosen = nil }
      }
      .navigationTitle("Fruits")
    } detail: {
      if let chosen {
        DetailView(name: Fruit.all.first { $0.id == chosen }?.name ?? "Nothing").id(chosen)
      } else {
        Text("Choose one.")
      }
    }
    .addresses($chosen, AddressMap(.all(.value(under: "fruits"))))
  }
}

private struct DetailView: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      Button("\(name) \(count)") { count += 1 }
      NavigationLink("More") { Text("More of \(name)").navigationTitle("More") }
    }
    .navigationTitle(name)
  }
}

/// Rows without links, which are choices themselves.
private struct Tagged: View {
  @State private var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        Text("One").tag("one")
        Text("Two").tag("two")
      }
    } detail: {
      Text(chosen ?? "none")
    }
  }
}

@MainActor
@Suite("A list and its detail side by side")
struct NavigationSplitViewTests {
  // Covers: NavigationSplitView
  @Test("a link of the list shows its detail, and the list stays")
  func choosing() throws {
    let ui = ViewHost(Fruits())
    _ = try ui.find(text: "Choose one.")
    #expect(ui.title == "Fruits")
    try ui.find(link: "Apple").tap()
    try ui.find(button: "Apple 0").tap()
    _ = try ui.find(button: "Apple 1")
    _ = try ui.find(link: "Pear")
    #expect(ui.findAll(text: "Choose one.").isEmpty)
    #expect(ui.title == "Apple")
    try ui.find(link: "Pear").tap()
    _ = try ui.find(button: "Pear 0")
    #expect(ui.title == "Pear")
  }

  @Test("the chosen link is marked, and the window knows which column to show if it is narrow")
  func marking() throws {
    let ui = ViewHost(Fruits())
    #expect(!ui.html.contains("aria-current"))
    #expect(!ui.html.contains("shows-detail"))
    try ui.find(link: "Pear").tap()
    #expect(ui.html.components(separatedBy: "aria-current=\"true\"").count == 2)
    #expect(ui.html.contains("shows-detail"))
    try ui.find(button: "Forget").tap()
    #expect(!ui.html.contains("aria-current"))
    #expect(!ui.html.contains("shows-detail"))
    _ = try ui.find(text: "Choose one.")
  }

  @Test("the back button of a narrow window ends the selection")
  func back() throws {
    let ui = ViewHost(Fruits())
    try ui.find(link: "Apple").tap()
    try ui.find(button: "Back").tap()
    _ = try ui.find(text: "Choose one.")
    #expect(ui.title == "Fruits")
  }

  @Test("a detail has an address, to which the link of the list leads")
  func addresses() throws {
    let ui = ViewHost(Fruits())
    #expect(ui.html.contains("href=\"fruits/2\""))
    try ui.find(link: "Apple").tap()
    #expect(ui.address == "/fruits/1")
    try ui.find(link: "Pear").tap()
    #expect(ui.address == "/fruits/2")
    try ui.back()
    #expect(ui.address == "/fruits/1")
    _ = try ui.find(button: "Apple 0")
    try ui.back()
    #expect(ui.address == "/")
    _ = try ui.find(text: "Choose one.")
    let other = ViewHost(Fruits())
    try other.open("fruits/2")
    _ = try other.find(button: "Pear 0")
    #expect(other.html.contains("shows-detail"))
  }

  @Test("the detail is a stack of its own")
  func stack() throws {
    let ui = ViewHost(Fruits())
    try ui.find(link: "Apple").tap()
    try ui.find(link: "More").tap()
    _ = try ui.find(text: "More of Apple")
    _ = try ui.find(link: "Pear")
    #expect(ui.title == "More")
  }

  @Test("rows with tags of the selection’s type are choices")
  func tags() throws {
    let ui = ViewHost(Tagged())
    _ = try ui.find(text: "none")
    try ui.find(text: "Two").tap()
    _ = try ui.find(text: "two")
    #expect(ui.html.contains("shows-detail"))
  }
}
