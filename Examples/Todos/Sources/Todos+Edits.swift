import Headwater

extension Todos.State {
  /// Handles an action that changes the list, or asks before it does.
  mutating func edit(_ action: Todos.Action) {
    switch action {
    case .addTapped where canAdd:
      todos.append(Todo(id: (todos.ids.max() ?? 0) + 1, title: newTitle))
      newTitle = ""
    case .opened(let id):
      screen = id.flatMap { todos[id: $0] }.map {
        .editor(TodoEditor.State(original: $0, todo: $0))
      }
      awaited = todos.isEmpty ? id : nil
    case .screen(.presented(.editor(.saveTapped))):
      if case .editor(let editor)? = screen, editor.canSave { save(editor) }
    case .deleteTapped(let id):
      screen = todos[id: id].map { todo in
        .deletion(
          AlertState(
            "Delete “\(todo.title)”?", buttons: [.destructive("Delete", action: id), .cancel()]))
      }
    case .screen(.presented(.deletion(let id))): todos.remove(id: id)
    case .moved(let rows, let place): todos.move(fromOffsets: rows, toOffset: place)
    case .sorted(let order):
      let places = Dictionary(zip(order, order.indices)) { first, _ in first }
      todos.sort { places[$0.id, default: .max] < places[$1.id, default: .max] }
    case .reminderFired(let id):
      todos[id: id]?.reminder = .none
      todos[id: id]?.isDue = true
    default: break
    }
  }

  /// Takes over what was edited. A reminder that has come meanwhile goes on saying so, and does not start anew.
  private mutating func save(_ editor: TodoEditor.State) {
    guard let current = todos[id: editor.todo.id] else { return }
    var todo = editor.todo
    todo.isDue = current.isDue && !editor.original.isDue
    if todo.isDue && todo.reminder == editor.original.reminder { todo.reminder = .none }
    todos[id: todo.id] = todo
  }
}
