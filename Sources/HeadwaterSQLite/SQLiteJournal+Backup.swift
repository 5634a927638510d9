#if SQLite
  import Foundation
  import GRDB

  extension SQLiteJournal {
    /// Writes a copy of the journal to another file, while stores are in use.
    ///
    /// The copy has every entry that was answered before the call, and is a journal itself. It is written beside its
    /// place and then moved there, so that an older copy stands until the new one is whole. Of several calls at once with
    /// one path, the copy of the last one to end stands.
    ///
    /// A process that is killed meanwhile leaves a file beside the path, whose name ends in "-partial". The next call with
    /// the same path removes it.
    ///
    /// - Parameter path: The path of the copy. A file there is overwritten, unless it is a journal in use or belongs to one.
    /// - Throws: `JournalError`: there is no room, the folder is not there or can't be written to, or the path is that of
    ///   a folder, of a journal in use, or of a file beside a database.
    public func backUp(to path: String) async throws(JournalError) {
      try FilePath.check(path)
      // SQLite, the lock and the system have to speak of one file.
      let place = FilePath.resolved(path)
      try Self.checkFree(place)
      let partial = backups.begin(to: place)
      defer { backups.end(partial) }
      if let number = Backups.make(partial) { throw .backup(to: place, number) }
      do {
        let copy = try DatabaseQueue(path: partial)
        try pool.backup(to: copy)
        try copy.close()
      } catch {
        throw .backup(of: self.path, to: place, error)
      }
      try Self.checkFree(place)
      // What belongs to an older file would be taken for a part of this one.
      for suffix in FilePath.companions { unlink(place + suffix) }
      guard rename(partial, place) == 0 else { throw .backup(to: place, errno) }
    }

    /// Refuses a place that is a journal in use, or beside which one stands that would go with an older copy.
    private static func checkFree(_ place: String) throws(JournalError) {
      for path in [place] + FilePath.companions.map({ place + $0 }) where FileLock.isHeld(path) {
        throw .backupInUse(path)
      }
    }
  }

  extension JournalError {
    fileprivate static func backupInUse(_ path: String) -> JournalError {
      JournalError(
        .inUse,
        """
        The copy was not written: \(path) is a journal in use. Nothing was changed.

        Give the path of another file.
        """)
    }

    /// A copy that SQLite could not write.
    fileprivate static func backup(
      of journal: String, to place: String, _ error: any Error
    ) -> JournalError {
      guard let error = error as? DatabaseError else { return .sqlite(error, at: journal) }
      switch error.resultCode {
      case .SQLITE_FULL: return .backup(to: place, ENOSPC)
      // They tell of what is read.
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .sqlite(error, at: journal)
      default:
        let number = error.extendedResultCode.rawValue
        return .backup(
          .away, to: place, "\(error.message ?? "no message") (SQLite error \(number))",
          "Look after the disks of both, and make the copy again.")
      }
    }

    /// A copy that the system has refused.
    fileprivate static func backup(to place: String, _ number: Int32) -> JournalError {
      let problem = String(cString: strerror(number))
      switch number {
      case ENOSPC, EDQUOT:
        return .backup(.full, to: place, problem, "Make room, and make the copy again.")
      case EMFILE, ENFILE:
        return .backup(
          .away, to: place, problem, "Let this process have more files open: ulimit -n.")
      default:
        return .backup(
          .settings, to: place, problem,
          """
          Give the path of a file in a folder that is there and that this process may write to. While it is written, its \
          name is 45 bytes longer.
          """)
      }
    }

    private static func backup(
      _ reason: Reason, to place: String, _ problem: String, _ fix: String
    ) -> JournalError {
      JournalError(
        reason,
        """
        The copy at \(place) was not written: \(problem). The journal goes on, and an older copy at that path is as it was.

        \(fix)
        """)
    }
  }
#endif
