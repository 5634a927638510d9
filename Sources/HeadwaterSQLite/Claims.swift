#if SQLite
  import HeadwaterJournal
  import Synchronization

  /// The stores that this process keeps, with the epochs of its claims.
  final class Claims: Sendable {
    private let epochs = Mutex<[StoreName: Int]>([:])

    func contains(_ name: StoreName) -> Bool { epochs.withLock { $0[name] != nil } }

    func insert(_ name: StoreName, epoch: Int) {
      epochs.withLock { $0[name] = epoch }
    }

    /// Forgets a claim, unless there is a newer one.
    func remove(_ name: StoreName, epoch: Int) {
      epochs.withLock { if $0[name] == epoch { $0[name] = nil } }
    }
  }
#endif
