#if SQLite
  import Foundation
  import HeadwaterJournal
  import Synchronization

  /// A lock on a file beside the journal. The system lets go of it when the process ends, however that is.
  final class FileLock: Sendable {
    private let descriptor: Int32

    init(path: String) throws(JournalError) {
      let lockPath = path + "-lock"
      let opened = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard opened >= 0 else {
        throw JournalError(
          .damaged,
          """
          The journal \(path) can't be opened: \(String(cString: strerror(errno))).

          Is its folder there, and may this process write to it?
          """)
      }
      guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
        close(opened)
        throw JournalError(
          .inUse,
          """
          The journal \(path) is in use by another process, or is open twice in this one. It was not opened.

          An SQLite journal has one process. End the other one, or keep the stores in PostgreSQL.
          """)
      }
      descriptor = opened
    }

    deinit {
      close(descriptor)
    }
  }

  /// The names of stores that this process keeps.
  final class Claims: Sendable {
    private let names = Mutex<Set<StoreName>>([])

    func contains(_ name: StoreName) -> Bool { names.withLock { $0.contains(name) } }

    func insert(_ name: StoreName) {
      names.withLock { _ = $0.insert(name) }
    }

    func remove(_ name: StoreName) {
      names.withLock { _ = $0.remove(name) }
    }
  }
#endif
