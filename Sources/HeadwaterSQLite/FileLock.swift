#if SQLite
  import Foundation
  import HeadwaterJournal

  /// A lock on a file beside the journal. The system lets go of it when the process ends, however that is.
  ///
  /// The file has the number of entries that were answered. If the journal has fewer, its log was deleted, or it was
  /// truncated or replaced. The number is written after each commit and not synchronised, so that it may be too small
  /// after a power failure, and never too large.
  final class FileLock: Sendable {
    private let descriptor: Int32

    /// How many entries of all stores were answered when the lock was taken.
    let answered: Int

    init(path: String) throws(JournalError) {
      let opened = open(Self.path(of: path), O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
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
        throw .fileInUse(path)
      }
      descriptor = opened
      answered = Self.answered(at: path)
    }

    deinit {
      close(descriptor)
    }

    /// Writes the number of entries that are answered from now on.
    func note(_ count: Int) {
      // Of the same length each time, so that it needs no room on a full disk.
      let digits = "\(count)"
      let text = String(repeating: "0", count: max(0, 20 - digits.count)) + digits + "\n"
      // Without it, less is noticed later. That is no reason to refuse an entry that stands.
      _ = Array(text.utf8).withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    /// The number in the file of a journal's lock; 0 if there is none.
    static func answered(at path: String) -> Int {
      let text = FileManager.default.contents(atPath: Self.path(of: path)) ?? Data()
      return Int(String(decoding: text.prefix(20), as: UTF8.self)) ?? 0
    }

    /// Whether a process has the journal open, this one included.
    static func isHeld(_ path: String) -> Bool {
      let opened = open(Self.path(of: path), O_RDONLY | O_CLOEXEC)
      guard opened >= 0 else { return false }
      defer { close(opened) }
      return flock(opened, LOCK_EX | LOCK_NB) != 0
    }

    private static func path(of journal: String) -> String { journal + "-lock" }
  }

  extension JournalError {
    static func fileInUse(_ path: String) -> JournalError {
      JournalError(
        .inUse,
        """
        The journal \(path) is in use by another process, or is open twice in this one. It was not opened.

        An SQLite journal has one process. End the other one, or keep the stores in PostgreSQL.
        """)
    }
  }
#endif
