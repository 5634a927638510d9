import Headwater
import HeadwaterViews

extension Store {
  /// Returns a binding that reads a value of the state and sends an action for each new value.
  ///
  /// ```swift
  /// TextField("Username", text: store.binding(\.username, { .updateUsername($0) }))
  /// ```
  ///
  /// The new value does not reach the state by itself: the reducer decides what to do with it.
  ///
  /// - Parameters:
  ///   - path: The value that the binding reads.
  ///   - action: Returns the action for a new value.
  /// - Returns: A binding for a control.
  public func binding<Value: Equatable>(
    _ path: KeyPath<State, Value>,
    _ action: @escaping @MainActor @Sendable (Value) -> Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> {
    let shown = ShownField(store: self, path: path)
    return Binding(
      get: { @MainActor in shown.value },
      set: { @MainActor value in self.send(action(value), fileID: fileID, line: line) })
  }

  /// Returns a binding that reads a value of the state and sends a mutating action for each new value.
  ///
  /// ```swift
  /// TextField("Username", text: store.binding(\.username, { .updateUsername($0) }))
  /// ```
  ///
  /// A control that edits a value always changes it. You therefore leave out `.mutating`.
  ///
  /// - Parameters:
  ///   - path: The value that the binding reads.
  ///   - action: Returns the mutating action for a new value.
  /// - Returns: A binding for a control.
  public func binding<Value: Equatable, MutatingAction, EffectAction>(
    _ path: KeyPath<State, Value>,
    _ action: @escaping @MainActor @Sendable (Value) -> MutatingAction,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> where Action == SplitAction<MutatingAction, EffectAction> {
    let shown = ShownField(store: self, path: path)
    return Binding(
      get: { @MainActor in shown.value },
      set: { @MainActor value in
        self.send(.mutating(action(value)), fileID: fileID, line: line)
      })
  }

  /// Returns a binding that reads a value of the state and sends a case of the action with each new value.
  ///
  /// ```swift
  /// TextField("Username", text: store.binding(\.username, action: \.usernameChanged))
  /// ```
  ///
  /// The new value does not reach the state by itself: the reducer decides what to do with it.
  ///
  /// - Parameters:
  ///   - path: The value that the binding reads.
  ///   - action: The case that carries a new value.
  /// - Returns: A binding for a control. The next evaluation of the view makes an equal one.
  public func binding<Value: Equatable, Path: CasePath>(
    _ path: KeyPath<State, Value>, action: CaseKeyPath<Action, Path>
  ) -> Binding<Value> where Action: CasePathable, Path.Root == Action, Path.Value == Value {
    Bindable(self)[dynamicMember: \Store<State, Action>.[BoundField<State, Value, Path>(path)]]
  }

  subscript<Value: Equatable, Path: CasePath>(
    field: BoundField<State, Value, Path>
  ) -> Value where Path.Root == Action, Path.Value == Value {
    get { self[field.path] }
    set { send(Path.embed(newValue), fileID: "a binding", line: 0) }
  }
}

/// A field of a store's state that a binding reads.
///
/// With main-actor default isolation, a key path to a field is not Sendable, and the closures of a binding
/// may only capture Sendable values. This object keeps the path on the main actor.
@MainActor
private final class ShownField<State, Action, Value: Equatable> {
  private let store: Store<State, Action>
  private let path: KeyPath<State, Value>

  init(store: Store<State, Action>, path: KeyPath<State, Value>) {
    self.store = store
    self.path = path
  }

  var value: Value { store[path] }
}

/// A field of a state, and the case of an action for its change.
struct BoundField<State, Value, Path: CasePath>: Hashable {
  let path: KeyPath<State, Value>

  init(_ path: KeyPath<State, Value>) {
    self.path = path
  }
}
