import HTTPTypes
import Hummingbird

/// Decides whether a page is compressed.
///
/// The length of a compressed text tells how much its parts resemble one another. An attacker who can read that
/// length, put a guess into the page, and have the page loaded again and again, finds out a secret in it letter
/// by letter (BREACH). The host's own secrets in a page, the name of the session and the nonce, differ in each
/// response, and so they cannot be found out. The texts of the views may be the same each time, though, and a
/// part of them may come from the address. So a person's page is compressed only if no other site has caused
/// the request.
enum PageCompression {
  /// - Parameters:
  ///   - request: The request for a page.
  ///   - isPersonal: Whether the app knows the person who asks.
  static func isAllowed(for request: Request, isPersonal: Bool) -> Bool {
    let site = request.headers[.fetchSite]
    if site == "same-origin" || site == "none" { return true }
    // An older browser, a program, another site, or another host of this site.
    return !isPersonal && !request.headers.contains(.authorization)
      && !BrowserCookie.isAccompanied(in: request.headers[values: .cookie])
  }
}

extension Response {
  /// Makes a response with a text that depends on the request, compressed if the client reads that.
  static func text(
    _ status: HTTPResponse.Status, _ text: ByteBuffer, headers: HTTPFields, to request: Request,
    mayCompress: Bool
  ) -> Response {
    var headers = headers
    headers[.vary] = "Accept-Encoding"
    var body = text
    if mayCompress, Gzip.isAccepted(by: request.headers[values: .acceptEncoding]),
      let gzipped = Gzip.compress(text)
    {
      headers[.contentEncoding] = "gzip"
      body = gzipped
    }
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
  }
}

extension HTTPField.Name {
  /// `Sec-Fetch-Site`, by which a browser says which site has caused a request.
  static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!
}
