import Foundation

/// What a request tells of the person who makes it, as far as views want to know it.
///
/// It decides how things are shown to that person and nothing else, hence it may be believed.
struct Visitor: Sendable, Equatable {
  /// The languages that the person reads, the preferred one first.
  var languages: [String]
  /// What else is known: by hints in the request, or by the script.
  var report = PersonReport()

  /// Reads the `Accept-Language` headers of a request.
  init(acceptLanguage headers: [String]) {
    languages = Self.languages(in: headers)
  }

  /// Takes over the hints that a browser gives which has been asked for them.
  mutating func takeHints(colorScheme: String?, reducedMotion: String?) {
    report.prefersDark = Self.hint(colorScheme).map { $0 == "dark" }
    report.reducesMotion = Self.hint(reducedMotion).map { $0 == "reduce" }
  }

  /// How the person writes dates and numbers: by the first of their languages that is known.
  var locale: Locale? {
    languages.lazy.compactMap(KnownLocales.identifier).first.map { Locale(identifier: $0) }
  }

  /// The one of an app's languages that the person reads best; the app's first if they read none.
  func language(among offered: [String]) -> String {
    for language in languages {
      var parts = language.lowercased().split(separator: "-")
      while !parts.isEmpty {
        let range = parts.joined(separator: "-")
        let match = offered.first { offer in
          offer.lowercased() == range || offer.lowercased().hasPrefix(range + "-")
        }
        if let match { return match }
        parts.removeLast()
      }
    }
    return offered.first ?? "en"
  }

  /// The languages by their weight; of those with the same, as they stand.
  private static func languages(in headers: [String]) -> [String] {
    var found: [(language: String, weight: Double)] = []
    let entries = headers.joined(separator: ",").prefix(longestHeader).split(separator: ",")
    for entry in entries {
      let parts = entry.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let language = parts.first, isLanguage(language) else { continue }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
      let weight = quality.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard weight > 0, weight <= 1 else { continue }
      let place = found.firstIndex { $0.weight < weight } ?? found.endIndex
      found.insert((language, weight), at: place)
    }
    return found.map(\.language)
  }

  /// Whether it is a language tag, such as `en` or `zh-Hant-TW`.
  static func isLanguage(_ text: String) -> Bool {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    return subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count)
        && subtag.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "z") ~= $0 }
        && subtag.allSatisfy { $0.isLetter || $0.isNumber }
    } && subtags[0].allSatisfy(\.isLetter)
  }

  /// The word in a header, which may be quoted.
  private static func hint(_ header: String?) -> String? {
    header.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")) }
  }

  private static let longestHeader = 1_000
}
