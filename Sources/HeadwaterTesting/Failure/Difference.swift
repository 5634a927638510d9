import Foundation
import Headwater

#if Diffs
  import CustomDump
#endif

/// How one value differs from another, line by line: "−" was expected, "+" is there.
///
/// With the trait `Diffs` it is CustomDump's format, which leaves out what is the same.
///
/// - Returns: nil when the two look the same.
func difference<Value>(expected: Value, actual: Value) -> String? {
  #if Diffs
    // CustomDump sets figure spaces after its signs; plain ones can be copied into a test.
    return diff(expected, actual, format: .proportional)?
      .replacingOccurrences(of: "\u{2007}", with: " ")
  #else
    return lineDifference(expected: text(of: expected), actual: text(of: actual))
  #endif
}

/// How two values that are not equal differ, in no more lines than can be read.
func inequality<Value>(expected: Value, actual: Value) -> String {
  let actualText = text(of: actual)
  let difference = difference(expected: expected, actual: actual) ?? actualText
  guard text(of: expected) == actualText else { return shortened(difference) }
  let hasNaN = actualText.split { !$0.isLetter }.contains("nan")
  return shortened(difference)
    + "\n(not equal, though both look the same\(hasNaN ? "; a NaN does not equal itself" : ""))"
}

/// A text of at most so many lines, with the first line that differs among them.
func shortened(_ text: String, to limit: Int = 100) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  guard lines.count > limit else { return text }
  let firstChange = lines.firstIndex { $0.hasPrefix("− ") || $0.hasPrefix("+ ") } ?? 0
  let start = firstChange < limit ? 0 : firstChange - 3
  let shown = lines[start...].prefix(limit)
  let left = lines.count - shown.endIndex
  return
    ((start > 0 ? ["… \(start) lines before"] : []) + shown
    + (left > 0 ? ["… \(left) more \(left == 1 ? "line" : "lines")"] : []))
    .joined(separator: "\n")
}

/// A value in words, over no more lines than can be read.
func shortText<Value>(of value: Value) -> String { shortened(text(of: value)) }

/// A value in words, over as many lines as it takes.
func text<Value>(of value: Value) -> String {
  #if Diffs
    return String(customDumping: value)
  #else
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").joined(separator: "\n")
  #endif
}

/// An action in words: an enum's case without the name of its type.
func text(ofAction action: some Any) -> String {
  let name = actionName(action)
  #if Diffs
    let text = text(of: action)
    guard name.hasPrefix("."), let start = text.range(of: name)?.lowerBound else { return text }
    return String(text[start...])
  #else
    return (name.hasPrefix(".") ? "." : "") + String(describing: action)
  #endif
}

/// Compares two texts by their lines.
func lineDifference(expected: String, actual: String) -> String? {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old)
  guard !changes.isEmpty else { return nil }
  let removed = Set(changes.removals.map(\.offset))
  let inserted = Set(changes.insertions.map(\.offset))
  var lines: [String] = []
  var oldIndex = 0
  var newIndex = 0
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex) {
      lines.append("− " + old[oldIndex])
      oldIndex += 1
    } else if inserted.contains(newIndex) {
      lines.append("+ " + new[newIndex])
      newIndex += 1
    } else {
      lines.append("  " + old[oldIndex])
      oldIndex += 1
      newIndex += 1
    }
  }
  return lines.joined(separator: "\n")
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// A text with each line moved to the right.
func indented(_ text: String, by indentation: String = "    ") -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : indentation + $0 }
    .joined(separator: "\n")
}
