// Access for bridges to other stream libraries: values as they come, and the end of the store.
extension Store {
  /// Calls a function with the current state and then with each new state, and another at the store's end.
  ///
  /// - `body` is called once a turn, after the reducer. It may read the store and send to it.
  /// - `emits` decides which states are passed on. It does not affect the call of `end`.
  ///
  /// - Parameters:
  ///   - end: Called once when the store is released, on the thread that releases it, and at once if a scope
  ///     has no state any more. It is not called after `cancel`.
  ///   - body: Called with a state, on the store's actor.
  /// - Returns: The subscription. If you do not cancel it, it lasts as long as the store.
  @discardableResult
  public func subscribe(
    end: @escaping () -> Void, _ body: @escaping (_ state: State) -> Void
  ) -> StoreSubscription {
    source.subscribe(emits: emission, end: end, body)
  }

  /// Calls a function with the current value of a part of the state and then with each new value, and another
  /// at the store's end.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - isDuplicate: Whether to leave out a value after the one before.
  ///   - end: Called once when the store is released, on the thread that releases it, and at once if a scope
  ///     has no state any more. It is not called after `cancel`.
  ///   - body: Called with a value, on the store's actor.
  /// - Returns: The subscription. If you do not cancel it, it lasts as long as the store.
  @discardableResult
  public func subscribe<Value>(
    to path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool,
    end: @escaping () -> Void, _ body: @escaping (_ value: Value) -> Void
  ) -> StoreSubscription {
    source.subscribe(to: path, isDuplicate: isDuplicate, end: end, body)
  }
}
