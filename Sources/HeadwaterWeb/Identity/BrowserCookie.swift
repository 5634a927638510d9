/// The cookie that binds a browser's sessions to it.
///
/// All tabs of a browser share it. It is no session id: the claim of a session needs the session's own id,
/// which is in the page, and this cookie, which no script can read.
enum BrowserCookie {
  static let name = "headwater"

  /// The first well-formed value, among at most as many cookies as a browser sends.
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

  /// Browsers keep fewer cookies for one site.
  private static let mostCookies = 256

  /// The value of a `Set-Cookie` header, for a cookie that ends with the browser's own session.
  static func setting(_ secret: Secret, path: String, secure: Bool) -> String {
    "\(name)=\(secret.text); Path=\(path); HttpOnly; SameSite=Lax" + (secure ? "; Secure" : "")
  }
}
