import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@MainActor @Suite("Idioms of stores in views")
struct IdiomTests {
  private let store = Store(
    initialState: Todos.State(), reducer: Todos(load: { ["milk", "bread"] }))

  private func loaded() async -> ViewHost {
    let updates = store.updates(of: \.isLoaded)
    let ui = ViewHost(TodosView(store: store))
    #expect(ui.outline.contains("progress indicator"))
    for await isLoaded in updates where isLoaded { break }
    return ui
  }

  @Test("`task` waits for an action's effects, which load the list")
  func task() async {
    let ui = await loaded()

    #expect(ui.findAll(button: "do milk").count == 1)
    #expect(ui.findAll(button: "do bread").count == 1)
    #expect(!ui.outline.contains("progress indicator"))
  }

  @Test("a form's field and a button add a row")
  func add() async throws {
    let ui = await loaded()
    #expect(try ui.find(button: "Add").isEnabled == false)

    try ui.find(textField: "New").type("tea")
    try ui.find(button: "Add").tap()
    try ui.find(button: "do tea").tap()

    #expect(ui.findAll(button: "undo tea").count == 1)
    #expect(try ui.find(textField: "New").value == "")
  }

  @Test("a screen of an optional part is edited and left")
  func detail() async throws {
    let ui = await loaded()
    try ui.find(button: "Details of milk").tap()
    try ui.find(textField: "Title").replace(with: "oat milk")
    #expect(ui.navigation.title == "oat milk")

    try ui.navigation.back()

    #expect(store.detail == nil)
    #expect(ui.navigation.title == "Todos")
  }

  @Test("an alert is a part of the state")
  func alert() async throws {
    let ui = await loaded()
    try ui.find(button: "Clear").tap()

    try ui.alert?.tap("Clear")

    #expect(store.todos.isEmpty)
    #expect(ui.alert == nil)
  }

  @Test("an `if` shows a scope of an optional")
  func conditional() async throws {
    let ui = ViewHost(InlineDetailView(store: store))
    #expect(ui.texts == ["Nothing chosen"])
    store.send(.loaded(["tea"]))

    store.send(.detailTapped(id: 1))

    #expect(try ui.find(textField: "Title").value == "tea")
  }
}
