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
    _ path: KeyPath<State, Value> & Sendable,
    _ action: @escaping @MainActor @Sendable (Value) -> Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> {
    Binding(
      get: { @MainActor in self[path] },
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
    _ path: KeyPath<State, Value> & Sendable,
    _ action: @escaping @MainActor @Sendable (Value) -> MutatingAction,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Binding<Value> where Action == SplitAction<MutatingAction, EffectAction> {
    Binding(
      get: { @MainActor in self[path] },
      set: { @MainActor value in
        self.send(.mutating(action(value)), fileID: fileID, line: line)
      })
  }
}
