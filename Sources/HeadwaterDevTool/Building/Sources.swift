import Foundation

/// The files that people edit, and when each was last saved.
///
/// It asks the system for each file's time, which works on every system and every disk. It does so less often the
/// longer it takes, so that it never costs more than a fiftieth of a processor.
package struct Sources {
  /// What tells two saves of a file apart.
  package struct Stamp: Equatable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var number: UInt64
  }

  private let folders: [String]
  private let files: [String]

  /// - Parameters:
  ///   - folders: The folders, with all that is in them.
  ///   - files: Single files.
  package init(folders: [String], files: [String]) {
    let sorted = Set(folders).sorted()
    self.folders = sorted.filter { folder in
      !sorted.contains { $0 != folder && folder.hasPrefix($0 + "/") }
    }
    self.files = files
  }

  /// The files as they are now.
  package func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for file in files { stamps[file] = Self.stamp(of: file).map(\.0) }
    var waiting = folders
    while let folder = waiting.popLast() {
      guard let directory = opendir(folder) else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        // Editors keep half-written and hidden files beside the real ones.
        if name.hasPrefix(".") || name.hasSuffix("~") || name.hasPrefix("#") { continue }
        let path = folder + "/" + name
        guard let (stamp, isFolder) = Self.stamp(of: path) else { continue }
        if isFolder { waiting.append(path) } else { stamps[path] = stamp }
      }
    }
    return stamps
  }

  private static func stamp(of path: String) -> (Stamp, isFolder: Bool)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return (
      Stamp(
        seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
        number: UInt64(status.st_ino)), status.st_mode & S_IFMT == S_IFDIR
    )
  }

  /// What a save has done.
  package struct Changes: Equatable, Sendable {
    package var edited: Set<String> = []
    package var new: Set<String> = []
    package var gone: Set<String> = []

    package var isEmpty: Bool { edited.isEmpty && new.isEmpty && gone.isEmpty }

    package init(from old: [String: Stamp], to new: [String: Stamp]) {
      for (path, stamp) in new {
        if let known = old[path] {
          if known != stamp { edited.insert(path) }
        } else {
          self.new.insert(path)
        }
      }
      for path in old.keys where new[path] == nil { gone.insert(path) }
    }

    /// Whether the build's plan holds: only sources that it knows have changed.
    package func keepsPlan(of modules: [BuildPlan.Module]) -> Bool {
      let known = Set(modules.flatMap(\.sources))
      return new.isEmpty && gone.isEmpty && edited.isSubset(of: known)
    }
  }
}
