import HeadwaterMacros

/// What the list shows in front of itself: at most one of these.
@Destination
struct TodosScreen {
  let editor: TodoEditor
  /// The alert before a todo is deleted. Its button sends the todo's id.
  let deletion: AlertReducer<Todo.ID>
}

extension TodosScreen.State: Codable, Hashable, Sendable {}
extension TodosScreen.Action: Codable, Equatable, Sendable {}
