// Access for bridges to other stream libraries: values as they come, and the end of the store.
extension Store {
  /// Calls a function with the current state, and then with each state that `emits` passes.
  ///
  /// - Parameters:
  ///   - end: Called once when the store is released, on the thread that releases it.
  ///   - body: Called with a state, on the store's actor.
  /// - Returns: The subscription.
  package func observeStates(
    end: @escaping () -> Void, _ body: @escaping (State) -> Void
  ) -> StoreSubscription {
    source.subscribe(emits: emission, end: end, body)
  }

  /// Calls a function with the current value of a part of the state, and then with each new value.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - isDuplicate: Whether to leave out a value after the one before.
  ///   - end: Called once when the store is released, on the thread that releases it.
  ///   - body: Called with a value, on the store's actor.
  /// - Returns: The subscription.
  package func observe<Value>(
    _ path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool,
    end: @escaping () -> Void, _ body: @escaping (Value) -> Void
  ) -> StoreSubscription {
    source.subscribe(to: path, isDuplicate: isDuplicate, end: end, body)
  }
}
