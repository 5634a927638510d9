/// Reads inline Markdown: `**bold**`, `*italic*`, `~~struck~~`,
/// `` `code` `` and `[link](address)`.
///
/// Signs without an end are shown unchanged, and interpolated values are never read as signs: a person's
/// name with an asterisk keeps the asterisk. Foundation's `AttributedString(markdown:)`, which SwiftUI
/// uses, is available on Apple's platforms only.
struct Markdown {
  private let characters: [Character]
  /// Whether each character is from the literal and can be a sign.
  private let isLiteral: [Bool]

  /// The texts with styles of their own, by the position of the character that replaces them.
  private var embedded: [Int: Text] = [:]

  /// The position of an interpolation, in bytes.
  struct Place {
    let range: Range<Int>
    /// A text with a style of its own, which one character replaces.
    let embedded: Text?
  }

  /// A piece of text and its style.
  private typealias Piece = (text: String, style: TextStyle, embedded: Text?)

  /// The depth of nesting from which signs are read as text.
  private static let depthLimit = 8
  /// The greatest length that is read, in bytes. The time for finding ends grows with the length squared.
  static let lengthLimit = 4_096

  private init(_ text: String, places: [Place]) {
    var characters: [Character] = []
    var isLiteral: [Bool] = []
    func append(_ range: Range<Int>, literal: Bool) {
      let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
      let end = text.utf8.index(start, offsetBy: range.count)
      let part = Array(text[start..<end])
      characters += part
      isLiteral += [Bool](repeating: literal, count: part.count)
    }
    var end = 0
    for place in places {
      append(end..<place.range.lowerBound, literal: true)
      if let text = place.embedded { embedded[characters.count] = text }
      append(place.range, literal: false)
      end = place.range.upperBound
    }
    append(end..<text.utf8.count, literal: true)
    self.characters = characters
    self.isLiteral = isLiteral
  }

