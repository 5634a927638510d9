#if SQLite
  import Foundation
  import HeadwaterJournal

  /// What tells a file from another one that is put in its place.
  ///
  /// A process goes on writing into a file that was deleted, and nobody finds its entries again. So each batch looks
  /// whether the file is still at its path.
  struct FileIdentity: Equatable, Sendable {
    private let path: String
    private let device: UInt64
    private let number: UInt64

    /// - Returns: Nil if there is no such file.
    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.path = path
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Throws an error if another file is at the path, or none.
    func check() throws(JournalError) {
      guard FileIdentity(of: path) != self else { return }
      throw JournalError(
        .damaged,
        """
        The journal \(path) was deleted or replaced while this process has it open. Actions are refused, since nobody \
        would find them again.

        What was kept before is in the deleted file, which this process still has open. On Linux, copy it from \
        /proc/\(ProcessInfo.processInfo.processIdentifier)/fd before the process ends. Or end it, and restore a backup.
        """)
    }
  }
#endif
