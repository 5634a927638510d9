/// Parses markup that ``HTMLWriter`` has written.
struct MarkupReader {
  enum Part {
    case start(String, [String: String])
    case end(String)
    case text
  }

  // Markup is made of scalars: a `"` and an accent after it are one `Character`.
  private var rest: Substring.UnicodeScalarView

  init(_ html: String) {
    rest = html[...].unicodeScalars
  }

  mutating func next() -> Part? {
    guard let first = rest.first else { return nil }
    guard first == "<" else {
      rest = rest[(rest.firstIndex(of: "<") ?? rest.endIndex)...]
      return .text
    }
    rest.removeFirst()
    if rest.first == "/" {
      rest.removeFirst()
      let name = take { $0 != ">" }
      rest = rest.dropFirst()
      return .end(String(name))
    }
    let name = String(take { $0 != ">" && $0 != " " && $0 != "/" })
    var attributes: [String: String] = [:]
    while let character = rest.first, character != ">" {
      if character == " " || character == "/" {
        rest.removeFirst()
        continue
      }
      let attribute = String(take { $0 != "=" && $0 != " " && $0 != ">" })
      guard rest.starts(with: "=\"".unicodeScalars) else {
        attributes[attribute] = ""
        continue
      }
      rest = rest.dropFirst(2)
      attributes[attribute] = Self.plain(take { $0 != "\"" })
      rest = rest.dropFirst()
    }
    rest = rest.dropFirst()
    return .start(name, attributes)
  }

  /// Returns the text up to the end of an element, and reads past the end; nil if the element contains
  /// elements.
  mutating func text(before name: String) -> String? {
    let text = rest[..<(rest.firstIndex(of: "<") ?? rest.endIndex)]
    let end = "</\(name)>".unicodeScalars
    guard rest[text.endIndex...].starts(with: end) else { return nil }
    rest = rest[text.endIndex...].dropFirst(end.count)
    return Self.plain(text)
  }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool)
    -> Substring.UnicodeScalarView
  {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return part
  }

  /// Returns the text that the writer has written with references.
  static func plain(_ text: Substring.UnicodeScalarView) -> String {
    var rest = text
    var plain = String.UnicodeScalarView()
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      rest = rest[start...]
      let reference = references.first { rest.starts(with: $0.written.unicodeScalars) }
      plain.append(reference?.scalar ?? "&")
      rest = rest.dropFirst(reference?.written.unicodeScalars.count ?? 1)
    }
    return String(plain + rest)
  }

  private static let references: [(written: String, scalar: Unicode.Scalar)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"), ("&amp;", "&"),
  ]
}
