import Foundation

/// The person whom a session serves, as far as the server knows them.
///
/// ```swift
/// @Environment(\.visitor) private var visitor
///
/// var body: some View {
///   if let name = visitor.person { Text("You are \(name).") } else { Text("You are a guest.") }
/// }
/// ```
public struct Visitor: Sendable, Equatable {
  /// The name that the app gave the person when it admitted them; nil for a guest.
  ///
  /// It is the app's own word, by ``Admission``, and never that of a client.
  public internal(set) var person: String?
  /// The languages that the person's browser asks for, as tags such as `pt-BR`, the preferred one first.
  public internal(set) var languages: [String]
  /// Further facts, from hints in the request or from the script.
  var report = PersonReport()

  /// Makes a visitor for a preview or a test.
  ///
  /// - Parameters:
  ///   - person: The name of the person; nil for a guest.
  ///   - languages: The languages of their browser, the preferred one first.
  public init(person: String? = nil, languages: [String] = []) {
    self.person = person
    self.languages = languages
  }

  /// Reads the `Accept-Language` headers of a request.
  init(acceptLanguage headers: [String]) {
    languages = Self.languages(in: headers)
  }

  /// Applies the hints that a browser sends on request.
  mutating func takeHints(colorScheme: String?, reducedMotion: String?) {
    report.prefersDark = Self.hint(colorScheme).map { $0 == "dark" }
    report.reducesMotion = Self.hint(reducedMotion).map { $0 == "reduce" }
  }

  /// The locale for dates and numbers: that of the first known language of the person.
  var locale: Locale? {
    languages.lazy.compactMap(KnownLocales.identifier).first.map { Locale(identifier: $0) }
  }

  /// Returns the app's language that the person reads best; the first one if they read none.
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

  /// The languages by their weight. Those of equal weight keep their order.
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

  /// The value of a hint header, which may be quoted.
  private static func hint(_ header: String?) -> String? {
    header.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")) }
  }

  private static let longestHeader = 1_000
}
