import HeadwaterMacros

/// Edits a copy of a todo in a sheet. The list takes the copy over when the person saves it.
struct TodoEditor: Reducer {
  @Fields
  struct State: Codable, Equatable, Sendable {
    /// The todo as it was.
    let todo: Todo
    var title: String
    var reminder: Reminder

    init(_ todo: Todo) {
      self.todo = todo
      title = todo.title
      reminder = todo.reminder
    }

    var isEdited: Bool { title != todo.title || reminder != todo.reminder }
    var canSave: Bool { title.contains { !$0.isWhitespace } }
  }

  @CasePathable
  enum Action: FieldAction, Codable, Equatable, Sendable {
    case change(State.Change)
    case saveTapped, cancelTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .change(let change):
      state.apply(change)
      return .none
    case .saveTapped: return state.canSave ? .dismiss : .none
    case .cancelTapped: return .dismiss
    }
  }
}
