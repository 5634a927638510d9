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
    while index < source.count, " \n\t\r".utf8.contains(source[index]) { index += 1 }
  }

  /// The label of a further trailing closure, which it passes up to the bracket; nil if there is none here.
  mutating func labelOfClosure() -> String? {
    let start = index
    skipSpace()
    let name = source[index...].prefix { isNamePart($0) }
    index += name.count
    if !name.isEmpty, isAt(":") {
      index += 1
      skipSpace()
      if isAt("{") { return String(decoding: name, as: UTF8.self) }
    }
    index = start
    return nil
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

  /// The texts between the commas that stand in no bracket, and not between the arguments of a generic type.
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
      case UInt8(ascii: "<"): skipTypeArguments()
      default: break
      }
      index += 1
    }
    return parts + [text(from: start)]
  }

  /// Moves to the bracket that closes the arguments of a generic type. As for the compiler, it is a comparison unless a
  /// name stands before it, and it ends before something that does not continue an operand.
  private mutating func skipTypeArguments() {
    guard index > 0, isNamePart(source[index - 1]) else { return }
    var depth = 0
    for end in index..<source.count {
      switch source[end] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where source[end - 1] != UInt8(ascii: "-"): depth -= 1
      case let byte where isNamePart(byte) || " \n.,:?![]()&->@~".utf8.contains(byte): break
      default: return
      }
      guard depth == 0 else { continue }
      let next = end + 1 < source.count ? source[end + 1] : UInt8(ascii: ",")
      if "(){}[].,:;?! \n".utf8.contains(next) { index = end }
      return
    }
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
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
      skipComment()
      return true
    }
    // A raw string, as #"a "quoted" text"#.
    let fences = source[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let fence = String(repeating: "#", count: fences)
    let quote = source[(index + fences)...].starts(with: "\"\"\"".utf8) ? "\"\"\"" : "\""
    guard isAt(fence + quote) else { return false }
    index += fences + quote.count
    skipString(to: quote + fence, escape: "\\" + fence)
    return true
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        index += 2
      } else if isAt("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < source.count
  }

  private mutating func skipString(to end: String, escape: String) {
    while index < source.count, !isAt(end) {
      if isAt(escape + "(") {
        index += escape.utf8.count
        _ = balancedWithEnds()
      } else {
        index += isAt(escape) ? escape.utf8.count + 1 : 1
      }
    }
    index = min(index + end.utf8.count, source.count)
  }
}
