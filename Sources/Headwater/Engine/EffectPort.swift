// @inlinable: each effect passes here.

/// A store's side of its effects: those that run, what they have sent, and what follows them.
///
/// Made with the first effect, so that a store without any does not pay for it.
@usableFromInline
final class EffectPort<Action> {
  @usableFromInline let registry = EffectRegistry()
  @usableFromInline let mailbox: Mailbox<Action>

  /// What was taken from the mailbox and has not been delivered.
  @exclusivity(unchecked) @usableFromInline var taken = Queue<Mailbox<Action>.Letter>()

  /// The effects that were said to send too fast, by their place.
  @exclusivity(unchecked) var reportedCrowds: Set<String> = []

  /// What starts when a delay is over, by the ordinal of the delay.
  @exclusivity(unchecked) @usableFromInline var delayed:
    [UInt64: (effect: Effect<Action>, context: EffectContext)] = [:]

  /// The sequences that wait for an effect to end, by its ordinal.
  @exclusivity(unchecked) @usableFromInline var sequences: [UInt64: EffectSequence<Action>] = [:]

  @usableFromInline private(set) var throttles: [EffectID: ThrottleWindow<Action>] = [:]

  /// The windows for whose end something waits, by each id under which that would run.
  private var waiting: [EffectID: Set<EffectID>] = [:]

  @inlinable
  init(wake: @escaping Mailbox<Action>.Wake) {
    mailbox = Mailbox(wake: wake)
  }

  /// The letter that has waited longest; when there is none, the next one wakes the store again.
  @inlinable
  func takeNext() -> Mailbox<Action>.Letter? {
    if let letter = taken.removeFirst() { return letter }
    return mailbox.takeAll(into: &taken) ? taken.removeFirst() : nil
  }

  /// The effect whose letter is taken next.
  func nextSender() -> RunningEffect? {
    if taken.isEmpty { _ = mailbox.takeAll(into: &taken) }
    return taken.first { _ in true }?.effect
  }

  @usableFromInline
  func join(_ sequence: EffectSequence<Action>, _ effect: RunningEffect) {
    sequence.running += 1
    sequences[effect.ordinal] = sequence
  }

  /// The windows for whose end something waits that would run under an id.
  func windowsAwaited(by id: EffectID) -> Set<EffectID> { waiting[id] ?? [] }

  /// Opens a window, or forgets it.
  func setWindow(_ id: EffectID, to window: ThrottleWindow<Action>?) {
    noteWaiting(for: id) { $0.remove(id) }
    throttles[id] = window
  }

  /// Lets an effect wait for the end of a window.
  ///
  /// - Returns: The one that has waited already, which is given up.
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
      change(&waiting[last.id, default: []])
      if waiting[last.id]?.isEmpty == true { waiting[last.id] = nil }
      ids = last.outer
    }
  }

  func leave(_ effect: RunningEffect) -> EffectSequence<Action>? {
    sequences.isEmpty ? nil : sequences.removeValue(forKey: effect.ordinal)
  }
}
