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
    /// - Parameter path: The path of the copy. A file there is overwritten, unless it is a journal in use.
    /// - Throws: `JournalError`: there is no room, the folder can't be written to, or the path is that of a folder, or of a
    ///   journal in use.
    public func backUp(to path: String) async throws(JournalError) {
      try FilePath.check(path)
      guard !FileLock.isHeld(path) else { throw .fileInUse(path) }
      let partial = backups.begin(to: path)
      defer { backups.end(partial) }
      do {
        let copy = try DatabaseQueue(path: partial)
        try pool.backup(to: copy)
        try copy.close()
        guard !FileLock.isHeld(path) else { throw JournalError.fileInUse(path) }
        // What belongs to an older file would be taken for a part of this one.
        for suffix in ["-wal", "-shm", "-lock"] { unlink(path + suffix) }
        guard rename(partial, path) == 0 else {
          throw JournalError.away("\(String(cString: strerror(errno))) at \(path)")
        }
      } catch {
        throw .sqlite(error, at: path)
      }
    }
  }
#endif
