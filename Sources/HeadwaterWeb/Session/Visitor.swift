import Foundation

/// What a browser tells about the person in front of it, as far as views want to know it.
///
/// It decides how dates and numbers are written and nothing else, hence it may be believed.
struct Visitor: Sendable, Equatable {
  /// The language that the person prefers.
  var locale: Locale?
  var timeZone: TimeZone?

  /// Reads the `Accept-Language` headers of a request.
  init(acceptLanguage headers: [String]) {
    locale = Self.preferredLanguage(in: headers).map { Locale(identifier: $0) }
  }

  /// The language with the greatest weight; the first of those, if there are several.
  private static func preferredLanguage(in headers: [String]) -> String? {
    var best: (language: String, weight: Double)?
    let entries = headers.joined(separator: ",").prefix(longestHeader).split(separator: ",")
    for entry in entries {
      let parts = entry.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let language = parts.first, isLanguage(language) else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
      let weight = quality.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard weight > 0, weight <= 1, weight > best?.weight ?? 0 else { continue }
      best = (language, weight)
    }
    return best?.language
  }

  /// Whether it is a language tag, such as `en` or `zh-Hant-TW`.
  private static func isLanguage(_ text: String) -> Bool {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "z") ~= $0 }
        && subtag.allSatisfy { $0.isLetter || $0.isNumber }
    } && subtags[0].allSatisfy(\.isLetter)
  }

  private static let longestHeader = 1_000
}

extension TimeZone {
  /// Reads the name that a browser gives, such as `Europe/Berlin`; nil if there is no such zone.
  init?(browserName name: String) {
    guard name.utf8.count <= 64,
      name.utf8.allSatisfy({ byte in
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "+") || Character(UnicodeScalar(byte)).isLetter
          || Character(UnicodeScalar(byte)).isNumber
      })
    else { return nil }
    self.init(identifier: name)
  }
}
