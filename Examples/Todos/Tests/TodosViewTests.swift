import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

@testable import Todos

@MainActor
@Suite("Todos, the screen")
struct TodosViewTests {
  let clock = TestClock()
  let runtime = ManualRuntime()
  let recorder = Recorder<Todos.State, Todos.Action>()
  var feature: Todos { Todos(service: MemoryService(), clock: clock) }

  private func makeStore() -> Store<Todos.State, Todos.Action> {
    let store = Store(initialState: Todos.State(), reducer: feature, runtime: runtime.effects)
    store.attach(recorder)
    return store
  }

  @Test("what a person does is recorded, sheet and alert included, and replays to the same states")
  func story() async throws {
    let store = makeStore()
    let ui = ViewHost(NavigationStack { TodosView(store: store) }, runtime: runtime)
    await ui.until { ui.texts.contains("Call Ida") }
    try ui.find(textField: "New todo").type("Sweep")
    try ui.find(button: "Add").tap()
    try ui.find(button: "Not done: Call Ida").tap()
    try ui.find(button: "Sweep").tap()
    try #require(ui.sheet).find(textField: "Title").type(" the floor")
    #expect(store.todos[3].title == "Sweep")
    try #require(ui.sheet).find(button: "Save").tap()
    try ui.find(button: "Undo").tap()
    try ui.find(button: "Redo").tap()
    try ui.find(text: "Buy coffee").delete()
    try #require(ui.alert).tap("Delete")
    #expect(store.todos.map(\.title) == ["Water the plants", "Call Ida", "Sweep the floor"])
    try ui.find(picker: "Show").select("Open")
    #expect(ui.findAll(button: "Sweep the floor").count == 1)
    #expect(ui.findAll(button: "Call Ida").isEmpty)

    let text = try #require(recorder.recording).jsonLines()
    let recording = try Recording<Todos.State, Todos.Action>(jsonLines: text)
    #expect(recording.steps.count > 8)
    expectReplay(of: recording, by: feature)
  }

  @Test("a list that the browser can't keep says so, and not only that it is saved")
  func tooLong() async throws {
    let long = String(repeating: "x", count: 2_000)
    let todos = (1...7).map { Todo(id: $0, title: long) }
    let ui = ViewHost(
      TodosView(store: .mock(state: Todos.State(todos: IdentifiedArray(todos), isLoaded: true))))
    #expect(!ui.texts.contains("Saved"))
    #expect(ui.texts.contains { $0.hasPrefix("The list is too long for this tab to keep.") })
  }

  @Test("ten thousand random actions are recorded and replay to the same states")
  func randomWalk() throws {
    let store = makeStore()
    store.onIssue = { _ in }  // Rows and sheets that are gone, which a random person taps too.
    var random = SeededGenerator(seed: 1)
    for _ in 1...10_000 { store.send(action(&random)) }
    expectReplay(of: try #require(recorder.recording), by: feature)
  }

  private func action(_ random: inout SeededGenerator) -> Todos.Action {
    let id = random.number(1...6)
    let place = random.number(0...6)
    return random.element(of: [
      .change(.newTitle("Todo \(id)")),
      .change(.filter(Filter.allCases[id % 3])),
      .addTapped,
      .rows(.element(id: id, action: .toggled)),
      .opened(id),
      .screen(.presented(.editor(.change(.todo(.title("Title \(place)")))))),
      .screen(.presented(.editor(place < 4 ? .saveTapped : .cancelTapped))),
      .deleteTapped(id),
      .screen(place < 4 ? .presented(.deletion(id)) : .dismiss),
      .moved(rows: [id - 1], to: place),
      .history(place < 4 ? .undo : .redo),
      .loaded((1...3).map { Todo(id: $0, title: "Todo \($0)") }),
      .reminderFired(id),
    ])
  }
}
