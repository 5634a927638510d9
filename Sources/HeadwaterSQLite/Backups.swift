#if SQLite
  import Foundation
  import Synchronization

  /// The copies that a process is writing. It alone has the journal, so that any other is one of a process that was
  /// killed.
  final class Backups: Sendable {
    private static let ending = "-partial"

    private let writing = Mutex<Set<String>>([])

    /// Begins a copy beside its place, and removes what was left there of others.
    ///
    /// - Returns: The path of the copy until it is whole.
    func begin(to path: String) -> String {
      // Another call may be writing a copy to the same path.
      let partial = "\(path)-\(UUID().uuidString)\(Self.ending)"
      let others = writing.withLock { writing in
        defer { writing.insert(partial) }
        return writing
      }
      for left in Self.partials(of: path) where !others.contains(left) { Self.remove(left) }
      return partial
    }

    /// Makes an empty file for a copy. SQLite would not say why it can't.
    ///
    /// - Returns: The number of the error; nil if it was made.
    static func make(_ partial: String) -> Int32? {
      let made = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard made >= 0 else { return errno }
      close(made)
      return nil
    }

    /// Ends a copy, and removes what is left of it.
    func end(_ partial: String) {
      Self.remove(partial)
      writing.withLock { _ = $0.remove(partial) }
    }

    private static func remove(_ partial: String) {
      for suffix in ["", "-journal", "-wal", "-shm"] { unlink(partial + suffix) }
    }

    /// The paths of all copies that were begun and not moved to their place.
    private static func partials(of path: String) -> [String] {
      let place = URL(filePath: path)
      let folder = place.deletingLastPathComponent()
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      let start = place.lastPathComponent + "-"
      return (names ?? []).filter { name in
        name.hasPrefix(start) && name.hasSuffix(ending)
          && UUID(uuidString: String(name.dropFirst(start.count).dropLast(ending.count))) != nil
      }.map { path.dropLast(place.lastPathComponent.count) + $0 }
    }
  }
#endif
