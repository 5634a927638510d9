import HeadwaterMacros

/// Edits a copy of a todo in a sheet. The list takes the copy over when the person saves it.
struct TodoEditor: Reducer {
  @Fields
  struct State: Codable, Hashable, Sendable {
    let original: Todo
    @Nested var todo: Todo

    var isEdited: Bool { todo != original }
    var canSave: Bool { todo.title.contains { !$0.isWhitespace } }
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
