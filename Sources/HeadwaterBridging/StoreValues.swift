/// The values of a store, or of a part of its state, for a stream framework.
///
/// ```swift
/// let listening = StoreValues(store, \.count).listen { observer.next($0) } end: { observer.complete() }
/// ```
///
/// - The current value comes first, and then each new value.
/// - Values are delivered on the store's actor, in the order of its turns, after the reducer. The delivery of
///   one value ends before that of the next begins.
/// - It does not retain the store, and reports the end of the store.
public struct StoreValues<Value> {
  typealias Connection =
    @MainActor (_ receive: @escaping (Value) -> Void, _ end: @escaping () -> Void)
    -> StoreSubscription?

  /// Subscribes to the store; returns nil if the store has been released.
  let connect: Connection

  /// The states of a store that `emits` passes.
  ///
  /// - Parameter store: The store.
  @MainActor
  public init<Action>(_ store: Store<Value, Action>) {
    connect = { [weak store] receive, end in store?.subscribe(end: end, receive) }
  }

  /// The values of a part of the state, without duplicates.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - path: The part of its state.
  @MainActor
  public init<State, Action>(
    _ store: Store<State, Action>, _ path: KeyPath<State, Value>
  ) where Value: Equatable {
    self.init(store, path, isDuplicate: comparison(of: Value.self))
  }

  /// The values of a part of the state, with your own comparison.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - path: The part of its state.
  ///   - isDuplicate: Whether to leave out a value after the one before.
  @MainActor
  public init<State, Action>(
    _ store: Store<State, Action>, _ path: KeyPath<State, Value>,
    isDuplicate: @escaping (Value, Value) -> Bool
  ) {
    connect = { [weak store] receive, end in
      store?.subscribe(to: path, isDuplicate: isDuplicate, end: end, receive)
    }
  }

  /// Subscribes to the values: at once on the main actor, elsewhere as soon as the main actor is free.
  ///
  /// - Parameters:
  ///   - receive: Called with each value, on the store's actor.
  ///   - end: Called once when the store is released, on the thread that releases it. It is not called after
  ///     `cancel`.
  /// - Returns: The subscription, to cancel it. If you discard it, it lasts as long as the store.
  @discardableResult
  public func listen(
    _ receive: @escaping (_ value: Value) -> Void, end: @escaping () -> Void
  ) -> StoreListening {
    let link = StoreLink(connect: connect, receive: receive, end: end)
    MainQueue.perform(link)
    return StoreListening(cancelLink: link.cancel)
  }
}

/// A subscription to the values of a store.
public struct StoreListening: Sendable {
  let cancelLink: @Sendable () -> Void

  /// Ends the subscription, on any thread. It releases both functions without calling them again.
  public func cancel() {
    cancelLink()
  }
}

/// A function outside of the main actor, since a closure that is isolated to the main actor calls it.
private func comparison<Value: Equatable>(of type: Value.Type) -> (Value, Value) -> Bool {
  { $0 == $1 }
}
