/// A store's side of its effects: those that run, what they have sent, and what follows a delay.
///
/// Made with the first effect, so that a store without any does not pay for it.
///
/// @inlinable: each effect passes here.
@usableFromInline
final class EffectPort<Action> {
  @usableFromInline let registry = EffectRegistry()
  @usableFromInline let mailbox: Mailbox<Action>

  /// What starts when a delay is over, by the ordinal of the delay.
  @usableFromInline var delayed: [UInt64: Effect<Action>] = [:]

  /// Letters that were taken from the mailbox and not yet opened.
  @usableFromInline var letters: ArraySlice<Mailbox<Action>.Letter> = []

  @inlinable
  init(wake: @escaping @Sendable () -> Void) {
    mailbox = Mailbox(wake: wake)
  }

  @inlinable
  func nextLetter() -> Mailbox<Action>.Letter? {
    if letters.isEmpty { letters = mailbox.takeAll()[...] }
    return letters.popFirst()
  }

  /// Forgets an effect whose work has ended.
  ///
  /// - Returns: What it was the delay of.
  @inlinable
  func end(_ effect: RunningEffect) -> Effect<Action>? {
    registry.end(effect)
    return delayed.isEmpty ? nil : delayed.removeValue(forKey: effect.ordinal)
  }
}
