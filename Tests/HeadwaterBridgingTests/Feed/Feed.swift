import Foundation

/// A small framework of streams that does not know stores. A listener of a `Feed` receives values and then
/// the end, until it is cancelled.
struct Feed<Value> {
  struct Listener {
    let next: (Value) -> Void
    let ended: ((any Error)?) -> Void
  }

  private let start: (Listener) -> FeedToken

  /// Makes a feed with a function that starts it for each listener.
  init(_ start: @escaping (Listener) -> FeedToken) {
    self.start = start
  }

  func listen(
    next: @escaping (Value) -> Void, ended: @escaping ((any Error)?) -> Void
  ) -> FeedToken {
    start(Listener(next: next, ended: ended))
  }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> Feed<Other> {
    Feed<Other> { listener in
      listen(next: { listener.next(transform($0)) }, ended: listener.ended)
    }
  }

  /// The feed without its first value.
  func withoutFirst() -> Feed {
    Feed { listener in
      var isFirst = true
      return listen(
        next: { value in
          if !isFirst { listener.next(value) }
          isFirst = false
        }, ended: listener.ended)
    }
  }
}

/// Cancels a listener of a feed.
final class FeedToken {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) {
    self.end = end
  }

  func cancel() { end() }
}

/// A feed of values that a test sends, on any thread.
///
/// The listeners are stored under the lock and called outside of it. That is the proof of `@unchecked
/// Sendable`.
final class FeedSource<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var listeners: [Int: Feed<Value>.Listener] = [:]
  private var lastID = 0

  var feed: Feed<Value> {
    Feed { [self] listener in
      let id = lock.withLock {
        lastID += 1
        listeners[lastID] = listener
        return lastID
      }
      return FeedToken { [self] in lock.withLock { listeners[id] = nil } }
    }
  }

  func send(_ value: Value) {
    for listener in lock.withLock({ listeners.values }) { listener.next(value) }
  }

  func end(_ error: (any Error)? = nil) {
    let ended = lock.withLock {
      defer { listeners = [:] }
      return listeners.values
    }
    for listener in ended { listener.ended(error) }
  }
}
