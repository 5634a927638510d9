import HTTPTypes
import Hummingbird
import SignIn

/// The people who have signed in, each by a cookie of their browser.
///
/// The cookie is a random token, which has no meaning outside of this store. So a sign-out ends a login even if
/// somebody has copied the cookie.
public struct Logins: Sendable {
  private let store: any PersistDriver
  private let lifetime: Duration

  /// - Parameters:
  ///   - store: Keeps the logins, for example in the memory of the process.
  ///   - lifetime: The time after which people have to sign in again.
  public init(store: any PersistDriver, lifetime: Duration = .seconds(8 * 60 * 60)) {
    self.store = store
    self.lifetime = lifetime
  }

  /// The member whose browser has sent a request; nil for a guest.
  public func member(of request: Request) async throws -> Member? {
    guard let token = Self.token(of: request) else { return nil }
    return try await store.get(key: token, as: Member.self)
  }

  /// Begins a login, and returns its cookie.
  ///
  /// The token is always a new one: who has put a cookie of their own into the browser before does not share the
  /// login.
  func begin(_ member: Member, for request: Request) async throws -> Cookie {
    let token = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    try await store.set(key: token, value: member, expires: lifetime)
    return cookie(token, maxAge: Int(lifetime.components.seconds), for: request)
  }

  /// Ends the login of a browser, and returns a cookie that takes the place of its own.
  func end(for request: Request) async throws -> Cookie {
    if let token = Self.token(of: request) { try await store.remove(key: token) }
    return cookie("", maxAge: 0, for: request)
  }

  private static func token(of request: Request) -> String? {
    request.cookies[name(for: request)].flatMap { $0.value.isEmpty ? nil : $0.value }
  }

  private func cookie(_ value: String, maxAge: Int, for request: Request) -> Cookie {
    // No script can read it, and no form of another site sends it.
    Cookie(
      name: Self.name(for: request), value: value, maxAge: maxAge, path: "/",
      secure: request.isEncrypted,
      httpOnly: true, sameSite: .lax)
  }

  /// With TLS, a name that no other host of the site and no page without TLS can plant.
  private static func name(for request: Request) -> String {
    request.isEncrypted ? "__Host-member" : "member"
  }
}

extension Request {
  /// Whether the browser uses TLS, as far as the connection or a proxy says.
  fileprivate var isEncrypted: Bool {
    head.scheme == "https" || HTTPField.Name("X-Forwarded-Proto").map { headers[$0] } == "https"
  }
}
