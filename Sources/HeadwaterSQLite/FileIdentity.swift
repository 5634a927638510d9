#if SQLite
  import Foundation
  import HeadwaterJournal

  /// What tells a file from another one that is put in its place.
  struct FileIdentity: Equatable, Sendable {
    private let path: String
    private let device: UInt64
    private let number: UInt64

    /// - Returns: Nil if there is no such file.
    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.init(path, status)
    }

    /// The identity of an open file, whose path may have another one by now.
    init?(of path: String, descriptor: Int32) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return nil }
      self.init(path, status)
    }

    private init(_ path: String, _ status: stat) {
      self.path = path
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Whether the file is still at its path.
    var isInPlace: Bool { FileIdentity(of: path) == self }

    /// Whether there is neither this file nor another one at its path.
    var isGone: Bool { FileIdentity(of: path) == nil }
  }

  /// The files of a journal that a process has open.
  ///
  /// A process goes on writing into a file that was deleted, and nobody finds its entries again. So each batch looks
  /// whether the files are still at their paths.
  struct JournalFiles: Sendable {
    private let path: String
    private let main: FileIdentity
    private let log: FileIdentity

    /// - Returns: Nil if the journal is not at its path, or has no log.
    init?(of path: String) {
      guard let main = FileIdentity(of: path),
        let log = FileIdentity(of: FilePath.resolved(path) + "-wal")
      else { return nil }
      self.path = path
      self.main = main
      self.log = log
    }

    /// Whether the log was deleted, and nothing else. This process has it open and can move it into the journal.
    var hasLostLog: Bool { main.isInPlace && log.isGone }

    /// Throws an error if other files are at the paths, or none.
    func check() throws(JournalError) {
      guard main.isInPlace else { throw .replaced("The journal \(path)") }
      guard log.isInPlace else {
        throw log.isGone ? .logDeleted(path) : .replaced("The log of the journal \(path)")
      }
    }
  }

  extension JournalError {
    fileprivate static func replaced(_ what: String) -> JournalError {
      JournalError(
        .damaged,
        """
        \(what) was deleted or replaced while this process has it open. Actions are refused, since nobody \
        would find them again.

        What was kept before is in the deleted file, which this process still has open. On Linux, copy it from \
        /proc/\(ProcessInfo.processInfo.processIdentifier)/fd before the process ends. Or end it, and restore a backup.
        """)
    }

    fileprivate static func logDeleted(_ path: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The log of the journal \(path) was deleted while this process has it open. Actions are refused, since nobody \
        would find them again. What was kept before was moved from the log into the journal.

        End this process and start it again. `headwater-journal check` says whether everything is there.
        """)
    }
  }
#endif
