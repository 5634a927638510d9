extension StoreActor {
  /// Returns a stream of the new values of a part of the state.
  ///
  /// - The stream contains values from this call on, not from the first `next()`, and keeps those that are
  ///   not taken yet. It does not contain the current value.
  /// - It leaves out a value that equals the one before.
  /// - It ends with the store.
  ///
  /// - Parameter path: The part of the state.
  public func updates<Value: Equatable & Sendable>(
    of path: KeyPath<State, Value> & Sendable
  ) -> AsyncStream<Value> {
    SubscriptionSource(engine).updates(of: path)
  }

  /// Returns a stream of states that begins with the current one.
  ///
  /// The stream keeps only the newest state, and drops one that is not taken before the next one comes. The
  /// store's `emits` decides which states it contains.
  public func states() -> AsyncStream<State> where State: Sendable {
    SubscriptionSource(engine).states(emits: emission)
  }

  /// Calls a function with the current state, and then with each new one.
  ///
  /// - The store calls the function on this actor, at most once a turn, after the reducer.
  /// - The store's `emits` decides which states it receives.
  ///
  /// - Parameter body: Called with the state.
  /// - Returns: The subscription. It lasts as long as the store unless you cancel it.
  @discardableResult
  public func subscribe(_ body: @escaping @Sendable (_ state: State) -> Void) -> StoreSubscription {
    SubscriptionSource(engine).subscribe(emits: emission, body)
  }

  /// Calls a function with the current value of a part of the state, and then with each new value.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - body: Called with the value, on this actor.
  /// - Returns: The subscription. It lasts as long as the store unless you cancel it.
  @discardableResult
  public func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value> & Sendable, _ body: @escaping @Sendable (_ value: Value) -> Void
  ) -> StoreSubscription {
    SubscriptionSource(engine).subscribe(to: path, body)
  }

  /// Sends an action to this store for each new value of a part of another store actor's state.
  ///
  /// - The values arrive in their order, each after a hop from the other actor to this one. Between two
  ///   main-actor stores, `Store.bind` delivers in the same call.
  /// - The binding lasts until one of the two stores is released or the task is cancelled.
  ///
  /// - Parameters:
  ///   - other: The store to listen to.
  ///   - path: The part of its state.
  ///   - action: Returns the action for a value.
  /// - Returns: The binding, to cancel.
  @discardableResult
  public func bind<OtherState, OtherAction, Value: Equatable & Sendable>(
    to other: StoreActor<OtherState, OtherAction>, on path: KeyPath<OtherState, Value> & Sendable,
    with action: @escaping @Sendable (_ value: Value) -> sending Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> StoreTask {
    let values = await other.updates(of: path)
    return listen(to: values, with: action, fileID: fileID, line: line)
  }

  /// Sends an action to this store for each new value of a part of a main-actor store's state.
  ///
  /// - Parameters:
  ///   - other: The store to listen to.
  ///   - path: The part of its state.
  ///   - action: Returns the action for a value.
  /// - Returns: The binding, to cancel.
  @discardableResult
  public func bind<OtherState, OtherAction, Value: Equatable & Sendable>(
    to other: Store<OtherState, OtherAction>, on path: KeyPath<OtherState, Value> & Sendable,
    with action: @escaping @Sendable (_ value: Value) -> sending Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> StoreTask {
    let values = await other.updates(of: path)
    return listen(to: values, with: action, fileID: fileID, line: line)
  }

  private func listen<Value: Sendable>(
    to values: AsyncStream<Value>, with action: @escaping @Sendable (Value) -> sending Action,
    fileID: StaticString, line: UInt
  ) -> StoreTask {
    addEffect(
      .stream(values, name: "bind", action, fileID: fileID, line: line), fileID: fileID,
      line: line)
  }

  /// Starts an effect that follows from no action, such as one that runs as long as the store.
  ///
  /// - Parameter effect: The effect, handed over to the actor.
  /// - Returns: The running effect, to wait for or to cancel.
  @discardableResult
  public func addEffect(
    _ effect: sending Effect<Action>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    StoreTask(engine.add(effect, from: SourcePlace(fileID: fileID, line: line)))
  }
}
