extension SeededGenerator {
  /// Returns a random address as strangers write them, of an app's own words and of nonsense.
  public mutating func foreignAddress(words: [String]) -> String {
    let length = once(in: 40) ? 10_000 : number(0...14)
    return (0..<length).map { _ in element(of: once(in: 3) ? words : Self.nonsense) }.joined()
  }

  private static let nonsense = [
    "/", "//", "?", "&", "=", "..", ".", "%2e", "%2F", "%00", "%", "%4", "%zz", "%FF", "%C3%A9",
    "é", "🫖", "~", "#", ";", ":", "\\", "<b>", "'", "\"", "\u{202E}", "\0",
    "18446744073709551616", "utm_source", "+",
  ]
}
