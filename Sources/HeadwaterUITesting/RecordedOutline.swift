import HeadwaterPortableViews

extension ViewHost {
  /// Compares the outline of the screen with a recorded one.
  ///
  /// ```swift
  /// try ui.matchesOutline("empty form")
  /// ```
  ///
  /// The recorded outline is the file `Outlines/<test file>/<name>.txt` beside the test file.
  ///
  /// - If the file is missing or differs, the function throws an error with the different lines.
  /// - If the environment variable `HEADWATER_RECORD_OUTLINES` is 1, the function writes the file. If the
  ///   variable `CI` is set too, that is an error, since the test would compare a screen with itself.
  ///
  /// - Parameters:
  ///   - name: The name of the outline.
  ///   - filePath: The test file.
  /// - Throws: ``OutlineError`` if the outline is missing, differs, or must not be recorded.
  public func matchesOutline(_ name: String, filePath: StaticString = #filePath) throws {
    try RecordedOutlines(beside: filePath).compare(outline, name: name)
  }
}

/// The error of an outline that is missing, differs from the recorded one, or must not be recorded.
public struct OutlineError: Error, CustomStringConvertible, Equatable {
  /// The whole message.
  public let description: String
}

/// The recorded outlines in a directory, one file each.
struct RecordedOutlines {
  let directory: URL
  let variables: [String: String]

  static let recording = "HEADWATER_RECORD_OUTLINES"

  init(directory: URL, variables: [String: String]) {
    self.directory = directory
    self.variables = variables
  }

  /// The recorded outlines of a test file.
  init(beside testFile: StaticString) {
    let test = URL(fileURLWithPath: "\(testFile)")
    self.init(
      directory: test.deletingLastPathComponent().appendingPathComponent("Outlines")
        .appendingPathComponent(test.deletingPathExtension().lastPathComponent),
      variables: ProcessInfo.processInfo.environment)
  }

  func compare(_ outline: String, name: String) throws {
    let file = directory.appendingPathComponent(fileName(of: name))
    if variables[Self.recording] == "1" { return try record(outline, in: file) }
    guard let data = try? Data(contentsOf: file) else {
      throw OutlineError(
        description: """
          No outline "\(name)" has been recorded: \(file.path) cannot be read.
          Look at the one below; if it is right, run the test once with \(Self.recording)=1.
          \(outline)
          """)
    }
    let recorded = String(decoding: data, as: UTF8.self).trimmingSuffix("\n")
    guard recorded != outline else { return }
    throw OutlineError(
      description: """
        The outline "\(name)" is not the one that was recorded in \(file.path). \
        Lines with − were recorded, lines with + are new.
        \(LineDifference.text(from: recorded, to: outline))
        If the new outline is right, run the test once with \(Self.recording)=1.
        """)
  }

  private func record(_ outline: String, in file: URL) throws {
    guard variables["CI"] == nil else {
      throw OutlineError(
        description: """
          Outlines must not be recorded where the variable CI is set: a test that writes what it \
          compares with cannot fail. Unset \(Self.recording).
          """)
    }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data((outline + "\n").utf8).write(to: file)
  }

  /// The file name for an outline's name, without characters that have a meaning in a path.
  private func fileName(of name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(letters) + ".txt"
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

/// The difference of two texts, line by line, with the signs that `TestStore` uses.
///
/// HeadwaterTesting has its own implementation, which also leaves out lines far from a change. There is no
/// module that both could share: that module depends only on the core, and this one only on the portable
/// views.
enum LineDifference {
  static func text(from old: String, to new: String) -> String {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var inserted: [Int: Substring] = [:]
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var newIndex = 0
    for (index, line) in oldLines.enumerated() {
      if removed.contains(index) {
        lines.append("− \(line)")
        continue
      }
      while let line = inserted[newIndex] {
        lines.append("+ \(line)")
        newIndex += 1
      }
      lines.append("  \(line)")
      newIndex += 1
    }
    while let line = inserted[newIndex] {
      lines.append("+ \(line)")
      newIndex += 1
    }
    return lines.joined(separator: "\n")
  }
}
