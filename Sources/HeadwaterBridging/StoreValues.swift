/// The values of a store, or of a part of its state, for a stream framework.
///
/// ```swift
/// let listening = StoreValues(store, \.count).listen { observer.next($0) } end: { observer.complete() }
/// ```
///
/// - The current value comes first, and then each new value.
/// - Values are delivered on the store's actor, in the order of its turns, after the reducer, and never one
///   within another.
/// - It does not retain the store, and reports its end.
public struct StoreValues<Value> {
  typealias Connection =
    @MainActor (_ receive: @escaping (Value) -> Void, _ end: @escaping () -> Void)
    -> StoreSubscription?

  /// Listens to the store; nil when the store is gone.
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

  /// Begins to listen: at once on the main actor, elsewhere as soon as the main actor is free.
  ///
  /// - Parameters:
  ///   - receive: Called with a value, on the store's actor.
  ///   - end: Called once when the store goes, on the thread that releases it. Not called after
  ///     `cancel`.
  /// - Returns: What ends it. Without it, it lasts as long as the store.
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

  /// Ends it, on any thread. No value and no end is delivered any more, and both functions are released.
  public func cancel() {
    cancelLink()
  }
}

/// A function outside of the main actor, since a closure that is isolated to the main actor calls it.
private func comparison<Value: Equatable>(of type: Value.Type) -> (Value, Value) -> Bool {
  { $0 == $1 }
}
