// @inlinable: each observed action passes here.
extension Engine {
  /// Tells each observer and subscriber of a changed value once.
  ///
  /// It finds all of them first and calls them afterwards, when the state is no longer accessed, because
  /// they may read the store and send to it.
  @inlinable
  func notifyObservers() {
    let state = UnsafePointer(memory)
    let first = fields?.firstChanged(from: 0, in: state)
    if first == nil && audience?.isEmpty ?? true && !(fields?.hasSurplus ?? false) { return }
    notify(firstChanged: first, in: state)
  }

  @inlinable
  func notify(firstChanged: Int?, in state: UnsafePointer<State>) {
    var pulse: Pulse?
    var otherPulses: [Pulse] = []
    if let fields, let firstChanged {
      pulse = fields.disarm(at: firstChanged).pulse
      var start = firstChanged
      while let index = fields.firstChanged(from: start, in: state) {
        otherPulses.append(fields.disarm(at: index).pulse)
        start = index
      }
    }
    fields?.takeSurplus(into: &otherPulses)
    var calls: [() -> Void] = []
    if let audience {
      if !audience.regions.isEmpty { audience.regions.collect(in: state, &otherPulses) }
      calls = audience.prepareSubscribers(of: pulse, otherPulses)
    }
    if audience?.isEmpty ?? true && fields?.armed.isEmpty ?? true { flags.remove(.observed) }
    pulse?.fire()
    for pulse in otherPulses { pulse.fire() }
    for call in calls { call() }
  }

  /// Calls the subscribers that run as effects start.
  @usableFromInline
  func tellWithEffects(_ source: ActionSource) {
    guard let audience, !audience.callsWithEffects.isEmpty else { return }
    let calls = audience.callsWithEffects
    audience.callsWithEffects = []
    for call in calls { call(source) }
  }

  /// Tells a new subscriber of the value that is there.
  ///
  /// As in a turn, the actions that it sends meanwhile wait until it has been told, and count as follow-ups.
  func tellFirst(_ call: () -> Void) {
    guard !isBusy else { return call() }
    flags.insert(.processing)
    call()
    var group: EffectGroup?
    drain(root: &group)
  }

  func add(_ subscriber: Subscriber) {
    activate()
    madeAudience().add(subscriber)
    flags.insert(.observed)
  }

  @usableFromInline
  func add(_ region: ObservedRegion) {
    madeAudience().regions.add(region)
    flags.insert(.observed)
  }

  private func madeAudience() -> Audience {
    if let audience { return audience }
    let made = Audience()
    audience = made
    return made
  }
}

extension Audience {
  /// Asks the subscribers for their calls.
  ///
  /// - Parameters:
  ///   - pulse: The signal of a changed field; nil if there is none.
  ///   - others: Those of further fields.
  @usableFromInline
  func prepareSubscribers(of pulse: Pulse?, _ others: [Pulse]) -> [() -> Void] {
    subscribers.forgetCancelled()
    var asked = subscribers.all
    let countOfEachTurn = asked.count
    if let waiting = pulse?.subscribers { asked += waiting.takeAll() }
    for pulse in others {
      if let waiting = pulse.subscribers { asked += waiting.takeAll() }
    }
    if asked.isEmpty { return [] }
    if asked.count > countOfEachTurn { asked.sort { $0.number < $1.number } }
    var calls: [() -> Void] = []
    for subscriber in asked {
      let call = subscriber.prepare()
      subscriber.wait()
      switch call {
      case .now(let call):
        // An earlier subscriber may have cancelled this one.
        calls.append { if !subscriber.token.isCancelled { call() } }
      case .withEffects(let call): callsWithEffects.append(call)
      case nil: continue
      }
    }
    return calls
  }
}
