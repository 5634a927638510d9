import HeadwaterTesting
import Testing

@testable import Todos

/// All that the list can do with a todo or two, a service that may be away, and a person who taps what is shown.
@Suite("Todos, all states")
struct TodosExploreTests {
  private let plants = Todo(id: 1, title: "Plants")
  private let coffee = Todo(id: 2, title: "Coffee")

  @Test("it says that the list is saved when the service has it, also after undo and redo")
  func saving() {
    let found = explore(
      from: [KeptTodos.State([plants]), KeptTodos.State([plants], isLoaded: false)],
      reducer: { [plants] in KeptTodos(service: AskedService($0, [plants]), clock: $0.clock) },
      actions: { state in
        let list = state.list
        if !list.isLoaded { return [.list(list.saving == .failed ? .retryTapped : .appeared)] }
        var actions: [Todos.Action] = []
        if list.history.undoCount < 1 { actions.append(.rows(.element(id: 1, action: .toggled))) }
        if list.history.canUndo { actions.append(.history(.undo)) }
        if list.history.canRedo { actions.append(.history(.redo)) }
        if list.saving == .failed { actions.append(.retryTapped) }
        return actions.map { .list($0) }
      },
      holding: [
        .never("it says saved, and the service has another list") {
          let list = $0.state.list
          return list.isLoaded && list.saving == .saved && Array(list.todos) != $0.state.kept
        },
        .eventually("saving ends") { $0.state.list.saving != .inProgress },
        .always("the service is asked for one thing at a time") { $0.questions.count <= 1 },
        .sometimes("the service is away for good") {
          $0.state.list.isLoaded && $0.state.list.saving == .failed
        },
      ])
    #expect(found.isComplete)
    #expect(found.failures.isEmpty)
  }

  @Test("only what the alert names is deleted, and an undo brings it back")
  func deleting() {
    let found = explore(
      from: [KeptTodos.State([plants, coffee])],
      reducer: { [plants, coffee] in
        let service = AskedService($0, [plants, coffee], isReliable: true)
        return KeptTodos(service: service, clock: $0.clock)
      },
      actions: { state in
        switch state.list.screen {
        case .deletion(let alert):
          let answers = alert.buttons.compactMap(\.action).map { id in
            Todos.Action.screen(.presented(.deletion(id)))
          }
          return (answers + [.screen(.dismiss)]).map { .list($0) }
        case .editor: return [.list(.screen(.presented(.editor(.cancelTapped))))]
        case nil: break
        }
        let list = state.list
        var actions: [Todos.Action] = list.todos.map { .deleteTapped($0.id) }
        if list.history.canUndo { actions.append(.history(.undo)) }
        return actions.map { .list($0) }
      },
      holding: [
        .always("the alert names the todo that its button deletes") {
          guard case .deletion(let alert) = $0.state.list.screen else { return true }
          let todos = alert.buttons.compactMap(\.action).compactMap { [list = $0.state.list] in
            list.todos[id: $0]
          }
          return todos.count == 1 && alert.title == "Delete “\(todos[0].title)”?"
        },
        .always("what is gone can be brought back") {
          $0.state.list.history.undoCount >= 2 - $0.state.list.todos.count
        },
        .sometimes("all are gone") { $0.state.list.todos.isEmpty },
        .eventually("it is saved") { Array($0.state.list.todos) == $0.state.kept },
      ])
    #expect(found.isComplete)
    #expect(found.failures.isEmpty)
  }

  @Test("a reminder comes once, and is not lost while its todo is edited")
  func reminder() {
    var reminded = plants
    reminded.reminder = .tenSeconds
    let found = explore(
      from: [KeptTodos.State([reminded])],
      reducer: { [reminded] in
        let service = AskedService($0, [reminded], isReliable: true)
        return KeptTodos(service: service, clock: $0.clock)
      },
      actions: { state in
        guard case .editor(let editor) = state.list.screen else {
          return state.list.history.undoCount < 3 ? [.list(.opened(1))] : []
        }
        var actions: [TodoEditor.Action] = [.saveTapped, .cancelTapped]
        if editor.todo.title == "Plants" { actions.append(.change(.todo(.title("Roses")))) }
        return actions.map { .list(.screen(.presented(.editor($0)))) }
      },
      holding: [
        .always("it comes once") { $0.state.reminderCount <= 1 },
        .always("what has come is shown until the person looks at the todo") {
          !$0.state.isUnseen || $0.state.list.todos[0].isDue
        },
        .eventually("it comes") { $0.state.reminderCount > 0 },
      ])
    #expect(found.isComplete)
    #expect(found.failures.isEmpty)
  }
}
