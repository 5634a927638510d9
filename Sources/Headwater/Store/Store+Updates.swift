extension Store {
  /// The values that a part of the state takes from now on.
  ///
  /// ```swift
  /// let names = store.updates(of: \.username)
  /// Task { for await name in names { print(name) } }
  /// ```
  ///
  /// - The current value is not among them, and a value equal to the one before is left out.
  /// - The stream listens from this call on, not from the first `next()`, and keeps what is not yet
  ///   taken. It ends with the store.
  ///
  /// - Parameter path: The part of the state.
  public func updates<Value: Equatable & Sendable>(
    of path: KeyPath<State, Value>
  ) -> AsyncStream<Value> {
    updates(of: path, isDuplicate: ==)
  }

  /// The values that a part of the state takes from now on, by a comparison of your own.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - isDuplicate: Whether a value is left out after another.
  public func updates<Value: Sendable>(
    of path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool
  ) -> AsyncStream<Value> {
    engine.updates(of: path, isDuplicate: isDuplicate)
  }
}
