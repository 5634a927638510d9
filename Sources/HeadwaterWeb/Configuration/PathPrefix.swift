/// The path below which an app is served. It begins and ends with a slash.
struct PathPrefix: Sendable, Equatable {
  let text: String

  /// Reads `/`, `/app`, `app/` or `/app/`.
  init(_ text: String) throws(WebHostError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: true)
    let isPlain = parts.allSatisfy { part in
      part.utf8.allSatisfy(Self.isAllowed) && part != "." && part != ".."
    }
    guard isPlain, !text.contains("//") else { throw .invalidPath(text) }
    self.text = parts.isEmpty ? "/" : "/\(parts.joined(separator: "/"))/"
  }

  /// The path without the slash at its end; nil for the root.
  var withoutSlash: String? {
    text == "/" ? nil : String(text.dropLast())
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
