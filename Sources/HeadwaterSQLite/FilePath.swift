#if SQLite
  import Foundation
  import HeadwaterJournal

  /// The place to which a path leads.
  enum FilePath {
    /// The path without symbolic links, as SQLite names the log of a file by it. The file need not be there.
    ///
    /// Two paths to one file would have a lock each otherwise.
    static func resolved(_ path: String) -> String {
      var path = path
      // As many as the system follows.
      for _ in 0..<40 {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
          break
        }
        path =
          target.hasPrefix("/")
          ? target : URL(filePath: path).deletingLastPathComponent().path + "/" + target
      }
      let url = URL(filePath: path)
      guard let folder = realpath(url.deletingLastPathComponent().path, nil) else { return path }
      defer { free(folder) }
      return String(cString: folder) + "/" + url.lastPathComponent
    }

    /// Refuses what can be no file of a journal: no path, a folder, a pipe, or a name that SQLite takes for a database in
    /// memory or that leads it elsewhere than the system.
    static func check(_ path: String) throws(JournalError) {
      try checkText(path)
      guard path != ":memory:" else {
        throw .noFile(path, "has no file: SQLite keeps it in memory")
      }
      var status = stat()
      if stat(path, &status) == 0 {
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .noFile(path, "is a folder")
        default: throw .noFile(path, "is a pipe, a socket or a device")
        }
      }
      guard !path.hasSuffix("/") else {
        throw .noFile(path, "ends in a slash, as the path of a folder")
      }
      if let owner = owner(of: path) {
        throw .noFile(path, "is the place of a file that belongs to the database \(owner)")
      }
    }

    /// Refuses what the system and SQLite read as different paths.
    static func checkText(_ path: String) throws(JournalError) {
      guard !path.isEmpty else { throw .noFile("An empty text", "is no path") }
      guard !path.utf8.contains(0) else {
        throw .noFile(
          path.replacing("\0", with: "\\0"), "has a null character, at which a path ends")
      }
      guard !path.hasPrefix("file:") else {
        throw .noFile(path, "begins with \"file:\", as a URI, and a path is asked for")
      }
    }

    /// The database that has its log, the index of that, or its lock at a path; nil if there is none.
    private static func owner(of path: String) -> String? {
      let place = resolved(path)
      // The file system of a Mac does not tell small letters from capital ones.
      let suffix = companions.first { place.lowercased().hasSuffix($0) }
      guard let suffix else { return nil }
      let owner = String(place.dropLast(suffix.count))
      return FileLock.isHeld(owner) || isDatabase(owner) ? owner : nil
    }

    /// The endings of the files that stand beside a database.
    static let companions = ["-wal", "-shm", "-journal", "-lock"]

    private static func isDatabase(_ path: String) -> Bool {
      guard let file = FileHandle(forReadingAtPath: path) else { return false }
      defer { try? file.close() }
      return (try? file.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
    }
  }

  extension JournalError {
    fileprivate static func noFile(_ path: String, _ problem: String) -> JournalError {
      JournalError(
        .noJournal,
        """
        \(path) can be no journal: it \(problem). Nothing was written.

        Give the path of a file, in a folder that is there. For a journal in memory, use `MemoryJournal`.
        """)
    }
  }
#endif
