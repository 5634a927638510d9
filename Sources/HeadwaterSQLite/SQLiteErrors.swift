#if SQLite
  import Foundation
  import GRDB
  import HeadwaterJournal

  extension JournalError {
    static func foreign(_ path: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The file \(path) is a database of another program. It was not changed.

        Give the journal a file of its own.
        """)
    }

    static func noDatabase(_ path: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The file \(path) is no SQLite database, or its beginning is overwritten. It was not changed.

        Is this the path that the app opens? If it is, restore a backup.
        """)
    }

    static func newerFormat(_ path: String) -> JournalError {
      JournalError(
        .newerFormat,
        """
        The journal \(path) was written by a newer version of Headwater. It was not changed.

        Start the newer program, or restore the backup that was made before it.
        """)
    }

    static func readOnly(_ path: String) -> JournalError {
      JournalError(
        .settings,
        """
        The journal \(path) can't be written to. Nothing was written, and nothing is damaged.

        Likely it belongs to another user, or its disk was mounted anew for reading only after an error. Let this process \
        write to it, to the files beside it and to their folder. The actions that wait are then written by themselves.
        """)
    }

    static func damaged(_ path: String, _ problem: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The journal \(path) is damaged: \(problem). It was not changed.

        Likely the disk has failed, or the file was copied while it was written. Restore a backup, and make backups \
        with `backUp(to:)`.
        """)
    }

    static func gone(_ path: String) -> JournalError {
      JournalError(
        .damaged,
        """
        The journal \(path) is gone: there is no such file or it is empty, and a journal was there before. Nothing \
        was changed.

        Likely it was truncated, moved or deleted. Restore a backup. To begin with an empty journal, first move \
        \(path)-wal and \(path)-lock away.
        """)
    }

    static func fullForOpening(_ path: String) -> JournalError {
      JournalError(
        .full,
        """
        The journal \(path) was not opened: there is no room for the log beside it. Nothing was written, and nothing is \
        damaged.

        Make room, and open it again.
        """)
    }

    static func entriesLost(_ path: String, _ total: Int, answered: Int) -> JournalError {
      JournalError(
        .damaged,
        """
        The journal \(path) has \(total == 1 ? "1 entry" : "\(total) entries"), and \(answered) were kept in it. It was not opened.

        Likely its log, \(path)-wal, was deleted or not copied with it; find that. If an older backup was restored \
        on purpose, delete \(path)-lock.
        """)
    }

    /// An error of SQLite.
    static func sqlite(_ error: any Error, at path: String) -> JournalError {
      if let error = error as? JournalError { return error }
      if let error = error as? WrongValue {
        return .damaged(path, "a row has a wrong value in the column \"\(error.column)\"")
      }
      guard let error = error as? DatabaseError else {
        return .away("\(errorName(error)) at \(path)")
      }
      switch error.resultCode {
      case .SQLITE_FULL: return .full(at: path)
      case .SQLITE_BUSY, .SQLITE_LOCKED:
        return JournalError(
          .inUse,
          """
          The journal \(path) is locked: another program writes to it. Nothing is lost: what an app has not written yet waits in it.

          End that program. Tools should open the file for reading only.
          """)
      case .SQLITE_NOTADB: return .noDatabase(path)
      // The statements are always the same, so that a table or a column is missing, or is there already.
      case .SQLITE_ERROR, .SQLITE_CORRUPT: return .damaged(path, error.message ?? "no message")
      case .SQLITE_READONLY: return .readOnly(path)
      case .SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_MISMATCH:
        return JournalError(
          .refused,
          """
          The database at \(path) has refused to write: \(error.message ?? "no message") (SQLite error \
          \(error.extendedResultCode.rawValue)). Nothing was written.

          Likely a trigger or a constraint that was added to the tables of the journal forbids it. Repair or remove that.
          """)
      // Also where the process has as many files open as it may.
      case .SQLITE_CANTOPEN, .SQLITE_PERM:
        return JournalError(
          .away,
          """
          The journal \(path) can't be opened: \(error.message ?? "no message").

          Is its folder there, and may this process write to it?
          """)
      default:
        let number = error.extendedResultCode.rawValue
        return .away("\(error.message ?? "no message") at \(path) (SQLite error \(number))")
      }
    }
  }
#endif
