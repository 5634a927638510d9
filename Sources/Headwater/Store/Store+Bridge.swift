// What a bridge to another library of streams needs: values as they come, and the end of the store.
extension Store {
  /// Calls a function with the current state, then with each one that `emits` lets pass.
  ///
  /// - Parameters:
  ///   - end: Called once when the store goes, on the thread that releases it.
  ///   - body: Called with a state, on the store's actor.
  /// - Returns: What ends it.
  package func observeStates(
    end: @escaping () -> Void, _ body: @escaping (State) -> Void
  ) -> StoreSubscription {
    source.subscribe(emits: emission, end: end, body)
  }

  /// Calls a function with the current value of a part of the state, then with each other one.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - isDuplicate: Whether a value is left out after another.
  ///   - end: Called once when the store goes, on the thread that releases it.
  ///   - body: Called with a value, on the store's actor.
  /// - Returns: What ends it.
  package func observe<Value>(
    _ path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool,
    end: @escaping () -> Void, _ body: @escaping (Value) -> Void
  ) -> StoreSubscription {
    source.subscribe(to: path, isDuplicate: isDuplicate, end: end, body)
  }
}
