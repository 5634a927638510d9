import Foundation

/// The cookie with the small values of `@AppStorage`, which are thus in the first page.
///
/// The page's script writes it. It is a person's own input, and bears the tag of the person whom the values belong
/// to: whoever has signed in since does not see them.
struct StoredCookie: Sendable {
  /// The path of the app.
  let path: String

  /// The most bytes of a value that the script writes.
  static let limit = 1_024

  /// The name, which differs for two apps of the same server.
  var name: String {
    "headwater-values"
      + String(path.utf8.map { Self.isLetterOrDigit($0) ? Character(UnicodeScalar($0)) : "-" })
  }

  /// Returns the values of a person; empty if there are none that can be read.
  ///
  /// - Parameters:
  ///   - headers: The cookies of a request.
  ///   - tag: The tag of the person, empty for a guest.
  func values(in headers: [String], of tag: String) -> [String: String] {
    let start = "\(name)=\(tag)."
    guard let pair = BrowserCookie.pairs(of: headers).first(where: { $0.hasPrefix(start) }),
      pair.utf8.count <= start.utf8.count + Self.limit,
      let json = String(pair.dropFirst(start.count)).removingPercentEncoding
    else { return [:] }
    let values = try? JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    return values ?? [:]
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
