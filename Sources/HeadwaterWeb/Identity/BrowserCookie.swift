/// The cookie that binds a browser's sessions to it.
///
/// All tabs of a browser share it. It is no session id: a session is claimed with its own id, which
/// stands in the page, together with this cookie, which no script can read.
enum BrowserCookie {
  static let name = "headwater"

  /// The first well-formed value among as many cookies as a browser sends.
  static func value(in headers: [String]) -> Secret? {
    for header in headers.prefix(mostCookies) {
      for pair in header.split(separator: ";", maxSplits: mostCookies) {
        let pair = pair.drop { $0 == " " }
        guard pair.hasPrefix("\(name)="), let secret = Secret(pair.dropFirst(name.count + 1)) else {
          continue
        }
        return secret
      }
    }
    return nil
  }

  /// Browsers keep fewer for one site.
  private static let mostCookies = 256

  /// The value of a `Set-Cookie` header; it ends with the browser's own session.
  static func setting(_ secret: Secret, path: String, secure: Bool) -> String {
    "\(name)=\(secret.text); Path=\(path); HttpOnly; SameSite=Lax" + (secure ? "; Secure" : "")
  }
}
