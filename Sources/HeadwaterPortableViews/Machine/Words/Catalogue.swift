/// The library's own texts in one language.
///
/// They are in the language of the page, which is one of the app's: a page in German has a German back button.
package struct Catalogue: Sendable {
  /// The language as a tag, such as `de`.
  package let language: String
  /// The texts, unless the language is English.
  let texts: [OwnText: String]

  /// Whether the language is read from right to left.
  package var isRightToLeft: Bool { ["ar", "he"].contains(language) }

  /// Returns a text.
  ///
  /// - Parameters:
  ///   - text: The text in English.
  ///   - words: What belongs in its places, in order.
  package func text(_ text: OwnText, _ words: String...) -> String {
    let whole = texts[text] ?? text.rawValue
    return words.isEmpty ? whole : Self.filling(whole, with: words)
  }

  /// Puts words into the places of a text. A place that is in a word itself stays as it is.
  private static func filling(_ text: String, with words: [String]) -> String {
    var filled = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      let place = rest[open...].dropFirst()
      rest = place.drop { $0 != "}" }.dropFirst()
      let number = Int(place.prefix { $0 != "}" }) ?? 0
      if words.indices.contains(number - 1) { filled += words[number - 1] }
    }
    return filled + rest
  }
}

extension Catalogue: Equatable {
  /// Whether both have the same language.
  package static func == (left: Catalogue, right: Catalogue) -> Bool {
    left.language == right.language
  }
}
