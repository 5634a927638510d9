import Foundation

/// A cancellation that can be called on any thread. It is performed only once.
///
/// ```swift
/// let listening = CancelledOnce { token.cancel() }
/// ```
///
/// A framework's own token is rarely `Sendable`, and an effect may end on any thread.
///
/// This is one of the two files of the module with a lock. The only mutable property is taken out under
/// the lock, and only the thread that has taken it out calls it. That is the proof of `@unchecked Sendable`.
public final class CancelledOnce: @unchecked Sendable {
  private let lock = NSLock()
  private var body: (() -> Void)?

  /// - Parameter body: Cancels. It is called at most once, on the thread that calls `cancel`, and released.
  public init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Cancels. All calls but the first do nothing.
  public func cancel() {
    let taken = lock.withLock {
      defer { body = nil }
      return body
    }
    taken?()
  }
}
