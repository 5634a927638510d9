#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
  import Foundation

  /// Something that can be cancelled on any thread, and is cancelled once.
  ///
  /// This is one of the two files of the room with a lock: the only mutable property is taken out under
  /// it, and what was taken out is called by one thread alone. That is the proof of `@unchecked Sendable`.
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
