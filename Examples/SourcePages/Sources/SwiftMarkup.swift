/// Swift source in pieces: comments, texts, keywords, types, and what is between them.
public struct SwiftMarkup {
  /// What a piece of source is.
  public enum Kind: String, Sendable {
    case comment, text, keyword, type
  }

  /// A part of a source, in which everything looks alike.
  public struct Piece: Equatable, Sendable {
    /// What it is; nil for everything else, such as names and signs.
    public var kind: Kind?
    /// The source.
    public var text: String
  }

  private var rest: Substring.UTF8View
  private var found: [Piece] = []

  /// Reads a source. It may be incomplete.
  public init(_ source: String) {
    rest = source[...].utf8
  }

  /// The pieces, which together are the source.
  public var pieces: [Piece] {
    var markup = self
    while !markup.rest.isEmpty { markup.next() }
    return markup.found
  }

  /// The source as HTML, with an element and a link for each line.
  var html: String {
    var lines = [""]
    for piece in pieces {
      let parts = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append("") }
        guard !part.isEmpty else { continue }
        let escaped = part.escaped
        lines[lines.count - 1] +=
          piece.kind.map { "<i class=\"\($0.rawValue)\">\(escaped)</i>" } ?? escaped
      }
    }
    if lines.last == "" { lines.removeLast() }
    return lines.enumerated().map { index, line in
      let number = index + 1
      return
        "<span id=\"L\(number)\"><a href=\"#L\(number)\" tabindex=\"-1\">\(number)</a>\(line)</span>"
    }.joined(separator: "\n")
  }

  private mutating func next() {
    if starts(with: "//") {
      take(until: { $0 == UInt8(ascii: "\n") }, as: .comment)
    } else if starts(with: "\"\"\"") {
      takeText(closedBy: "\"\"\"")
    } else if starts(with: "\"") {
      takeText(closedBy: "\"")
    } else if let first = rest.first, Self.beginsWord(first) {
      takeWord()
    } else {
      take(until: { Self.beginsWord($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") })
    }
  }

  private func starts(with text: String) -> Bool {
    rest.starts(with: text.utf8)
  }

  private mutating func takeWord() {
    let end = rest.firstIndex { !Self.isInWord($0) } ?? rest.endIndex
    let word = String(Substring(rest[..<end]))
    let isType = word.first?.isUppercase ?? false
    let isAttribute = word.hasPrefix("@") || word.hasPrefix("#")
    let isKeyword = isAttribute || Self.keywords.contains(word)
    rest = rest[end...]
    add(Substring(word), isKeyword ? .keyword : isType ? .type : nil)
  }

  private mutating func take(until ends: (UInt8) -> Bool, as kind: Kind? = nil) {
    // At least one character, so that the loop ends.
    let end = rest.dropFirst().firstIndex(where: ends) ?? rest.endIndex
    let text = Substring(rest[..<end])
    rest = rest[end...]
    add(text, kind)
  }

  private mutating func takeText(closedBy quote: String) {
    var text = rest
    rest = rest.dropFirst(quote.utf8.count)
    while let byte = rest.first, !starts(with: quote) {
      rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    rest = rest.dropFirst(quote.utf8.count)
    text = text[..<rest.startIndex]
    add(Substring(text), .text)
  }

  private mutating func add(_ text: Substring, _ kind: Kind?) {
    if let last = found.indices.last, found[last].kind == kind {
      found[last].text += text
    } else {
      found.append(Piece(kind: kind, text: String(text)))
    }
  }

  private static func beginsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    beginsWord(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let keywords = Set(
    """
    any as async await break case catch class continue default defer do else enum extension false
    fileprivate final for func get guard if import in init inout internal is let mutating nil
    nonisolated package private protocol public repeat return self Self set some static struct
    subscript super switch throw throws true try typealias unowned var weak where while
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
