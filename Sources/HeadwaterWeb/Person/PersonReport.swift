import Foundation

/// What a page's script tells of the person in front of it, with its hello and whenever it changes.
///
/// It decides how things are shown to that person and nothing else, hence it may be believed. What a
/// browser does not tell is nil, and leaves things as they were.
struct PersonReport: Sendable, Equatable {
  var timeZone: TimeZone?
  /// Whether they prefer a dark ground.
  var prefersDark: Bool?
  /// Whether they want things not to move.
  var reducesMotion: Bool?
  /// Whether the page can be seen; not so in a tab behind another.
  var isVisible: Bool?
}

extension PersonReport {
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
      // No browser names a zone by its offset, and there would be thousands to keep.
      name == "GMT" || name == "UTC" || !(name.hasPrefix("GMT") || name.hasPrefix("UTC"))
    else { return nil }
    self.init(identifier: name)
  }
}
