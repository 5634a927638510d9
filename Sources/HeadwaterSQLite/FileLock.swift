#if SQLite
  import Foundation
  import HeadwaterJournal
  import Synchronization

  /// A lock on a file beside the journal. The system lets go of it when the process ends, however that is.
  ///
  /// The file has the number of entries that were answered. If the journal has fewer, its log was deleted, or it was
  /// truncated or replaced. The number is written after each commit and not synchronised, so that it may be too small
  /// after a power failure, and never too large.
  ///
  /// If the file is deleted meanwhile, another process can take a lock of the same name. So each batch looks whether the
  /// lock is still there, and takes it anew.
  final class FileLock: Sendable {
    private struct Taken {
      let descriptor: Int32
      let file: FileIdentity?

      /// The system would keep the lock as long as a program has a copy of the descriptor that this process is just
      /// starting.
      func giveUp() {
        flock(descriptor, LOCK_UN)
        close(descriptor)
      }
    }

    private let journal: String
    private let path: String
    private let taken: Mutex<Taken?>

    /// Whether there was no such file before.
    private let isNew: Bool

    /// How many entries of all stores were answered when the lock was taken.
    let answered: Int

    /// - Parameter journal: The path of the journal.
    init(path journal: String) throws(JournalError) {
      self.journal = journal
      path = Self.path(of: journal)
      isNew = access(path, F_OK) != 0
      taken = Mutex(try Self.take(path, of: journal))
      answered = Self.answered(at: journal)
    }

    deinit { giveUp() }

    /// Opens the journal. If that fails, no new file of a lock stays beside a file that may be another program's.
    ///
    /// Whoever has taken the lock of that file meanwhile takes it anew: see ``check()``.
    func removedOnFailure<Value>(
      _ open: () throws(JournalError) -> Value
    ) throws(JournalError) -> Value {
      do {
        return try open()
      } catch {
        if isNew { unlink(path) }
        throw error
      }
    }

    /// Lets another process take the lock, also if somebody holds this object a moment longer.
    func giveUp() {
      taken.withLock { taken in
        taken?.giveUp()
        taken = nil
      }
    }

    /// Takes the lock anew if its file was deleted or replaced.
    ///
    /// - Throws: If another process has taken it meanwhile. That one writes now.
    func check() throws(JournalError) {
      try taken.withLock { taken throws(JournalError) in
        guard taken?.file?.isInPlace != true else { return }
        let former = taken
        taken = try Self.take(path, of: journal)
        former?.giveUp()
      }
    }

    private static func take(_ path: String, of journal: String) throws(JournalError) -> Taken {
      let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      guard opened >= 0 else {
        let number = errno
        if number == ENOSPC { throw .fullForOpening(journal) }
        throw .notOpened(journal, number)
      }
      // A program that a process was just starting when it was killed has its lock for a moment. That blocks the thread
      // for 0.2 s at most, and only if the file is in use.
      var attempts = 20
      while flock(opened, LOCK_EX | LOCK_NB) != 0 {
        attempts -= 1
        guard attempts > 0 else {
          close(opened)
          throw .fileInUse(journal)
        }
        usleep(10_000)
      }
      return Taken(descriptor: opened, file: FileIdentity(of: path, descriptor: opened))
    }

    /// Writes the number of entries that are answered from now on.
    func note(_ count: Int) {
      // Of the same length each time, so that it needs no room on a full disk.
      let digits = "\(count)"
      let text = String(repeating: "0", count: max(0, 20 - digits.count)) + digits + "\n"
      // Without it, less is noticed later. That is no reason to refuse an entry that stands.
      guard let descriptor = taken.withLock({ $0?.descriptor }) else { return }
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

    private static func path(of journal: String) -> String { FilePath.resolved(journal) + "-lock" }
  }

  extension JournalError {
    fileprivate static func notOpened(_ path: String, _ number: Int32) -> JournalError {
      JournalError(
        number == EMFILE || number == ENFILE ? .away : .settings,
        """
        The journal \(path) can't be opened: \(String(cString: strerror(number))).

        Is its folder there, and may this process write to it?
        """)
    }

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
