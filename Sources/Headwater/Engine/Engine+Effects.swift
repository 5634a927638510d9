// @inlinable: each effect passes here.
extension Engine {
  /// The effects that run, in the order of their start; the cancelled ones are not among them.
  package var runningEffects: [RunningEffect] { effects?.registry.running ?? [] }

  /// Starts an effect and everything in it.
  ///
  /// - Parameters:
  ///   - effect: What to start.
  ///   - ids: The ids it runs under, innermost first.
  ///   - group: The group of the `send` that led here, made when first needed.
  ///   - isRoot: Whether that `send` is the one being processed, so that follow-ups are done before
  ///     it returns.
  ///   - place: Where the action came from that led here.
  @inlinable
  func start(
    _ effect: Effect<Action>, ids: [EffectID], group: inout EffectGroup?, isRoot: Bool,
    place: SourcePlace
  ) {
    switch effect.storage {
    case .none:
      break
    case .send(let action):
      if !isRoot || flags.contains(.stepping) { group = group ?? EffectGroup() }
      append(
        QueuedAction(
          action: action, source: .followUp(place),
          group: isRoot && !flags.contains(.stepping) ? nil : group))
    case .tree(.merge(let effects)):
      for effect in effects {
        start(effect, ids: ids, group: &group, isRoot: isRoot, place: place)
      }
    case .tree(.cancel(let id)):
      effects?.registry.cancel(id)
    case .tree(.cancellable(let effect, let id, let cancelInFlight)):
      if cancelInFlight { effects?.registry.cancel(id) }
      start(effect, ids: [id] + ids, group: &group, isRoot: isRoot, place: place)
    case .tree(.run(let operation)):
      start(operation, ids: ids, group: &group)
    case .tree(.after(let delay, let next)):
      start(delay, next: next, ids: ids, group: &group)
    }
  }

  /// Processes what effects have sent, until there is nothing left.
  @inlinable
  package func deliverLetters() {
    while deliverNextLetter() {}
  }

  /// Processes the next thing that an effect has to say.
  ///
  /// - Returns: Whether there was one.
  @inlinable
  package func deliverNextLetter() -> Bool {
    guard let letter = effects?.nextLetter() else { return false }
    let effect = letter.effect
    switch letter.content {
    case .action(let action):
      guard !effect.isCancelled else { break }
      if isBusy || flags.contains(.stepping) {
        append(QueuedAction(action: action, source: .effect(effect), group: effect.group))
      } else {
        _ = process(action, source: .effect(effect), group: effect.group)
      }
    case .awake:
      delayIsOver(of: effect)
    case .ended(let error):
      _ = effects?.end(effect)
      if let error, !effect.isCancelled { reportUncaught(error, in: effect) }
    }
    return true
  }

  @inlinable var isBusy: Bool { flags.contains(.processing) || flags.contains(.reducing) }

  @inlinable
  func start(
    _ operation: EffectOperation<Action>, ids: [EffectID], group: inout EffectGroup?
  ) {
    let port = port()
    let mailbox = port.mailbox
    let effect = begin(operation.origin, ids: ids, group: &group)
    let perform = operation.perform
    let send = Send<Action> { action in
      guard !effect.isCancelled else { return }
      mailbox.put(action, from: effect)
    }
    run(effect, priority: operation.priority, isolation: operation.isolation) {
      do {
        try await perform(send)
        mailbox.putEnd(of: effect, error: nil)
      } catch is CancellationError {
        mailbox.putEnd(of: effect, error: nil)
      } catch {
        mailbox.putEnd(of: effect, error: String(reflecting: error))
      }
    }
  }

  @inlinable
  func start(
    _ delay: EffectDelay, next: Effect<Action>, ids: [EffectID], group: inout EffectGroup?
  ) {
    let port = port()
    let mailbox = port.mailbox
    let effect = begin(delay.origin, ids: ids, group: &group)
    port.delayed[effect.ordinal] = next
    run(effect, priority: nil, isolation: nil) {
      do {
        try await delay.sleep()
        mailbox.putAwake(from: effect)
      } catch {
        // A clock's sleep throws only when it is cancelled, and then there is nothing to start.
        mailbox.putEnd(of: effect, error: nil)
      }
    }
  }

  @usableFromInline
  func delayIsOver(of effect: RunningEffect) {
    let isCancelled = effect.isCancelled
    // The group must not fall to zero between the end of the delay and the start of what follows.
    effect.group.hold()
    defer { effect.group.release() }
    guard let next = effects?.end(effect), !isCancelled else { return }
    let wasBusy = isBusy
    flags.insert(.processing)
    var group: EffectGroup? = effect.group
    start(next, ids: effect.ids, group: &group, isRoot: !wasBusy, place: effect.origin.place)
    if !wasBusy { drain(root: &group) }
  }

  @inlinable
  func begin(
    _ origin: EffectOrigin, ids: [EffectID], group: inout EffectGroup?
  ) -> RunningEffect {
    let owner = group ?? EffectGroup()
    group = owner
    return port().registry.begin(origin, ids: ids, group: owner)
  }

  @usableFromInline
  func run(
    _ effect: RunningEffect, priority: TaskPriority?, isolation: (any Actor)?,
    work: nonisolated(nonsending) @escaping @Sendable () async -> Void
  ) {
    let task: Task<Void, Never>
    if let scheduler = runtime.scheduler {
      task = scheduler.start(effect, priority: priority, work: { await work() })
    } else if isolation === MainActor.shared {
      // Starting where the work begins spares two hops between threads.
      task = Task(priority: priority) { @MainActor in await work() }
    } else {
      task = Task(priority: priority) { await work() }
    }
    effect.began(task)
  }

  @inlinable
  func port() -> EffectPort<Action> {
    if let effects { return effects }
    let port = EffectPort<Action>(wake: wake)
    effects = port
    return port
  }

  @usableFromInline
  func reportUncaught(_ error: String, in effect: RunningEffect) {
    onIssue(.uncaughtError(error, in: effect.origin))
  }
}

extension Engine {
  /// Cancels every effect that runs.
  package func cancelEffects() {
    for effect in runningEffects { effect.cancel() }
  }
}
