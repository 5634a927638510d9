/// Parses markup that ``HTMLWriter`` has written.
struct MarkupReader {
  enum Part {
    case start(String, [String: String])
    case end(String)
    case text
  }

  private var rest: Substring

  init(_ html: String) {
    rest = html[...]
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
      guard rest.hasPrefix("=\"") else {
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
    let end = "</\(name)>"
    guard rest[text.endIndex...].hasPrefix(end) else { return nil }
    rest = rest[text.endIndex...].dropFirst(end.count)
    return Self.plain(text)
  }

  private mutating func take(while isPart: (Character) -> Bool) -> Substring {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return part
  }

  private static func plain(_ text: Substring) -> String {
    let text = String(text)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&#13;", with: "\r").replacing("&amp;", with: "&")
  }
}
