#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
  import Foundation

  /// A cancellable that any thread can cancel, once.
  ///
  /// `@unchecked Sendable`: the only mutable property is taken out under the lock, and only the thread that
  /// has taken it out uses it.
  final class CancelledOnce: @unchecked Sendable {
    private let lock = NSLock()
    private var cancellable: AnyCancellable?

    init(_ cancellable: AnyCancellable) {
      self.cancellable = cancellable
    }

    func cancel() {
      let taken = lock.withLock {
        defer { cancellable = nil }
        return cancellable
      }
      taken?.cancel()
    }
  }
#endif
