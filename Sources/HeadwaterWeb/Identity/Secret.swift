/// An unguessable name of 32 characters with 192 random bits.
///
/// Session ids, browser cookies and claim tokens are secrets. Only their first characters may be logged.
struct Secret: Hashable, Sendable {
  /// The characters, all from the base64url alphabet.
  let text: String

  /// Makes a new secret from the system's random source.
  static func random() -> Secret {
    var generator = SystemRandomNumberGenerator()
    return Secret(using: &generator)
  }

  init(using generator: inout some RandomNumberGenerator) {
    var text = ""
    for _ in 0..<Self.length {
      text.unicodeScalars.append(Self.alphabet.randomElement(using: &generator)!)
    }
    self.text = text
  }

  /// Reads a secret from a client; nil unless it has exactly the form of one.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == Self.length,
      text.unicodeScalars.allSatisfy(Self.alphabet.contains)
    else { return nil }
    self.text = String(text)
  }

  /// Whether both are equal, in a time that does not depend on the number of equal characters.
  func matches(_ other: Secret) -> Bool {
    var difference: UInt8 = 0
    for (left, right) in zip(text.utf8, other.text.utf8) { difference |= left ^ right }
    return difference == 0
  }

  /// The part that may be logged.
  var short: String { String(text.prefix(6)) }

  private static let length = 32
  static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".unicodeScalars)
}
