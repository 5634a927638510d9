import HeadwaterTesting
import Testing

@testable import Todos

@Suite("Todos, their addresses")
struct TodosAddressTests {
  @Test("an address of a todo that there is not says so, until the browser's list has it")
  func missing() {
    let store = TestStore(
      initialState: Todos.State(todos: [Todo(id: 1, title: "A")], isLoaded: true),
      reducer: Todos(service: MemoryService(), clock: TestClock()))
    store.exhaustivity = .relaxed
    store.send(.opened(7)) { $0.awaited = 7 }
    #expect(store.state.missing == 7)
    #expect(store.state.edited == 7)
    store.send(.loaded([Todo(id: 7, title: "Kept")])) { $0.awaited = nil }
    #expect(store.state.screen?[case: \.editor]?.todo.title == "Kept")
    store.send(.opened(7))
    store.send(.opened(nil)) { $0.awaited = nil }
  }
}
