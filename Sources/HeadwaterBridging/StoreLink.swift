import Foundation
import Headwater

/// One listener to the values of a store.
///
/// This is one of the two files of the module with a lock. A listener may cancel on any thread, while the
/// store delivers values on its actor. Every mutable property is read and written under the lock, and no
/// function is called while the lock is held. Only the store calls the two functions, in its isolation or
/// with its end. That is the proof of `@unchecked Sendable`.
final class StoreLink<Value>: @unchecked Sendable, MainQueueJob {
  private struct Listener {
    let receive: (Value) -> Void
    let end: () -> Void
  }

  private let lock = NSLock()
  /// Nil after the listener was cancelled, or has received the end.
  private var listener: Listener?
  private var subscription: StoreSubscription?

  private let connect: StoreValues<Value>.Connection

  init(
    connect: @escaping StoreValues<Value>.Connection, receive: @escaping (Value) -> Void,
    end: @escaping () -> Void
  ) {
    self.connect = connect
    listener = Listener(receive: receive, end: end)
  }

  @MainActor
  func perform() {
    guard lock.withLock({ listener != nil }) else { return }
    guard let subscription = connect({ self.receive($0) }, { self.end() }) else { return end() }
    let isCancelled = lock.withLock {
      self.subscription = subscription
      return listener == nil
    }
    if isCancelled { subscription.cancel() }
  }

  func cancel() {
    let taken = lock.withLock {
      defer { (listener, subscription) = (nil, nil) }
      return (listener, subscription)
    }
    taken.1?.cancel()
    // Released outside the lock: the release may cancel other listeners.
    withExtendedLifetime(taken.0) {}
  }

  private func receive(_ value: Value) {
    lock.withLock { listener }?.receive(value)
  }

  private func end() {
    let taken = lock.withLock {
      defer { listener = nil }
      return listener
    }
    taken?.end()
  }
}
