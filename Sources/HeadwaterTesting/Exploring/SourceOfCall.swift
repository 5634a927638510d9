import Foundation
import Headwater

/// The arguments of a call as they are written in its file.
struct SourceOfCall {
  struct Part {
    var label: String?
    var text: String
  }

  private let parts: [Part]

  /// The first trailing closure.
  let trailing: String?

  /// Reads the source of a call.
  ///
  /// - Parameters:
  ///   - name: The name of the function, which stands at the place or before it.
  ///   - site: The place that the compiler has passed.
  /// - Returns: Nil if the file can't be read or looks different.
  init?(named name: String, at site: CallSite) {
    guard
      let text = try? String(contentsOfFile: String(describing: site.filePath), encoding: .utf8)
    else { return nil }
    self.init(named: name, in: text, line: Int(site.line), column: Int(site.column))
  }

  /// - Parameters:
  ///   - line: The line of the call, counted from 1.
  ///   - column: Its column in bytes, counted from 1.
  init?(named name: String, in text: String, line: Int, column: Int) {
    let characters = Array(text.utf8)
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = characters[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    // The compiler passes the place of the name or that of its parenthesis.
    let wanted = Array(name.utf8) + [UInt8(ascii: "(")]
    let lineEnd = characters[start...].firstIndex(of: UInt8(ascii: "\n")) ?? characters.count
    let candidates = (start..<max(start, lineEnd)).filter {
      characters[$0...].starts(with: wanted)
    }
    let target = start + column - 1
    guard let found = candidates.min(by: { abs($0 - target) < abs($1 - target) }) else {
      return nil
    }
    var scanner = SourceScanner(characters, from: found + wanted.count - 1)
    guard let inner = scanner.balanced() else { return nil }
    let inside = Self.parts(of: inner)
    scanner.skipSpace()
    trailing = scanner.isAt("{") ? scanner.balancedWithEnds().map { unindented(String($0)) } : nil
    var labelled: [Part] = []
    while trailing != nil, let label = scanner.labelOfClosure(),
      let text = scanner.balancedWithEnds()
    {
      labelled.append(Part(label: label, text: unindented(String(text))))
    }
    parts = inside + labelled
  }

  /// The argument with a label, also if it is a trailing closure.
  func argument(_ label: String) -> String? { parts.first { $0.label == label }?.text }

  /// The trailing closure, or else the last argument without a label.
  var lastClosure: String? { trailing ?? parts.last { $0.label == nil }?.text }

  /// The parts between the commas of a list.
  static func parts(of text: Substring) -> [Part] {
    var scanner = SourceScanner(Array(text.utf8), from: 0)
    return scanner.partsAtCommas().map { part in
      let text = String(part).trimmingCharacters(in: .whitespacesAndNewlines)
      let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = text.dropFirst(label.count)
      guard !label.isEmpty, rest.hasPrefix(":") else { return Part(text: unindented(text)) }
      return Part(
        label: String(label),
        text: unindented(rest.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines)))
    }.filter { !$0.text.isEmpty }
  }
}

/// A text whose lines after the first begin at its margin.
private func unindented(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let margin =
    lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map { line in
      line.prefix { $0 == " " }.count
    }.min() ?? 0
  return
    (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(min(margin, $0.count)) })
    .joined(separator: "\n")
}
