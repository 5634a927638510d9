import Synchronization

/// Somebody who wants each new value of a part of the state: a stream, a closure.
@usableFromInline
final class Subscriber<State> {
  @usableFromInline let token: SubscriberToken

  /// Compares with what was last told, and returns the call that tells the new value; nil when there
  /// is nothing to tell. The call is made once nobody has access to the state.
  @usableFromInline let prepare: (UnsafePointer<State>) -> (() -> Void)?

  /// Called when the store goes away.
  @usableFromInline let end: () -> Void

  init(
    token: SubscriberToken,
    prepare: @escaping (UnsafePointer<State>) -> (() -> Void)?,
    end: @escaping () -> Void
  ) {
    self.token = token
    self.prepare = prepare
    self.end = end
  }
}

/// Whether a subscriber still listens. It may be cancelled on any thread; the store looks before it
/// tells anything.
@usableFromInline
final class SubscriberToken: Sendable {
  private let cancelled = Atomic(false)

  @usableFromInline var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  func cancel() {
    cancelled.store(true, ordering: .releasing)
  }
}
