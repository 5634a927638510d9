import Foundation

/// The report of a page's script about its person, sent with its hello and after each change.
///
/// It may be believed, because it only affects what that person sees. A value that the browser does not
/// report is nil, and leaves the former value.
struct PersonReport: Sendable, Equatable {
  var timeZone: TimeZone?
  /// Whether the person prefers a dark scheme.
  var prefersDark: Bool?
  /// Whether the person prefers reduced motion.
  var reducesMotion: Bool?
  /// Whether the page is visible, which it is not in a hidden tab.
  var isVisible: Bool?
}

extension PersonReport {
  /// Takes the values of a later report.
  mutating func take(_ later: PersonReport) {
    timeZone = later.timeZone ?? timeZone
    prefersDark = later.prefersDark ?? prefersDark
    reducesMotion = later.reducesMotion ?? reducesMotion
    isVisible = later.isVisible ?? isVisible
  }

  /// Reads the rest of a message: a time zone, then three flags, of which the last may be missing.
  init(from list: inout any UnkeyedDecodingContainer) throws {
    timeZone = try list.decodeNext(String.self).flatMap { TimeZone(browserName: $0) }
    prefersDark = try list.decodeNext(Bool.self)
    reducesMotion = try list.decodeNext(Bool.self)
    isVisible = try list.decodeNext(Bool.self)
  }
}

extension UnkeyedDecodingContainer {
  /// The next part of a message; nil if it is null or missing.
  fileprivate mutating func decodeNext<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    isAtEnd ? nil : try decode(Value?.self)
  }
}

extension TimeZone {
  /// Reads the name that a browser gives, such as `Europe/Berlin`; nil if there is no such zone.
  init?(browserName name: String) {
    guard name.utf8.count <= 64,
      name.utf8.allSatisfy({ byte in
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "+") || Character(UnicodeScalar(byte)).isLetter
          || Character(UnicodeScalar(byte)).isNumber
      }),
      // No browser names a zone by its offset, and thousands of such zones could fill the memory.
      name == "GMT" || name == "UTC" || !(name.hasPrefix("GMT") || name.hasPrefix("UTC"))
    else { return nil }
    self.init(identifier: name)
  }
}
