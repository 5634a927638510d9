/// The cookie that binds a browser's sessions to it.
///
/// All tabs of a browser share it. It is no session id: the claim of a session needs the session's own id,
/// which is in the page, and this cookie, which no script can read.
///
/// Under TLS its name has a prefix by which browsers refuse a cookie that somebody else has set for this
/// server: `__Host-` at the root of a host, and `__Secure-` below a path, for which there is no better one.
struct BrowserCookie: Sendable, Equatable {
  /// The path of the app.
  let path: String

  func name(isSecure: Bool) -> String {
    guard isSecure else { return Self.plainName }
    return (path == "/" ? "__Host-" : "__Secure-") + Self.plainName
  }

  /// The first well-formed value, among at most as many cookies as a browser sends.
  ///
  /// Under TLS, a cookie without the prefix has no effect.
  func value(in headers: [String], isSecure: Bool) -> Secret? {
    let name = name(isSecure: isSecure)
    for pair in Self.pairs(of: headers) {
      guard pair.hasPrefix("\(name)="), let secret = Secret(pair.dropFirst(name.count + 1)) else {
        continue
      }
      return secret
    }
    return nil
  }

  /// Whether the headers contain a cookie of somebody else, by which the app may know a person.
  static func isAccompanied(in headers: [String]) -> Bool {
    headers.flatMap(allPairs).contains { pair in
      let name = String(pair.unicodeScalars.prefix { $0 != "=" })
      return ![plainName, "__Host-\(plainName)", "__Secure-\(plainName)", LeavingCookie.name]
        .contains(name)
    }
  }

  /// The value of a `Set-Cookie` header, for a cookie that ends with the browser's own session.
  func setting(_ secret: Secret, isSecure: Bool) -> String {
    "\(name(isSecure: isSecure))=\(secret.text); Path=\(path); HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }

  /// The pairs of names and values, at most as many as a browser sends.
  static func pairs(of headers: [String]) -> [Substring] {
    headers.prefix(mostCookies).flatMap(allPairs)
  }

  /// Divides by scalars: after some signs, as U+0600, a semicolon would be a part of another `Character`, and a
  /// foreign cookie would hide those behind it.
  private static func allPairs(of header: String) -> [Substring] {
    header.unicodeScalars.split(separator: ";", maxSplits: mostCookies)
      .map { Substring($0.drop { $0 == " " }) }
  }

  private static let plainName = "headwater"
  /// Browsers keep fewer cookies for one site.
  private static let mostCookies = 256
}
