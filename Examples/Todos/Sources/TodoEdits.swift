import Headwater

/// Changes the list, or asks before it does.
struct TodoEdits: Reducer {
  func reduce(into state: inout Todos.State, action: Todos.Action) -> Effect<Todos.Action> {
    switch action {
    case .addTapped where state.canAdd:
      state.todos.append(Todo(id: (state.todos.ids.max() ?? 0) + 1, title: state.newTitle))
      state.newTitle = ""
    case .opened(let id):
      let todo = id.flatMap { state.todos[id: $0] }
      state.screen = todo.map { .editor(TodoEditor.State(original: $0, todo: $0)) }
      state.awaited = todo == nil ? id : nil
    case .screen(.presented(.editor(.saveTapped))):
      if case .editor(let editor)? = state.screen, editor.canSave { save(editor, in: &state) }
    case .deleteTapped(let id):
      state.screen = state.todos[id: id].map { todo in
        .deletion(
          AlertState(
            "Delete “\(todo.title)”?", buttons: [.destructive("Delete", action: id), .cancel()]))
      }
    case .screen(.presented(.deletion(let id))): state.todos.remove(id: id)
    case .moved(let rows, let place): state.todos.move(fromOffsets: rows, toOffset: place)
    case .sorted(let order):
      let places = Dictionary(zip(order, order.indices)) { first, _ in first }
      state.todos.sort { places[$0.id, default: .max] < places[$1.id, default: .max] }
    case .reminderFired(let id):
      state.todos[id: id]?.reminder = .none
      state.todos[id: id]?.isDue = true
    default: break
    }
    return .none
  }

  /// Takes over what was edited, and nothing that has changed meanwhile, such as a reminder that has come.
  private func save(_ editor: TodoEditor.State, in state: inout Todos.State) {
    let (original, edited) = (editor.original, editor.todo)
    state.todos[id: edited.id]?.title = edited.title
    if edited.reminder != original.reminder {
      state.todos[id: edited.id]?.reminder = edited.reminder
    }
    if original.isDue { state.todos[id: edited.id]?.isDue = false }
  }
}
