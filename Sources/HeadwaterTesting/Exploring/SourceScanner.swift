/// Finds matching brackets in Swift source, and passes over strings and comments.
struct SourceScanner {
  private let source: [UInt8]
  private var index: Int

  init(_ source: [UInt8], from index: Int) {
    self.source = source
    self.index = index
  }

  func isAt(_ text: String) -> Bool { source[index...].starts(with: text.utf8) }

  mutating func skipSpace() {
    while index < source.count, [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(source[index]) {
      index += 1
    }
  }

  /// The text between the bracket here and the one that closes it, which it passes.
  mutating func balanced() -> Substring? {
    balancedWithEnds().map { $0.dropFirst().dropLast() }
  }

  /// The text from the bracket here to the one that closes it, which it passes.
  mutating func balancedWithEnds() -> Substring? {
    let start = index
    var depth = 0
    while index < source.count {
      if skipStringOrComment() { continue }
      switch source[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      index += 1
      if depth == 0 { return text(from: start) }
    }
    return nil
  }

  /// The texts between the commas that stand in no bracket.
  mutating func partsAtCommas() -> [Substring] {
    var parts: [Substring] = []
    var start = index
    var depth = 0
    while index < source.count {
      if skipStringOrComment() { continue }
      switch source[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(text(from: start))
        start = index + 1
      default: break
      }
      index += 1
    }
    return parts + [text(from: start)]
  }

  private func text(from start: Int) -> Substring {
    Substring(String(decoding: source[start..<index], as: UTF8.self))
  }

  private mutating func skipStringOrComment() -> Bool {
    if isAt("//") {
      while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    if isAt("/*") {
      skip(to: "*/")
      return true
    }
    if isAt("\"\"\"") {
      index += 3
      skip(to: "\"\"\"")
      return true
    }
    guard isAt("\"") else { return false }
    index += 1
    while index < source.count, source[index] != UInt8(ascii: "\"") {
      if isAt("\\(") {
        index += 1
        _ = balancedWithEnds()
      } else {
        index = min(index + (isAt("\\") ? 2 : 1), source.count)
      }
    }
    index = min(index + 1, source.count)
    return true
  }

  private mutating func skip(to end: String) {
    while index < source.count, !isAt(end) { index += 1 }
    index = min(index + end.utf8.count, source.count)
  }
}
