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
}
