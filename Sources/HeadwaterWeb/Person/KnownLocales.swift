import Foundation

/// The locales that this system knows, by language tag.
///
/// Foundation keeps data for every identifier that a program uses, known or not. A tag from a browser is
/// therefore never used directly: it is looked up here, and there are no more locales than these.
enum KnownLocales {
  /// The identifier for a tag such as `de-CH`, or for the longest part of it that is known.
  static func identifier(for tag: String) -> String? {
    var subtags = tag.lowercased().split(separator: "-")
    while !subtags.isEmpty {
      if let identifier = identifiers[subtags.joined(separator: "-")] { return identifier }
      subtags.removeLast()
    }
    return nil
  }

  /// If the system lists `zh-hant-tw`, this contains that and `zh-tw`, which browsers send.
  static let identifiers: [String: String] = {
    var found: [String: String] = [:]
    for identifier in Locale.availableIdentifiers {
      let subtags = identifier.split(separator: "_")
      found[subtags.joined(separator: "-").lowercased()] = identifier
      guard subtags.count == 3, subtags[1].count == 4 else { continue }
      // The system knows the script that is written in a region.
      let region = "\(subtags[0])-\(subtags[2])"
      found[region.lowercased()] = region.replacing("-", with: "_")
    }
    return found
  }()
}
