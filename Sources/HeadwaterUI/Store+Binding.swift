import Headwater
import HeadwaterViews

extension Store {
  /// A binding that reads a value of the state and sends an action for each value written.
  ///
  /// ```swift
  /// TextField("Username", text: store.binding(\.username, { .updateUsername($0) }))
  /// ```
  ///
  /// What is written does not reach the state by itself: the reducer decides what becomes of it.
  ///
  /// - Parameters:
  ///   - path: The value that the binding shows.
  ///   - action: The action for a value that was written.
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

  /// A binding that reads a value of the state and sends a mutating action for each value written.
  ///
  /// ```swift
  /// TextField("Username", text: store.binding(\.username, { .updateUsername($0) }))
  /// ```
  ///
  /// A control that edits a value is there to change it, so `.mutating` is not written.
  ///
  /// - Parameters:
  ///   - path: The value that the binding shows.
  ///   - action: The mutating action for a value that was written.
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

  /// A binding that reads a value of the state and sends a case of the action with each value written.
  ///
  /// ```swift
  /// TextField("Username", text: store.binding(\.username, action: \.usernameChanged))
  /// ```
  ///
  /// What is written does not reach the state by itself: the reducer decides what becomes of it.
  ///
  /// - Parameters:
  ///   - path: The value that the binding shows.
  ///   - action: The case for a value that was written.
  /// - Returns: A binding for a control, equal to the one that the next evaluation makes.
  public func binding<Value: Equatable, Path: CasePath>(
    _ path: KeyPath<State, Value>, action: CaseKeyPath<Action, Path>
  ) -> Binding<Value> where Action: CasePathable, Path.Root == Action, Path.Value == Value {
    Bindable(self)[dynamicMember: \Store<State, Action>.[BoundField<State, Value, Path>(path)]]
  }

  subscript<Value: Equatable, Path: CasePath>(
    field: BoundField<State, Value, Path>
  ) -> Value where Path.Root == Action, Path.Value == Value {
    get { self[field.path] }
    set { send(Path.embed(newValue)) }
  }
}

/// A field as a control shows it.
///
/// Where the main actor is the default, a path to a field is not Sendable, and the closures of a binding
/// may hold nothing else: so the path stays on the main actor, in here.
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

/// A field of a state, and the case of an action that says that it was given a value.
struct BoundField<State, Value, Path: CasePath>: Hashable {
  let path: KeyPath<State, Value>

  init(_ path: KeyPath<State, Value>) {
    self.path = path
  }
}
