import Synchronization

/// A subscriber to a part of the state: a stream, a closure or another store.
///
/// Its token owns its closures, and releases them when it is cancelled.
///
/// One to a value that can be compared waits for a tracked field, as an observer does: it is asked for a call when the
/// field has changed. Any other is asked after each turn that may have changed the state.
@usableFromInline
final class Subscriber {
  let token: SubscriberToken

  /// Whether it waits for a field.
  let waits: Bool

  /// Its number among the subscribers of the store, which are told in their order.
  var number = 0

  /// The call that delivers a value, by when it is due.
  enum Call {
    /// Together with the observers.
    case now(() -> Void)

    /// When effects start. Another store can run a turn of its own at that time. The argument is the source
    /// of the action that changed the value.
    case withEffects((ActionSource) -> Void)
  }

  /// - Parameters:
  ///   - token: Cancels the subscriber; the closures must not refer to it strongly.
  ///   - prepare: Compares the value with the last one, and returns the call that delivers the new value, or
  ///     nil if there is nothing to deliver. The call is made when the state is no longer accessed.
  ///   - watch: Tracks the value, and returns the signal of its next change; nil if it can't be compared.
  ///   - end: Called when the store goes away.
  init(
    token: SubscriberToken, prepare: @escaping () -> Call?, watch: (() -> Pulse?)? = nil,
    end: @escaping () -> Void
  ) {
    self.token = token
    waits = watch != nil
    token.listen(SubscriberToken.Listener(prepare: prepare, watch: watch, end: end))
  }

  func prepare() -> Call? { token.listener?.prepare() }

  /// Waits for the next change of the value.
  func wait() {
    guard waits, let pulse = token.listener?.watch?() else { return }
    pulse.add(self)
  }

  func end() {
    token.listener?.end()
    token.cancel()
  }
}

/// Whether a subscriber was cancelled. It may be cancelled on any thread; the store checks before each call.
@usableFromInline
final class SubscriberToken: Sendable {
  /// The closures of a subscriber.
  ///
  /// `@unchecked Sendable`: only its store calls them, in the store's isolation. Other threads only release
  /// them, by `cancel()`, which is safe for any reference.
  final class Listener: @unchecked Sendable {
    let prepare: () -> Subscriber.Call?
    let watch: (() -> Pulse?)?
    let end: () -> Void

    init(
      prepare: @escaping () -> Subscriber.Call?, watch: (() -> Pulse?)?, end: @escaping () -> Void
    ) {
      self.prepare = prepare
      self.watch = watch
      self.end = end
    }
  }

  private let cancelled = Atomic(false)
  private let current = Mutex<Listener?>(nil)

  @usableFromInline
  init() {}

  @usableFromInline var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

  fileprivate var listener: Listener? { current.withLock { $0 } }

  fileprivate func listen(_ listener: Listener) {
    current.withLock { current in
      if !isCancelled { current = listener }
    }
  }

  /// Ends the subscription and releases its closures.
  @usableFromInline
  func cancel() {
    cancelled.store(true, ordering: .releasing)
    // Released outside of the lock, since its deinitialisation may cancel other subscriptions.
    let listener = current.withLock { current in
      defer { current = nil }
      return current
    }
    withExtendedLifetime(listener) {}
  }
}

/// A subscription to a store. It lasts until it is cancelled or its store is released.
public struct StoreSubscription: Sendable {
  let token: SubscriberToken

  /// Ends the subscription, and releases its closure on the calling thread.
  public func cancel() {
    token.cancel()
  }
}
