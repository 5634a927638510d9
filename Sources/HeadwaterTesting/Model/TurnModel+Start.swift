extension TurnModel {
  /// What has led to the start of an effect: a call of `send`, and an action.
  struct EffectCause {
    /// The `send` that led here.
    var send: Int?

    /// How many actions led here since the queue was last empty.
    var depth: Int

    /// Whether the action that led here is a late one.
    var isLate: Bool

    /// Whether a delay that has ended starts it; its actions are late then.
    var isAwake = false
  }

  /// Starts an effect and all its parts.
  mutating func start(
    _ effect: ModelEffect<Action>, in context: ModelContext, for cause: EffectCause, sequence: Int?
  ) {
    guard !effect.isNone else { return }
    var context = context
    switch effect {
    case .none:
      break
    case .send(let action):
      wait(action, isDismissal: false, in: context, for: cause)
    case .dismissal(let action):
      wait(action, isDismissal: true, in: context, for: cause)
    case .dismiss:
      issues.append(.dismissedByNothing)
    case .run(let script):
      begin(script, in: context, for: cause, sequence: sequence)
    case .merge(let effects):
      for effect in effects { start(effect, in: context, for: cause, sequence: sequence) }
    case .concatenate(let effects):
      startSequence(of: effects, in: context, for: cause, parent: sequence)
    case .cancel(let key):
      cancel(context.id(key))
    case .cancelInChild(let key, let place, let element):
      for id in idsInUse(ofChildrenIn: place, element, of: context.path, key: key) { cancel(id) }
    case .cancellable(let effect, let key, let cancelInFlight):
      let id = context.id(key)
      if cancelInFlight { cancel(id) }
      context.ids.append(id)
      start(effect, in: context, for: cause, sequence: sequence)
    case .delay(let effect, let wait):
      begin(wait, "delay", then: .effect(effect), in: context, for: cause, sequence: sequence)
    case .debounce(let effect, let key, let wait):
      let id = context.id(key)
      cancel(id)
      context.ids.append(id)
      begin(wait, "debounce", then: .effect(effect), in: context, for: cause, sequence: sequence)
    case .throttle(let effect, let key, let latest, let wait):
      throttle(
        effect, id: context.id(key), latest: latest, wait, in: context, for: cause,
        sequence: sequence)
    case .timeout(let effect, let duration):
      context.guards.append(.timeout(duration))
      start(effect, in: context, for: cause, sequence: sequence)
    case .retry(let effect, let pauses):
      context.guards.append(.retry(pauses: pauses))
      start(effect, in: context, for: cause, sequence: sequence)
    case .scoped(let effect, let scope):
      context.path.append(scope)
      start(effect, in: context, for: cause, sequence: sequence)
    case .missing:
      if !cause.isLate { issues.append(.missingTarget) }
    }
  }

  private mutating func wait(
    _ action: Action, isDismissal: Bool, in context: ModelContext, for cause: EffectCause
  ) {
    // Without an id nothing can cancel it: it counts as sent.
    if !context.ids.isEmpty && isCancelled(send: cause.send) { return }
    queue.append(
      WaitingAction(
        action: action, send: cause.send, depth: cause.depth + 1, isLate: cause.isAwake,
        context: context, isDismissal: isDismissal))
  }

  private mutating func begin(
    _ script: ModelScript<Action>, in context: ModelContext, for cause: EffectCause, sequence: Int?
  ) {
    begin("run \(script.number)", in: context, for: cause, sequence: sequence) { effect in
      [.effect(script.handler), .work(context.guards[...], script)]
    }
  }

  /// Begins a wait after which something else starts.
  ///
  /// - Returns: The number of the wait among the effects.
  @discardableResult
  mutating func begin(
    _ wait: ModelWait, _ kind: String, then next: RunningEffect.Next, in context: ModelContext,
    for cause: EffectCause, sequence: Int?
  ) -> Int {
    let number = begin(
      "\(kind) \(wait.number)", in: context, for: cause, sequence: sequence
    ) { effect in
      [.delay, .pause(wait.duration)]
    }
    effects[index(of: number)].next = next
    return number
  }

  @discardableResult
  private mutating func begin(
    _ name: String, in context: ModelContext, for cause: EffectCause, sequence: Int?,
    frames: (_ effect: Int) -> [ModelTask<Action>.Frame]
  ) -> Int {
    let number = nextNumber()
    let task = addTask(
      ModelTask(effect: number, parent: nil, timeouts: [], frames: frames(number)))
    effects.append(
      RunningEffect(
        number: number, name: name, context: context, send: cause.send, task: task,
        sequence: sequence))
    if let sequence { sequences[sequence]?.parts += 1 }
    if isCancelled(send: cause.send) { cancel(effect: number) }
    return number
  }

  func index(of effect: Int) -> Int { effects.firstIndex { $0.number == effect }! }
}
