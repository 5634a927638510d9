import HTTPTypes
import HeadwaterPortableViews
import Hummingbird

/// The address of a request for a page, below the path of the app: `orders/17?search=tea`.
struct PageAddress {
  let text: String

  /// - Parameters:
  ///   - request: The request.
  ///   - prefix: The path of the app.
  /// - Returns: Nil for a request for something other than a page, such as a picture, for a path that is spelled
  ///   in a way that links relative to the app would not survive, and for one of more than 2 048 bytes.
  init?(_ request: Request, below prefix: PathPrefix) {
    guard Self.asksForPage(request), let target = request.head.path,
      target.hasPrefix(prefix.text), !target.hasPrefix("//")
    else { return nil }
    text = String(target.dropFirst(prefix.text.count))
    guard text.utf8.count <= ViewGraph.addressLimit else { return nil }
  }

  private static func asksForPage(_ request: Request) -> Bool {
    let accepted = request.headers[values: .accept]
    return accepted.isEmpty || accepted.contains { $0.contains("text/html") || $0 == "*/*" }
  }
}
