/// Makes an English word agree with the number before it: "1 apple", "2 apples".
enum Inflection {
  /// Returns the text in the plural, unless the other text has no number or the number is 1.
  ///
  /// - Parameters:
  ///   - word: The text, which ends with the word.
  ///   - text: The text with the number.
  static func agree(_ word: String, with text: String) -> String {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0.isPunctuation }
    let isOne = digits.count == 1 && digits.first?.wholeNumberValue == 1
    return digits.isEmpty || isOne ? word : plural(of: word)
  }

  private static let irregular = [
    "child": "children", "foot": "feet", "goose": "geese", "man": "men", "mouse": "mice",
    "person": "people", "tooth": "teeth", "woman": "women", "leaf": "leaves", "life": "lives",
    "knife": "knives", "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves",
    "is": "are", "has": "have", "was": "were", "this": "these", "that": "those",
  ]
  private static let unchanged: Set<String> = [
    "deer", "fish", "news", "series", "sheep", "species",
  ]

  private static func plural(of text: String) -> String {
    let end = text.lastIndex { $0.isLetter }.map(text.index(after:)) ?? text.startIndex
    let start = text[..<end].lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
    let word = String(text[start..<end])
    return text[..<start] + pluralWord(word) + text[end...]
  }

  private static func pluralWord(_ word: String) -> String {
    let small = word.lowercased()
    guard let last = small.last, !unchanged.contains(small) else { return word }
    if let other = irregular[small] {
      return word.first?.isUppercase == true
        ? other.prefix(1).uppercased() + other.dropFirst() : other
    }
    let isAfterVowel = small.dropLast().last.map { "aeiou".contains($0) } ?? true
    if last == "y", !isAfterVowel { return word.dropLast() + "ies" }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
    if ["tomato", "potato", "hero", "echo"].contains(small) { return word + "es" }
    return word + "s"
  }
}
