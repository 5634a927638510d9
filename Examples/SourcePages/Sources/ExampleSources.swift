import Foundation

/// The examples' own sources, as they were when the showcase started.
///
/// They are read once: what a request names is looked up among them, and never opened as a path.
public struct ExampleSources: Sendable {
  /// A file, by its path below the example.
  struct File: Sendable {
    let path: String
    let text: String
  }

  private let examples: [String: [File]]

  init(examples: [String: [File]]) {
    self.examples = examples
  }

  /// Reads the sources of a checkout, if there is one around a directory.
  ///
  /// - Parameter directory: Where to begin; directories above it are looked at, too.
  /// - Returns: nil when there is none, as on a machine that only has the built showcase.
  public init?(around directory: URL) {
    var candidate = directory.standardizedFileURL
    while true {
      let examples = candidate.appending(path: "Examples", directoryHint: .isDirectory)
      let anchor = examples.appending(path: "Showcase/Showcase.swift")
      if FileManager.default.fileExists(atPath: anchor.path) {
        self.init(below: examples)
        return
      }
      let parent = candidate.deletingLastPathComponent().standardizedFileURL
      guard parent.path.count < candidate.path.count else { return nil }
      candidate = parent
    }
  }

  init(below examples: URL) {
    var found: [String: [File]] = [:]
    for path in Self.paths(below: examples) {
      let parts = path.split(separator: "/", maxSplits: 1)
      guard parts.count == 2, path.hasSuffix(".swift"),
        let text = try? String(contentsOf: examples.appending(path: path), encoding: .utf8)
      else { continue }
      found[String(parts[0]), default: []].append(File(path: String(parts[1]), text: text))
    }
    self.examples = found.mapValues { $0.sorted { $0.order < $1.order } }
  }

  /// Whether there is anything to show of an example.
  public func contains(_ example: String) -> Bool {
    examples[example] != nil
  }

  func files(of example: String) -> [File]? {
    examples[example]
  }

  /// The regular files; a link might lead elsewhere.
  private static func paths(below directory: URL) -> [String] {
    let manager = FileManager.default
    guard let walk = manager.enumerator(atPath: directory.path) else { return [] }
    return walk.compactMap { $0 as? String }.filter { path in
      let attributes = try? manager.attributesOfItem(atPath: directory.path + "/" + path)
      return attributes?[.type] as? FileAttributeType == .typeRegular
    }
  }
}

extension ExampleSources.File {
  /// Tests come after what they test.
  fileprivate var order: (Int, String) {
    (path.hasPrefix("Tests/") ? 1 : 0, path)
  }
}
