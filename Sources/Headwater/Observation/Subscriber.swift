import Synchronization

/// Somebody who wants each new value of a part of the state: a stream, a closure, another store.
@usableFromInline
final class Subscriber {
  let token: SubscriberToken

  /// Compares with what was last told, and returns the call that tells the new value; nil when there
  /// is nothing to tell. The call is made once nobody has access to the state.
  let prepare: () -> Call?

  /// Called when the store goes away.
  let end: () -> Void

  enum Call {
    /// With the observers.
    case now(() -> Void)

    /// When effects start: to another store, which may have a turn of its own then, and wants to
    /// know where the action came from.
    case withEffects((ActionSource) -> Void)
  }

  init(token: SubscriberToken, prepare: @escaping () -> Call?, end: @escaping () -> Void) {
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

  @usableFromInline
  init() {}

  @usableFromInline var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  @usableFromInline
  func cancel() {
    cancelled.store(true, ordering: .releasing)
  }
}

/// A subscription that was made with `subscribe`; it lasts until it is cancelled or its store goes.
public struct StoreSubscription: Sendable {
  let token: SubscriberToken

  /// Ends the subscription: nothing is told any more.
  public func cancel() {
    token.cancel()
  }
}
