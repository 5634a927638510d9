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
    /// memory.
    static func check(_ path: String) throws(JournalError) {
      guard !path.isEmpty else { throw .noFile("An empty text", "is no path") }
      guard path != ":memory:" else {
        throw .noFile(path, "has no file: SQLite keeps it in memory")
      }
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return
      case S_IFDIR: throw .noFile(path, "is a folder")
      default: throw .noFile(path, "is a pipe, a socket or a device")
      }
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
