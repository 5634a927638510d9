import Foundation

/// The sources of the examples when the showcase started.
///
/// They are read once. A request finds a file by its name in this list, and never opens a path.
public struct ExampleSources: Sendable {
  /// A file, with its path below the example.
  struct File: Sendable {
    let path: String
    let text: String
  }

  private let examples: [String: [File]]

  init(examples: [String: [File]]) {
    self.examples = examples
  }

  /// Reads the sources of the checkout that contains a directory.
  ///
  /// - Parameter directory: The directory where the search starts. It continues with the directories above.
  /// - Returns: nil without a checkout, as on a machine with only the built showcase.
  public init?(around directory: URL) {
    guard let examples = Self.folder(around: directory) else { return nil }
    self.init(below: examples)
  }

  /// What is said where there is no checkout.
  public static let absence =
    "There is no link to the code, and no picture: the folder Examples is neither here nor in a folder above. Start the showcase in its checkout."

  /// Returns the folder with the examples of the checkout that contains a directory; nil without a checkout.
  public static func folder(around directory: URL) -> URL? {
    var candidate = directory.standardizedFileURL
    while true {
      let examples = candidate.appending(path: "Examples", directoryHint: .isDirectory)
      let anchor = examples.appending(path: "Showcase/Showcase.swift")
      if FileManager.default.fileExists(atPath: anchor.path) { return examples }
      let parent = candidate.deletingLastPathComponent().standardizedFileURL
      guard parent.path.count < candidate.path.count else { return nil }
      candidate = parent
    }
  }

  init(below examples: URL, keyFiles: [String: String] = ExampleSources.keyFiles) {
    var found: [String: [File]] = [:]
    for path in Self.paths(below: examples) {
      let parts = path.split(separator: "/", maxSplits: 1)
      guard parts.count == 2, path.hasSuffix(".swift"),
        let text = try? String(contentsOf: examples.appending(path: path), encoding: .utf8)
      else { continue }
      found[String(parts[0]), default: []].append(File(path: String(parts[1]), text: text))
    }
    self.examples = Dictionary(
      uniqueKeysWithValues: found.map { example, files in
        let key = keyFiles[example]
        return (example, files.sorted { $0.order(after: key) < $1.order(after: key) })
      })
  }

  /// Returns whether an example has any files.
  public func contains(_ example: String) -> Bool {
    examples[example] != nil
  }

  /// Returns the text of a file, by its path below the example.
  public func text(of path: String, in example: String) -> String? {
    examples[example]?.first { $0.path == path }?.text
  }

  func files(of example: String) -> [File]? {
    examples[example]
  }

  /// Returns the paths of regular files. Links could lead elsewhere.
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
  /// The position of the file: the key file comes first, and tests come last.
  fileprivate func order(after key: String?) -> (Int, String) {
    (path == key ? 0 : path.hasPrefix("Tests/") ? 2 : 1, path)
  }
}
