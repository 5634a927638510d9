import Hummingbird

/// The screen of the app to which a person goes back, as the query `next` of a page names it.
///
/// Anybody can write a link with another query. So only what is surely a path below the app is taken, as in
/// `todos/open`: no scheme, no host, and nothing that a browser reads as one of them.
struct ReturnAddress: Equatable {
  /// The path below the app, which is empty for its first screen.
  let path: String

  init(_ request: Request) {
    self.init(request.uri.queryParameters["next"].map(String.init) ?? "")
  }

  init(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isPath = text.utf8.count <= 200 && parts.allSatisfy(Self.isName)
    path = isPath ? text : ""
  }

  private static func isName(_ part: Substring) -> Bool {
    !part.isEmpty
      && part.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// The way from a page of the account.
  var reference: String { "../\(path)" }
}
