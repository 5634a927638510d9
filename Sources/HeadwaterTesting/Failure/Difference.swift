import Foundation
import Headwater

#if Diffs
  import CustomDump
#endif

/// How failures write states.
enum ValueFormat {
  #if Diffs
    /// CustomDump's format, of the trait `Diffs`.
    case customDump
  #endif

  /// As written in Swift.
  case plain

  static var standard: ValueFormat {
    #if Diffs
      .customDump
    #else
      .plain
    #endif
  }

  /// A value in words, over as many lines as it takes.
  func text<Value>(of value: Value) -> String {
    switch self {
    #if Diffs
      case .customDump: String(customDumping: value)
    #endif
    case .plain: WrittenValue(value).text(isDivided: true)
    }
  }

  /// The difference of two values, line by line: "−" marks expected lines, and "+" actual ones. It shows a
  /// few unchanged lines around each difference.
  ///
  /// - Returns: The difference; nil if the two look the same.
  func difference<Value>(expected: Value, actual: Value) -> String? {
    switch self {
    #if Diffs
      case .customDump:
        // CustomDump sets figure spaces after its signs; plain ones can be copied into a test.
        diff(expected, actual, format: .proportional)?
          .replacingOccurrences(of: "\u{2007}", with: " ")
    #endif
    case .plain: lineDifference(expected: text(of: expected), actual: text(of: actual))
    }
  }

  /// The difference of two values that are not equal, shortened to a readable length.
  func inequality<Value>(expected: Value, actual: Value) -> String {
    let actualText = text(of: actual)
    let difference = difference(expected: expected, actual: actual) ?? actualText
    let looksTheSame = text(of: expected) == actualText
    return shortened(difference) + (looksTheSame ? notEqual(actualText) : "")
  }
}

#if Diffs
  extension TextState: CustomDumpStringConvertible {
    public var customDumpDescription: String { initializer }
  }

  extension StackElementID: CustomDumpStringConvertible {
    public var customDumpDescription: String { description }
  }
#endif

/// The difference of two actions that are not equal, shortened to a readable length.
func actionInequality<Action>(expected: Action, received: Action) -> String {
  let expectedText = text(ofAction: expected)
  let receivedText = text(ofAction: received)
  let difference = lineDifference(expected: expectedText, actual: receivedText)
  return shortened(difference ?? receivedText)
    + (difference == nil ? notEqual(receivedText) : "")
}

private func notEqual(_ text: String) -> String {
  let hasNaN = text.split { !$0.isLetter }.contains("nan")
  return "\n(not equal, though both look the same\(hasNaN ? "; a NaN does not equal itself" : ""))"
}

/// Shortens a text to a number of lines that include the first difference.
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

/// An action as a test would write it: `.child(.loaded("all", count: 2))`.
package func text(ofAction action: some Any) -> String { WrittenValue(action).text(width: 72) }

/// The difference of two texts, with a few unchanged lines around each different one.
///
/// - Returns: The difference; nil if the texts are equal.
func lineDifference(expected: String, actual: String, context: Int = 3) -> String? {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  guard old != new else { return nil }
  let (removed, inserted) = changedLines(from: old, to: new)
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
  return withoutFarLines(lines, context: context).joined(separator: "\n")
}

/// The places of the lines that are only in the first or only in the second text.
///
/// The cost of a whole difference grows with the product of the lines and the changes. So a long text is compared in
/// parts, each of which begins behind the last line that the parts before it have in common.
private func changedLines(
  from old: [Substring], to new: [Substring]
) -> (removed: Set<Int>, inserted: Set<Int>) {
  let longest = 1_000
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  var (oldStart, newStart) = (0, 0)
  while oldStart < old.count || newStart < new.count {
    let oldEnd = min(oldStart + longest, old.count)
    let newEnd = min(newStart + longest, new.count)
    let changes = Array(new[newStart..<newEnd]).difference(from: Array(old[oldStart..<oldEnd]))
    let oldOnly = Set(changes.removals.map { $0.offset + oldStart })
    let newOnly = Set(changes.insertions.map { $0.offset + newStart })
    let lastOld = (oldStart..<oldEnd).last { !oldOnly.contains($0) }
    let lastNew = (newStart..<newEnd).last { !newOnly.contains($0) }
    var (oldNext, newNext) = (oldEnd, newEnd)
    // At the end, and where next to nothing is the same, the whole part is done.
    if oldEnd < old.count || newEnd < new.count, let lastOld, let lastNew,
      max(lastOld - oldStart, lastNew - newStart) >= longest / 2
    {
      (oldNext, newNext) = (lastOld + 1, lastNew + 1)
    }
    removed.formUnion(oldOnly.filter { $0 < oldNext })
    inserted.formUnion(newOnly.filter { $0 < newNext })
    (oldStart, newStart) = (oldNext, newNext)
  }
  return (removed, inserted)
}

/// Replaces each run of unchanged lines far from any change with the number of lines.
private func withoutFarLines(_ lines: [String], context: Int) -> [String] {
  var shown: [String] = []
  var index = 0
  while index < lines.count {
    let end = lines[index...].firstIndex { !$0.hasPrefix("  ") } ?? lines.count
    let before = index == 0 ? 0 : context
    let after = end == lines.count ? 0 : context
    let left = end - index - before - after
    if left > 1 {
      shown += lines[index..<index + before]
      shown.append("  … \(left) lines")
      shown += lines[(end - after)..<end]
    } else {
      shown += lines[index..<end]
    }
    if end < lines.count { shown.append(lines[end]) }
    index = end + 1
  }
  return shown
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
