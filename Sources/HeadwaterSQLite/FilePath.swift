#if SQLite
  import Foundation

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
  }
#endif