  /// Whether a literal contains any of the signs; most contain none.
  static func hasSigns(_ literal: String) -> Bool {
    literal.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// Returns the text without its signs, in parts with one style each.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - places: The positions of the interpolations, in their order.
  static func texts(of text: String, places: [Place]) -> [Text] {
    let markdown = Markdown(text, places: places)
    var found: [Piece] = []
    markdown.read(0..<markdown.characters.count, style: TextStyle(), depth: 0, into: &found)
    return found.flatMap { piece -> [Text] in
      if let embedded = piece.embedded { return embedded.parts.map { $0.within(piece.style) } }
      var text = Text(content: piece.text)
      if piece.style != TextStyle() { text.modifiers = TextModifiers(piece.style) }
      return [text]
    }
  }

  // MARK: Reading

  private func read(
    _ range: Range<Int>, style: TextStyle, depth: Int, into pieces: inout [Piece]
  ) {
    var plain = ""
    var index = range.lowerBound
    while index < range.upperBound {
      let sign = characters[index]
      if let text = embedded[index] {
        append(plain, style: style, to: &pieces)
        plain = ""
        pieces.append(("", style, text))
        index += 1
      } else if sign == "\\", isEscape(at: index, in: range) {
        plain.append(characters[index + 1])
        index += 2
      } else if sign == "^", let span = inflected(at: index, in: range, style: style) {
        append(plain, style: style, to: &pieces)
        plain = ""
        pieces += inflectedPieces(of: span, depth: depth)
        index = span.end
      } else if depth < Self.depthLimit, isLiteral[index],
        let span = span(at: index, in: range, style: style)
      {
        append(plain, style: style, to: &pieces)
        plain = ""
        if span.isCode {
          appendCode(span, to: &pieces)
        } else {
          read(span.content, style: span.style, depth: depth + 1, into: &pieces)
        }
        index = span.end
      } else {
        // A run of signs that opens nothing is text as a whole: two asterisks never act as one.
        let length = max(length(of: sign, at: index, in: range), 1)
        plain.append(contentsOf: characters[index..<index + length])
        index += length
      }
    }
    append(plain, style: style, to: &pieces)
  }

  private func append(_ text: String, style: TextStyle, to pieces: inout [Piece]) {
    guard !text.isEmpty else { return }
    if let last = pieces.last, last.style == style, last.embedded == nil {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append((text, style, nil))
    }
  }

  /// Adds code unchanged, except for texts with styles of their own.
  private func appendCode(_ span: Span, to pieces: inout [Piece]) {
    for index in span.content {
      if let text = embedded[index] {
        pieces.append(("", span.style, text))
      } else {
        append(String(characters[index]), style: span.style, to: &pieces)
      }
    }
  }

  private struct Span {
    let content: Range<Int>
    let end: Int
    var style: TextStyle
    var isCode = false
    /// Whether the last word agrees with a number.
    var inflects = false
  }

  private func span(at index: Int, in range: Range<Int>, style: TextStyle) -> Span? {
    switch characters[index] {
    case "*", "_": emphasis(at: index, in: range, style: style)
    case "~": struck(at: index, in: range, style: style)
    case "`": code(at: index, in: range, style: style)
    case "[": link(at: index, in: range, style: style)
    default: nil
    }
  }

  private func emphasis(at index: Int, in range: Range<Int>, style: TextStyle) -> Span? {
    guard mayOpen(at: index, in: range) else { return nil }
    let sign = characters[index]
    let width = min(length(of: sign, at: index, in: range), 2)
    guard let end = close(sign, width: width, after: index + width, in: range) else { return nil }
    var style = style
    if width == 2 { style.weight = .bold } else { style.isItalic = true }
    return Span(content: index + width..<end, end: end + width, style: style)
  }

  private func struck(at index: Int, in range: Range<Int>, style: TextStyle) -> Span? {
    guard length(of: "~", at: index, in: range) == 2, mayOpen(at: index, in: range),
      let end = close("~", width: 2, after: index + 2, in: range)
    else { return nil }
    var style = style
    style.isStruckThrough = true
    return Span(content: index + 2..<end, end: end + 2, style: style)
  }

  private func code(at index: Int, in range: Range<Int>, style: TextStyle) -> Span? {
    guard let end = first("`", after: index + 1, in: range) else { return nil }
    var style = style
    style.isCode = true
    return Span(content: index + 1..<end, end: end + 1, style: style, isCode: true)
  }

  private func link(at index: Int, in range: Range<Int>, style: TextStyle) -> Span? {
    guard style.link == nil, let end = first("]", after: index + 1, in: range),
      end + 1 < range.upperBound, isLiteral[end + 1], characters[end + 1] == "(",
      let close = first(")", after: end + 2, in: range)
    else { return nil }
    var style = style
    style.link = String(characters[end + 2..<close])
    return Span(content: index + 1..<end, end: close + 1, style: style)
  }

  /// Reads `^[text](inflect: true)`. Other attributes in the parentheses are not shown, either.
  private func inflected(at index: Int, in range: Range<Int>, style: TextStyle) -> Span? {
    guard isLiteral[index], index + 1 < range.upperBound, characters[index + 1] == "[",
      isLiteral[index + 1], var span = link(at: index + 1, in: range, style: TextStyle())
    else { return nil }
    let attributes = (span.style.link ?? "").filter { !$0.isWhitespace }
    guard attributes.contains(":") else { return nil }
    span.inflects = attributes.contains("inflect:true")
    span.style = style
    return span
  }

  private func inflectedPieces(of span: Span, depth: Int) -> [Piece] {
    var pieces: [Piece] = []
    read(span.content, style: span.style, depth: depth + 1, into: &pieces)
    guard span.inflects, let last = pieces.lastIndex(where: { $0.embedded == nil }) else {
      return pieces
    }
    let whole = pieces.map { $0.embedded?.content ?? $0.text }.joined()
    pieces[last].text = Inflection.agree(pieces[last].text, with: whole)
    return pieces
  }

  // MARK: Signs

  private func isEscape(at index: Int, in range: Range<Int>) -> Bool {
    guard isLiteral[index], index + 1 < range.upperBound else { return false }
    let next = characters[index + 1]
    return next.isASCII && (next.isPunctuation || next.isSymbol)
  }

  private func length(of sign: Character, at index: Int, in range: Range<Int>) -> Int {
    var end = index
    while end < range.upperBound, isLiteral[end], characters[end] == sign { end += 1 }
    return end - index
  }

  /// Whether a sign can open a style. A space can't follow it, and an underscore can't be inside a word.
  private func mayOpen(at index: Int, in range: Range<Int>) -> Bool {
    let sign = characters[index]
    let next = index + length(of: sign, at: index, in: range)
    guard next < range.upperBound, !characters[next].isWhitespace else { return false }
    return sign != "_" || !isWord(at: index - 1, in: range)
  }

  private func isWord(at index: Int, in range: Range<Int>) -> Bool {
    range.contains(index) && (characters[index].isLetter || characters[index].isNumber)
  }

  /// The position of the signs that close a style opened before `start`.
  private func close(
    _ sign: Character, width: Int, after start: Int, in range: Range<Int>
  ) -> Int? {
    var index = start
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\", isEscape(at: index, in: range) {
        index += 2
      } else if character == "`", isLiteral[index],
        let end = first("`", after: index + 1, in: range)
      {
        index = end + 1
      } else if character == sign, isLiteral[index] {
        let length = length(of: sign, at: index, in: range)
        let end = index + length
        let fits = width == 2 ? length >= 2 : length % 2 == 1
        let closes =
          index > start && !characters[index - 1].isWhitespace
          && (sign != "_" || !isWord(at: end, in: range))
        if fits, closes { return end - width }
        index = end
      } else {
        index += 1
      }
    }
    return nil
  }

  private func first(_ sign: Character, after start: Int, in range: Range<Int>) -> Int? {
    guard start < range.upperBound else { return nil }
    return (start..<range.upperBound).first { isLiteral[$0] && characters[$0] == sign }
  }
}
