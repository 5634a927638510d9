/// Reads the part of Markdown that stands within a line: `**bold**`, `*italic*`, `~~struck~~`,
/// `` `code` `` and `[link](address)`.
///
/// What is not closed stays as it was written, and so does everything that an interpolation has put
/// into the text: a person's name with an asterisk is shown as it is. Foundation's
/// `AttributedString(markdown:)`, which SwiftUI uses, exists on Apple's platforms only.
struct Markdown {
  private let characters: [Character]
  /// Whether each character was written in the literal, and may be a sign.
  private let isLiteral: [Bool]

  /// The texts that have looks of their own, by the position of the character that stands for them.
  private var embedded: [Int: Text] = [:]

  /// Where an interpolation stands, counted in bytes.
  struct Place {
    let range: Range<Int>
    /// A text with looks of its own, for which one character stands.
    let embedded: Text?
  }

  /// What a piece of text is to look like.
  private typealias Piece = (text: String, style: TextStyle, embedded: Text?)

  /// Nested deeper than this, signs are taken for text.
  private static let depthLimit = 8
  /// A longer text is shown as it is, since looking for ends takes time that grows with its square.
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

  /// Whether a literal has any of the signs; most have none.
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

  /// The text without its signs, in parts of one look each.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - places: Where interpolations stand in it, in their order.
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
        // Two asterisks that bold nothing are not one that does.
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

  /// Code is shown as it was written, but for texts with looks of their own.
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
    /// Whether the last word is to agree with a number.
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

  /// `^[text](inflect: true)`; what else stands in the parentheses is not shown either.
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

  /// A sign opens before a text, and an underscore not within a word.
  private func mayOpen(at index: Int, in range: Range<Int>) -> Bool {
    let sign = characters[index]
    let next = index + length(of: sign, at: index, in: range)
    guard next < range.upperBound, !characters[next].isWhitespace else { return false }
    return sign != "_" || !isWord(at: index - 1, in: range)
  }

  private func isWord(at index: Int, in range: Range<Int>) -> Bool {
    range.contains(index) && (characters[index].isLetter || characters[index].isNumber)
  }

  /// Where the signs begin that close what was opened before `start`.
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
