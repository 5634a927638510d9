extension StoreActor {
  /// The values that a part of the state takes from now on.
  ///
  /// - The current value is not among them, and a value equal to the one before is left out.
  /// - The stream listens from this call on, not from the first `next()`, and keeps what is not yet
  ///   taken. It ends with the store.
  ///
  /// - Parameter path: The part of the state.
  public func updates<Value: Equatable & Sendable>(
    of path: KeyPath<State, Value> & Sendable
  ) -> AsyncStream<Value> {
    SubscriptionSource(engine).updates(of: path, isDuplicate: ==)
  }

  /// The states that the store has from now on, the current one first.
  ///
  /// A state that was not taken before the next one came is left out. `emits` decides which are told.
  public func states() -> AsyncStream<State> where State: Sendable {
    SubscriptionSource(engine).states(emits: emission)
  }

  /// Calls a function with the current state, and then with each new one.
  ///
  /// - It is called on this actor, once a turn, after the reducer. `emits` decides which states are
  ///   told.
  ///
  /// - Parameter body: Called with the state.
  /// - Returns: What ends the subscription; without it, it lasts as long as the store.
  @discardableResult
  public func subscribe(_ body: @escaping @Sendable (_ state: State) -> Void) -> StoreSubscription {
    SubscriptionSource(engine).subscribe(emits: emission, body)
  }

  /// Calls a function with the current value of a part of the state, and then with each other one.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - body: Called with the value, on this actor.
  /// - Returns: What ends the subscription; without it, it lasts as long as the store.
  @discardableResult
  public func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value> & Sendable, _ body: @escaping @Sendable (_ value: Value) -> Void
  ) -> StoreSubscription {
    SubscriptionSource(engine).subscribe(to: path, body)
  }

  /// Sends an action here for each value that a part of another actor's state takes from now on.
  ///
  /// - The values arrive in their order, each after the hop from that actor to this one; between two
  ///   main-actor stores `Store.bind` delivers in the same call.
  /// - It lasts until the other store goes, this one does, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - other: The store to listen to.
  ///   - path: The part of its state.
  ///   - action: The action for a value.
  /// - Returns: The binding, to cancel it.
  @discardableResult
  public func bind<OtherState, OtherAction, Value: Equatable & Sendable>(
    to other: StoreActor<OtherState, OtherAction>, on path: KeyPath<OtherState, Value> & Sendable,
    with action: @escaping @Sendable (_ value: Value) -> sending Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async -> StoreTask {
    let values = await other.updates(of: path)
    return listen(to: values, with: action, fileID: fileID, line: line)
  }

  /// Sends an action here for each value that a part of a main-actor store's state takes from now
  /// on.
  ///
  /// - Parameters:
  ///   - other: The store to listen to.
  ///   - path: The part of its state.
  ///   - action: The action for a value.
  /// - Returns: The binding, to cancel it.
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

  /// Starts an effect that belongs to no action, such as one that runs as long as the store does.
  ///
  /// - Parameter effect: What to start; handed over to the actor.
  /// - Returns: The effect, to wait for or to cancel.
  @discardableResult
  public func addEffect(
    _ effect: sending Effect<Action>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    StoreTask(engine.add(effect, from: SourcePlace(fileID: fileID, line: line)))
  }
}
