import Synchronization

/// Somebody who wants each new value of a part of the state: a stream, a closure, another store.
///
/// Its closures are with its token, which lets go of them when it is cancelled.
@usableFromInline
final class Subscriber {
  let token: SubscriberToken

  enum Call {
    /// With the observers.
    case now(() -> Void)

    /// When effects start: to another store, which may have a turn of its own then, and wants to
    /// know where the action came from.
    case withEffects((ActionSource) -> Void)
  }

  /// - Parameters:
  ///   - token: By which it is cancelled; the closures do not keep it.
  ///   - prepare: Compares with what was last told, and returns the call that tells the new value; nil
  ///     when there is nothing to tell. The call is made once nobody has access to the state.
  ///   - end: Called when the store goes away.
  init(token: SubscriberToken, prepare: @escaping () -> Call?, end: @escaping () -> Void) {
    self.token = token
    token.listen(SubscriberToken.Listener(prepare: prepare, end: end))
  }

  func prepare() -> Call? { token.listener?.prepare() }

  func end() {
    token.listener?.end()
    token.cancel()
  }
}

/// Whether a subscriber still listens. It may be cancelled on any thread; the store looks before it
/// tells anything.
@usableFromInline
final class SubscriberToken: Sendable {
  /// What a subscriber was made of.
  ///
  /// `@unchecked Sendable`: only its store calls it, in the store's isolation. Others do no more than
  /// let go of it, by `cancel()`, which any thread may do with any reference.
  final class Listener: @unchecked Sendable {
    let prepare: () -> Subscriber.Call?
    let end: () -> Void

    init(prepare: @escaping () -> Subscriber.Call?, end: @escaping () -> Void) {
      self.prepare = prepare
      self.end = end
    }
  }

  private let cancelled = Atomic(false)
  private let held = Mutex<Listener?>(nil)

  @usableFromInline
  init() {}

  @usableFromInline var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  fileprivate var listener: Listener? { held.withLock { $0 } }

  fileprivate func listen(_ listener: Listener) {
    held.withLock { held in
      if !isCancelled { held = listener }
    }
  }

  /// Nothing is told any more, and what was to be told is let go.
  @usableFromInline
  func cancel() {
    cancelled.store(true, ordering: .releasing)
    // Outside of the lock, since what goes with it may cancel other subscriptions.
    let listener = held.withLock { held in
      defer { held = nil }
      return held
    }
    withExtendedLifetime(listener) {}
  }
}

/// A subscription that was made with `subscribe`; it lasts until it is cancelled or its store goes.
public struct StoreSubscription: Sendable {
  let token: SubscriberToken

  /// Ends the subscription: nothing is told any more, and its closure is released, on the thread that
  /// cancels it.
  public func cancel() {
    token.cancel()
  }
}
