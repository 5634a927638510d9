/// One field of a form was given a value: a single case for forms with many fields.
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
/// In a `body`, ``BindingReducer`` applies it. Two are equal when they give equal values to the same
/// field.
public struct BindingAction<State>: Sendable {
  /// The field.
  public var keyPath: PartialKeyPath<State> { field }

  private let field: PartialKeyPath<State> & Sendable
  private let value: any Equatable & Sendable
  private let change: @Sendable (inout State) -> Void

  /// A field is given a value.
  ///
  /// In a module that is isolated to the main actor by default, a state whose fields are named so is a
  /// `nonisolated struct`, since an action may be sent from anywhere; `$store.name` needs nothing.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - value: What it is given.
  public static func set<Value: Equatable & Sendable>(
    _ field: WritableKeyPath<State, Value> & Sendable, _ value: Value
  ) -> BindingAction {
    BindingAction(field: field, value: value) { $0[keyPath: field] = value }
  }

  /// Gives the field its value.
  public func apply(to state: inout State) {
    change(&state)
  }

  /// Whether a field is the one that was given a value: `case .binding(\.name):`.
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

/// An action that can say that a field of a state was given a value.
///
/// An enum conforms by having a case `binding`.
public protocol BindableAction<BoundState> {
  /// The state whose fields are given values.
  associatedtype BoundState

  /// Makes the action of a change.
  static func binding(_ change: BindingAction<BoundState>) -> Self
}
