// @inlinable: each effect passes here.

/// A store's side of its effects: those that run, the letters they have sent, and what waits for them.
///
/// The engine makes it with the first effect; a store without effects does not pay for it.
@usableFromInline
final class StoreEffects<Action> {
  @usableFromInline let registry = EffectRegistry()
  @usableFromInline let mailbox: Mailbox<Action>

  /// Letters that were taken from the mailbox and have not been delivered.
  @exclusivity(unchecked) @usableFromInline var taken = Queue<Mailbox<Action>.Letter>()

  /// The places of effects that were reported to send too fast.
  @exclusivity(unchecked) var reportedCrowds: Set<String> = []

  /// The effects that wait for a delay to end, by the ordinal of the delay.
  @exclusivity(unchecked) @usableFromInline var delayed:
    [UInt64: (effect: Effect<Action>, context: EffectContext)] = [:]

  /// The sequences that wait for an effect to end, by the ordinal of the effect.
  @exclusivity(unchecked) @usableFromInline var sequences: [UInt64: EffectSequence<Action>] = [:]

  @usableFromInline private(set) var throttles: [EffectID: ThrottleWindow<Action>] = [:]

  /// Those subscriptions that are requests, by the ordinals of the subscriptions.
  var requests: [Int: RunningRequest] = [:]

  /// The throttle windows with a waiting effect, by each id of that effect.
  private var waiting: [EffectID: Set<EffectID>] = [:]

  @inlinable
  init(wake: @escaping Mailbox<Action>.Wake) {
    mailbox = Mailbox(wake: wake)
  }

  /// Removes the letter that has waited longest; if there is none, the next letter wakes the store.
  @inlinable
  func takeNext() -> Mailbox<Action>.Letter? {
    if let letter = taken.removeFirst() { return letter }
    return mailbox.takeAll(into: &taken) ? taken.removeFirst() : nil
  }

  /// The effect that sent the next letter.
  func nextSender() -> RunningEffect? {
    if taken.isEmpty { _ = mailbox.takeAll(into: &taken) }
    return taken.first { _ in true }?.effect
  }

  @usableFromInline
  func join(_ sequence: EffectSequence<Action>, _ effect: RunningEffect) {
    sequence.running += 1
    sequences[effect.ordinal] = sequence
  }

  /// The throttle windows whose waiting effect has an id.
  func windowsAwaited(by id: EffectID) -> Set<EffectID> { waiting[id] ?? [] }

  /// Opens a throttle window, or removes it if `window` is nil.
  func setWindow(_ id: EffectID, to window: ThrottleWindow<Action>?) {
    noteWaiting(for: id) { $0.remove(id) }
    throttles[id] = window
  }

  /// Lets an effect wait for the end of a throttle window.
  ///
  /// - Returns: The effect that waited before, which is dropped.
  func setPending(
    _ id: EffectID, to pending: ThrottleWindow<Action>.Pending?
  ) -> ThrottleWindow<Action>.Pending? {
    noteWaiting(for: id) { $0.remove(id) }
    let former = throttles[id]?.replacePending(with: pending)
    noteWaiting(for: id) { $0.insert(id) }
    return former
  }

  private func noteWaiting(for window: EffectID, _ change: (inout Set<EffectID>) -> Void) {
    var ids = throttles[window]?.pending?.context.ids
    while let last = ids {
      change(&waiting[last.first, default: []])
      if waiting[last.first]?.isEmpty == true { waiting[last.first] = nil }
      ids = last.outer
    }
  }

  func leave(_ effect: RunningEffect) -> EffectSequence<Action>? {
    sequences.isEmpty ? nil : sequences.removeValue(forKey: effect.ordinal)
  }
}
