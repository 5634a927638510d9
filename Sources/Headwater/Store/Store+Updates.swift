extension Store {
  /// Returns a stream of the new values of a part of the state.
  ///
  /// ```swift
  /// let names = store.updates(of: \.username)
  /// Task { for await name in names { print(name) } }
  /// ```
  ///
  /// - The stream contains values from this call on, not from the first `next()`, and keeps those that are
  ///   not taken yet. It does not contain the current value.
  /// - It leaves out a value that equals the one before.
  /// - It ends with the store: that of a scope, with the store at its root.
  ///
  /// - Parameter path: The part of the state.
  public func updates<Value: Equatable & Sendable>(
    of path: KeyPath<State, Value>
  ) -> AsyncStream<Value> {
    source.updates(of: path)
  }

  /// Returns a stream of the new values of a part of the state, by a comparison of your own.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - isDuplicate: Whether to leave out a value after the one before.
  public func updates<Value: Sendable>(
    of path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool
  ) -> AsyncStream<Value> {
    source.updates(of: path, isDuplicate: isDuplicate)
  }

  /// Returns a stream of states that begins with the current one.
  ///
  /// The stream keeps only the newest state, and drops one that is not taken before the next one comes. The
  /// store's `emits` decides which states it contains.
  public func states() -> AsyncStream<State> where State: Sendable {
    source.states(emits: emission)
  }

  /// Calls a function with the current state, and then with each new one.
  ///
  /// ```swift
  /// store.subscribe { [weak label] state in label?.text = "\(state.count)" }
  /// ```
  ///
  /// - The store calls the function at most once a turn, after the reducer. The function may read the store
  ///   and send to it.
  /// - The store's `emits` decides which states it receives.
  ///
  /// - Parameter body: Called with the state.
  /// - Returns: The subscription. It lasts as long as the store, or as the one at the root of a scope, unless you cancel
  ///   it.
  @discardableResult
  public func subscribe(_ body: @escaping (_ state: State) -> Void) -> StoreSubscription {
    source.subscribe(emits: emission, body)
  }

  /// Calls a function with the current value of a part of the state, and then with each new value.
  ///
  /// - Parameters:
  ///   - path: The part of the state.
  ///   - body: Called with the value.
  /// - Returns: The subscription. It lasts as long as the store, or as the one at the root of a scope, unless you cancel
  ///   it.
  @discardableResult
  public func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value>, _ body: @escaping (_ value: Value) -> Void
  ) -> StoreSubscription {
    source.subscribe(to: path, body)
  }

  /// Sends an action to this store for each new value of a part of another store's state.
  ///
  /// ```swift
  /// profile.bind(to: session, on: \.userName, with: { .userNameChanged($0) })
  /// ```
  ///
  /// - The action is sent when the other store starts the effects of its turn. Two stores that are bound to
  ///   each other stop when their values no longer change.
  /// - Any number of stores may be bound in a chain. The last one has its value when the first `send` returns.
  /// - The binding lasts as long as both stores. It does not keep this store: if this is a scope, keep it
  ///   yourself.
  ///
  /// - Parameters:
  ///   - other: The store to listen to.
  ///   - path: The part of its state.
  ///   - action: Returns the action for a value.
  public func bind<OtherState, OtherAction, Value: Equatable>(
    to other: Store<OtherState, OtherAction>, on path: KeyPath<OtherState, Value>,
    with action: @escaping (_ value: Value) -> Action,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let place = SourcePlace(fileID: fileID, line: line)
    let binding = BindingLine(at: place) { [weak self] issue in self?.root.report(issue) }
    let token = other.source.bind(path) { [weak self, weak giver = other.root] value, source in
      guard self != nil else { return false }
      let detail = DetailedSource(.binding, at: place, former: source)
      let relay = giver?.relay ?? BindingRelay()
      relay.take(for: binding) { self?.take(action(value), from: detail, by: relay) }
      return true
    }
    madeBindings().add(token)
  }

  /// Processes the action of a binding.
  private func take(_ action: Action, from source: DetailedSource, by relay: BindingRelay) {
    let root = root
    let former = root.relay
    root.relay = relay
    defer { root.relay = former }
    if let engine {
      _ = engine.enqueue(action, source: .detailed(source))
    } else {
      _ = link?.send(action, from: .detailed(source))
    }
  }

  private func madeBindings() -> Bindings {
    if let known = link?.bindings ?? (link == nil ? root.bindings : nil) { return known }
    let made = Bindings()
    if let link { link.bindings = made } else { root.bindings = made }
    return made
  }

  /// Starts an effect that follows from no action, such as one that runs as long as the store.
  ///
  /// - Parameter effect: The effect.
  /// - Returns: The running effect, to wait for or to cancel.
  @discardableResult
  public func addEffect(
    _ effect: Effect<Action>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> StoreTask {
    let place = SourcePlace(fileID: fileID, line: line)
    guard let engine = ownEngine else {
      root.report(.effectOnScope(at: place))
      return StoreTask(nil)
    }
    if link != nil && engine.isBusy { return addLater(effect, to: engine, from: place) }
    return StoreTask(engine.add(effect, from: place))
  }

  var source: SubscriptionSource<State> {
    if let engine { return SubscriptionSource(engine) }
    let link = scopeLink
    if !link.root.prepareToRead() { link.root.report(.subscribedInReducer) }
    let fields = link.fields
    return SubscriptionSource(
      add: { [subscribe = link.root.subscribe, weak life = link.root.life, weak link] subscriber in
        subscribe(subscriber)
        life?.add(subscriber)
        guard subscriber.waits else { return }
        fields.add(subscriber)
        if !fields.isObserved { link?.observe() }
      },
      fields: { fields }, access: link.access, tellFirst: link.root.tellFirst)
  }
}
