import HeadwaterTesting
import Testing

@testable import Todos

@Suite("Todos, the reducer")
struct TodosTests {
  let clock = TestClock()
  let service = MemoryService()

  private func makeStore(_ titles: String...) -> TestStore<Todos.State, Todos.Action> {
    var state = Todos.State(isLoaded: !titles.isEmpty)
    for title in titles { state.todos.append(Todo(id: state.todos.count + 1, title: title)) }
    let store = TestStore(initialState: state, reducer: Todos(service: service, clock: clock))
    store.exhaustivity = .relaxed
    return store
  }

  @Test("a change is saved after a pause, with four attempts while the service is away")
  func saving() async {
    let store = makeStore("A")
    await service.setConnected(false)
    store.send(.rows(.element(id: 1, action: .toggled))) { $0.saving = .inProgress }
    for pause in [0.5, 1, 2, 4] {
      clock.advance(by: .seconds(pause))
      await store.settle()
    }
    store.receive(.saveEnded(.failed)) { $0.saving = .failed }
    await service.setConnected(true)
    store.send(.retryTapped) { $0.saving = .inProgress }
    await store.settle()
    store.receive(.saveEnded(.saved)) { $0.saving = .saved }
    #expect(await service.todos.map(\.isDone) == [true])
  }

  @Test("the sheet edits a copy, which is taken over when it is saved")
  func editing() {
    let store = makeStore("A")
    store.send(.opened(1)) {
      $0.screen = .editor(TodoEditor.State(original: $0.todos[0], todo: $0.todos[0]))
    }
    store.send(.screen(.presented(.editor(.change(.todo(.title("B")))))))
    #expect(store.state.todos[0].title == "A")
    store.send(.screen(.presented(.editor(.saveTapped)))) { $0.todos[id: 1]?.title = "B" }
    store.receive(.screen(.dismiss)) { $0.screen = nil }
  }

  @Test("a list that is not loaded is not saved, and the todo at its address is edited later")
  func loading() async {
    let store = makeStore()
    store.send(.opened(2)) { $0.awaited = 2 }
    store.send(.change(.newTitle("A")))
    store.send(.addTapped) { $0.todos = [] }
    store.send(.retryTapped)
    await store.settle()
    store.receive(\.loaded) { $0.isLoaded = true }
    #expect(store.state.screen?[case: \.editor]?.todo.title == "Call Ida")
    store.send(.opened(nil)) { $0.screen = nil }
    #expect(store.state.edited == nil)
  }

  @Test("a todo is deleted after the alert, and comes back by an undo")
  func deleting() {
    let store = makeStore("A", "B")
    store.send(.deleteTapped(1))
    store.send(.screen(.dismiss)) { $0.screen = nil }
    store.send(.deleteTapped(1))
    store.send(.screen(.presented(.deletion(1)))) { $0.todos.remove(id: 1) }
    store.send(.history(.undo))
    #expect(store.state.todos.map(\.title) == ["A", "B"])
  }

  @Test("a reminder fires once, unless the todo is done before")
  func reminders() {
    let store = makeStore("A", "B")
    for id in 1...2 {
      store.send(.opened(id))
      store.send(.screen(.presented(.editor(.change(.todo(.reminder(.tenSeconds)))))))
      store.send(.screen(.presented(.editor(.saveTapped))))
    }
    store.send(.rows(.element(id: 2, action: .toggled)))
    clock.advance(by: .seconds(10))
    store.receive(.reminderFired(1)) { $0.todos[id: 1]?.isDue = true }
  }

  @Test("rows are moved, and sorted in the background with the open ones first")
  func order() async {
    let store = makeStore("C", "done", "A", "B")
    store.send(.rows(.element(id: 2, action: .toggled)))
    store.send(.moved(rows: [3], to: 0))
    #expect(store.state.todos.map(\.title) == ["B", "C", "done", "A"])
    store.send(.sortTapped)
    await store.settle()
    store.receive(.sorted([3, 4, 1, 2]))
    #expect(store.state.todos.map(\.title) == ["A", "B", "C", "done"])
  }

  /// A list whose service a test answers for.
  private func makeKept(
    _ state: KeptTodos.State
  ) -> TestStore<KeptTodos.State, KeptTodos.Action> {
    let store = TestStore(initialState: state) { [kept = state.kept] world in
      KeptTodos(service: AskedService(world, kept), clock: world.clock)
    }
    store.exhaustivity = .relaxed
    return store
  }

  @Test("an answer about an older list does not say that a newer change is saved")
  func newerChange() {
    var state = KeptTodos.State([Todo(id: 1, title: "A")])
    state.list.saving = .failed
    let store = makeKept(state)
    store.send(.list(.retryTapped))
    store.expect("it is saved") { $0.questions == ["\"save\""] }
    store.send(.list(.rows(.element(id: 1, action: .toggled))))
    store.expect("the older list is not saved any more") { $0.questions.isEmpty }
    store.advance(by: .seconds(0.5))
    store.answer("save", .success(()))
    store.receive(.list(.saveEnded(.saved))) { $0.list.saving = .saved }
    #expect(store.state.kept.map(\.isDone) == [true])
  }

  @Test("a list that appears twice is loaded once")
  func loadingOnce() {
    let store = makeKept(KeptTodos.State([Todo(id: 1, title: "A")], isLoaded: false))
    store.send(.list(.appeared))
    store.send(.list(.appeared))
    store.expect("it is loaded once") { $0.questions == ["\"load\""] }
    store.answer("load", .success(()))
    store.receive(\.list) { $0.list.isLoaded = true }
  }

  @Test("a reminder that comes while its todo is edited shows afterwards, and does not start anew")
  func reminderWhileEditing() {
    var todo = Todo(id: 1, title: "A")
    todo.reminder = .tenSeconds
    let store = makeKept(KeptTodos.State([todo]))
    store.send(.list(.opened(1)))
    store.advance(by: .seconds(10))
    store.send(.list(.screen(.presented(.editor(.change(.todo(.title("B"))))))))
    store.send(.list(.screen(.presented(.editor(.saveTapped)))))
    store.skipWaitingActions()
    #expect(store.state.list.todos[0].title == "B")
    #expect(store.state.list.todos[0].isDue)
    #expect(store.state.list.todos[0].reminder == .none)
  }
}
