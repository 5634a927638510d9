import Headwater

extension Todos.State {
  /// Handles an action that changes the list, or asks before it does.
  mutating func edit(_ action: Todos.Action) {
    switch action {
    case .addTapped where newTitle.contains { !$0.isWhitespace }:
      todos.append(Todo(id: (todos.ids.max() ?? 0) + 1, title: newTitle))
      newTitle = ""
    case .editTapped(let id): edit(.opened(id))
    case .opened(let id):
      screen = id.flatMap { todos[id: $0] }.map { .editor(TodoEditor.State($0)) }
      awaited = todos.isEmpty ? id : nil
    case .screen(.presented(.editor(.saveTapped))):
      guard case .editor(let editor)? = screen, editor.canSave else { break }
      todos[id: editor.todo.id]?.title = editor.title
      todos[id: editor.todo.id]?.reminder = editor.reminder
      due.remove(editor.todo.id)
    case .deleteTapped(let id): screen = todos[id: id].map { .deletion(.delete($0)) }
    case .screen(.presented(.deletion(let id))):
      todos.remove(id: id)
      due.remove(id)
    case .moved(let rows, let place): todos.move(fromOffsets: rows, toOffset: place)
    case .sorted(let order):
      let places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
      todos.sort { places[$0.id, default: .max] < places[$1.id, default: .max] }
    case .reminderFired(let id):
      todos[id: id]?.reminder = .none
      due.insert(id)
    default: break
    }
  }
}

extension AlertState<Todo.ID> {
  fileprivate static func delete(_ todo: Todo) -> AlertState {
    AlertState(
      "Delete “\(todo.title)”?", buttons: [.destructive("Delete", action: todo.id), .cancel()])
  }
}
