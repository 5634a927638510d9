// What a bridge to another library of streams needs: values as they come, and the end of the store.
extension Store {
  /// Calls a function with the current state, then with each new one, and another at the store's end.
  ///
  /// - It is called once a turn, after the reducer, and may read the store and send to it.
  /// - `emits` decides which states are told; the end is told whatever it says.
  ///
  /// - Parameters:
  ///   - end: Called once when the store goes, on the thread that releases it; at once where a scope
  ///     has no state any more. Not called after `cancel`.
  ///   - body: Called with a state, on the store's actor.
  /// - Returns: What ends the subscription; without it, it lasts as long as the store.
  @discardableResult
  public func subscribe(
    end: @escaping () -> Void, _ body: @escaping (_ state: State) -> Void
  ) -> StoreSubscription {
    source.subscribe(emits: emission, end: end, body)
  }

  /// Calls a function with the current value of a part of the state, then with each other one, and
  /// another at the store's end.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - isDuplicate: Whether a value is left out after another.
  ///   - end: Called once when the store goes, on the thread that releases it; at once where a scope
  ///     has no state any more. Not called after `cancel`.
  ///   - body: Called with a value, on the store's actor.
  /// - Returns: What ends the subscription; without it, it lasts as long as the store.
  @discardableResult
  public func subscribe<Value>(
    to path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool,
    end: @escaping () -> Void, _ body: @escaping (_ value: Value) -> Void
  ) -> StoreSubscription {
    source.subscribe(to: path, isDuplicate: isDuplicate, end: end, body)
  }
}
