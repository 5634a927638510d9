/// An action type with a case for the changes of fields. One case serves a form with many fields.
///
/// ```swift
/// struct Settings: Reducer {
///   @Fields struct State: Equatable {
///     var name = ""
///     var isLoud = false
///   }
///
///   enum Action: FieldAction, Equatable {
///     case change(State.Change)
///     case saved
///   }
///
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     switch action {
///     case .change(.isLoud(let isLoud)): …        // one field
///     case .change(let change): state.apply(change)
///     case .saved: …
///     }
///   }
/// }
/// ```
///
/// An enum conforms by having a case `change`. In a `body`, ``ChangeReducer`` applies it.
public protocol FieldAction {
  /// The change of one field.
  associatedtype Change

  /// Makes an action from a change.
  static func change(_ change: Change) -> Self
}
