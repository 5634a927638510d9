/// The change of one field of a state. One case with it serves a form with many fields.
///
/// ```swift
/// struct Settings: Reducer {
///   struct State: Equatable {
///     var name = ""
///     var isLoud = false
///   }
///
///   enum Action: BindableAction {
///     case binding(BindingAction<State>)
///     case saved
///   }
///
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     switch action {
///     case .binding(\.isLoud): …            // one field
///     case .binding(let change): change.apply(to: &state)
///     case .saved: …
///     }
///   }
/// }
/// ```
///
/// In a `body`, ``BindingReducer`` applies it. Two binding actions are equal if they set the same field to
/// equal values.
public struct BindingAction<State>: Sendable {
  /// The field.
  public var keyPath: PartialKeyPath<State> { field }

  private let field: PartialKeyPath<State> & Sendable
  private let value: any Equatable & Sendable
  private let change: @Sendable (inout State) -> Void

  /// Makes the change of a field.
  ///
  /// In a module with main-actor default isolation, declare the state a `nonisolated struct` to use this
  /// function, since an action may be sent from any actor. `$store.name` does not need that.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ field: WritableKeyPath<State, Value> & Sendable, _ value: Value
  ) -> BindingAction {
    BindingAction(field: field, value: value) { $0[keyPath: field] = value }
  }

  /// Sets the field to the new value.
  public func apply(to state: inout State) {
    change(&state)
  }

  /// Matches a binding action by its field: `case .binding(\.name):`.
  public static func ~= <Value>(
    field: WritableKeyPath<State, Value>, action: BindingAction
  ) -> Bool {
    action.keyPath == field
  }
}

extension BindingAction: Equatable {
  public static func == (left: BindingAction, right: BindingAction) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { right.value as? Value == value }
    return left.keyPath == right.keyPath && isEqual(left.value)
  }
}

extension BindingAction: CustomStringConvertible {
  /// The field and the value.
  public var description: String { "set(\(keyPath), \(value))" }
}

/// An action type with a case for the change of a field.
///
/// An enum conforms by having a case `binding`.
public protocol BindableAction<BoundState> {
  /// The state whose fields are changed.
  associatedtype BoundState

  /// Makes an action from a change.
  static func binding(_ change: BindingAction<BoundState>) -> Self
}
