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
    source.updates(of: path, isDuplicate: isDuplicate)
  }

  /// The states that the store has from now on, the current one first.
  ///
  /// A state that was not taken before the next one came is left out. `emits` decides which are told.
  public func states() -> AsyncStream<State> where State: Sendable {
    source.states(emits: emission)
  }

  /// Calls a function with the current state, and then with each new one.
  ///
  /// ```swift
  /// store.subscribe { [weak label] state in label?.text = "\(state.count)" }
  /// ```
  ///
  /// - It is called once a turn, after the reducer, and may read the store and send to it.
  /// - `emits` decides which states are told.
  ///
  /// - Parameter body: Called with the state.
  /// - Returns: What ends the subscription; without it, it lasts as long as the store.
  @discardableResult
  public func subscribe(_ body: @escaping (_ state: State) -> Void) -> StoreSubscription {
    source.subscribe(emits: emission, body)
  }

  /// Calls a function with the current value of a part of the state, and then with each other one.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - body: Called with the value.
  /// - Returns: What ends the subscription; without it, it lasts as long as the store.
  @discardableResult
  public func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value>, _ body: @escaping (_ value: Value) -> Void
  ) -> StoreSubscription {
    source.subscribe(to: path, body)
  }

  /// Sends an action here for each value that a part of another store's state takes from now on.
  ///
  /// ```swift
  /// profile.bind(to: session, on: \.userName, with: { .userNameChanged($0) })
  /// ```
  ///
  /// - The action is sent when the other store starts the effects of its turn. Two stores that are
  ///   bound to one another stop when their values no longer change.
  /// - It lasts as long as both stores; a scope that is to be sent to has to be held by somebody.
  ///
  /// - Parameters:
  ///   - other: The store to listen to.
  ///   - path: The part of its state.
  ///   - action: The action for a value.
  public func bind<OtherState, OtherAction, Value: Equatable>(
    to other: Store<OtherState, OtherAction>, on path: KeyPath<OtherState, Value>,
    with action: @escaping (_ value: Value) -> Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    other.source.bind(path) { [weak self] value, source in
      guard let self else { return false }
      let detail = DetailedSource(.binding, at: place, former: source)
      if let engine {
        _ = engine.enqueue(action(value), source: .detailed(detail))
      } else {
        _ = link?.send(action(value), from: .detailed(detail))
      }
      return true
    }
  }

  /// Starts an effect that belongs to no action, such as one that runs as long as the store does.
  ///
  /// - Parameter effect: What to start.
  /// - Returns: The effect, to wait for or to cancel.
  @discardableResult
  public func addEffect(
    _ effect: Effect<Action>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    let place = SourcePlace(fileID: fileID, line: line)
    guard let engine else {
      root.report(.effectOnScope(at: place))
      return StoreTask(nil)
    }
    return StoreTask(engine.add(effect, from: place))
  }

  var source: SubscriptionSource<State> {
    if let engine { return SubscriptionSource(engine) }
    let link = scopeLink
    if !link.root.prepareToRead() { link.root.report(.subscribedInReducer) }
    return SubscriptionSource(add: link.root.subscribe, access: link.access)
  }
}
