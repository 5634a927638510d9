import Foundation

/// A cancellation that can be called on any thread, and happens once.
///
/// ```swift
/// let listening = CancelledOnce { token.cancel() }
/// ```
///
/// A framework's own token is rarely `Sendable`, and an effect may end on any thread.
///
/// This is one of the two files of the module with a lock: the only mutable property is taken out under
/// it, and what was taken out is called by one thread alone. That is the proof of `@unchecked Sendable`.
public final class CancelledOnce: @unchecked Sendable {
  private let lock = NSLock()
  private var body: (() -> Void)?

  /// - Parameter body: What cancels; called at most once, on the thread that does, and let go then.
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
