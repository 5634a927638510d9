/// A state with subscribers: that of a store or of a scope.
struct SubscriptionSource<State> {
  let add: (Subscriber) -> Void

  /// The tracked fields of the state.
  let fields: () -> TrackedFields<State>

  /// Provides the state during a call; returns false if the state is gone.
  let access: ((UnsafePointer<State>) -> Void) -> Bool

  /// Makes the first call of a subscriber.
  let tellFirst: (() -> Void) -> Void

  init(
    add: @escaping (Subscriber) -> Void, fields: @escaping () -> TrackedFields<State>,
    access: @escaping ((UnsafePointer<State>) -> Void) -> Bool,
    tellFirst: @escaping (() -> Void) -> Void
  ) {
    self.add = add
    self.fields = fields
    self.access = access
    self.tellFirst = tellFirst
  }

  /// Refers to the engine without ownership, since the engine owns its subscribers, which refer to this
  /// value.
  init<Action>(_ engine: Engine<State, Action>) {
    // This comes before the first read, since the first effects of the store may change the state.
    engine.activate()
    engine.reportIfSubscribedInReducer()
    add = { [unowned engine] in engine.add($0) }
    fields = { [unowned engine] in engine.observedFields() }
    access = { [unowned engine] body in
      body(UnsafePointer(engine.memory))
      return true
    }
    tellFirst = { [unowned engine] in engine.tellFirst($0) }
  }

  func updates<Value: Equatable & Sendable>(
    of path: KeyPath<State, Value>
  ) -> AsyncStream<Value> {
    updates(of: path, isDuplicate: ==, watch: watch(path))
  }

  /// - Parameter watch: Tracks the value; nil if only `isDuplicate` compares it, which may differ from its `==`.
  func updates<Value: Sendable>(
    of path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool,
    watch: (() -> Pulse?)? = nil
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
    let token = SubscriberToken()
    continuation.onTermination = { [weak token] _ in token?.cancel() }
    guard var last = value(path) else {
      continuation.finish()
      return stream
    }
    add(
      Subscriber(
        token: token,
        prepare: {
          guard let value = value(path), !isDuplicate(last, value) else { return nil }
          last = value
          return .now { continuation.yield(value) }
        },
        watch: watch, end: { continuation.finish() }))
    return stream
  }

  func states(emits: Emission<State>) -> AsyncStream<State> where State: Sendable {
    let (stream, continuation) = AsyncStream.makeStream(
      of: State.self, bufferingPolicy: .bufferingNewest(1))
    let subscription = subscribe(emits: emits, end: { continuation.finish() }) {
      continuation.yield($0)
    }
    continuation.onTermination = { [weak token = subscription.token] _ in token?.cancel() }
    return stream
  }

  func subscribe(
    emits: Emission<State>, end: (() -> Void)? = nil, _ body: @escaping (State) -> Void
  ) -> StoreSubscription {
    let token = SubscriberToken()
    guard let first = value(\.self) else {
      end?()
      return StoreSubscription(token: token)
    }
    guard let isEmitted = emits.isEmitted else {
      if let end { add(Subscriber(token: token, prepare: { nil }, end: end)) }
      return StoreSubscription(token: token)
    }
    // Stored only if states are compared: a stored state makes the next change copy its collections.
    var last = emits.comparesStates ? first : nil
    add(
      Subscriber(
        token: token,
        prepare: {
          guard let state = value(\.self) else { return nil }
          if let former = last {
            guard isEmitted(former, state) else { return nil }
            last = state
          }
          return .now { body(state) }
        },
        end: end ?? {}))
    tellFirst { body(first) }
    return StoreSubscription(token: token)
  }

  func subscribe<Value>(
    to path: KeyPath<State, Value>, isDuplicate: @escaping (Value, Value) -> Bool,
    watch: (() -> Pulse?)? = nil, end: (() -> Void)? = nil, _ body: @escaping (Value) -> Void
  ) -> StoreSubscription {
    let token = SubscriberToken()
    guard var last = value(path) else {
      end?()
      return StoreSubscription(token: token)
    }
    let first = last
    add(
      Subscriber(
        token: token,
        prepare: {
          guard let value = value(path), !isDuplicate(last, value) else { return nil }
          last = value
          return .now { body(value) }
        },
        watch: watch, end: end ?? {}))
    tellFirst { body(first) }
    return StoreSubscription(token: token)
  }

  func subscribe<Value: Equatable>(
    to path: KeyPath<State, Value>, _ body: @escaping (Value) -> Void
  ) -> StoreSubscription {
    subscribe(to: path, isDuplicate: ==, watch: watch(path), body)
  }

  /// - Parameters:
  ///   - path: The path of the value.
  ///   - deliver: Receives a new value, and the source of the action that changed it. It returns false if the
  ///     receiver is gone.
  /// - Returns: The token of the receiver, which cancels it when it goes: the value may never change again.
  func bind<Value: Equatable>(
    _ path: KeyPath<State, Value>, _ deliver: @escaping (Value, ActionSource) -> Bool
  ) -> SubscriberToken {
    let token = SubscriberToken()
    guard var last = value(path) else { return token }
    add(
      Subscriber(
        token: token,
        prepare: {
          guard let value = value(path), value != last else { return nil }
          last = value
          return .withEffects { [weak token] source in
            if !deliver(value, source) { token?.cancel() }
          }
        },
        watch: watch(path), end: {}))
    return token
  }

  /// Makes the function by which a subscriber waits for a value.
  private func watch<Value: Equatable>(_ path: KeyPath<State, Value>) -> () -> Pulse? {
    { [access, fields] in
      var pulse: Pulse?
      let isThere = access { pulse = fields().watch(path, in: $0) }
      return isThere ? pulse : fields().watch(path, in: nil)
    }
  }

  private func value<Value>(_ path: KeyPath<State, Value>) -> Value? {
    var value: Value?
    _ = access { value = $0.pointee[keyPath: path] }
    return value
  }
}
