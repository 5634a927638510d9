import Foundation
import HeadwaterWeb
import Hummingbird
import SignIn

/// The routes by which people sign in and out, and the answer to who they are.
public struct AccountRoutes: Sendable {
  private let logins: Logins
  private let sessions: LiveSessions

  public init(logins: Logins, sessions: LiveSessions) {
    self.logins = logins
    self.sessions = sessions
  }

  /// Says who a request comes from.
  public func admission(of request: Request) async throws -> Admission {
    guard let member = try await member(of: request) else { return .guest() }
    return .person(member.name) { $0.member = member }
  }

  func member(of request: Request) async throws -> Member? {
    try await logins.member(of: request)
  }

  /// Adds a page to sign in and one to sign out, below `account/`. Each leads back to the screen that its query `next`
  /// names.
  public func add(to router: some RouterMethods<BasicRequestContext>) {
    router.get("account/style.css") { _, _ in
      Response(
        status: .ok,
        headers: [.contentType: "text/css; charset=utf-8", .cacheControl: "no-cache"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: AccountPage.style)))
    }
    router.get("account/sign-in") { request, _ in
      response(to: request, with: .signIn)
    }
    router.post("account/sign-in") { request, _ in
      // A real app checks a password here.
      guard let form = try await form(in: request), let member = form.member else {
        return AccountPage.wrongName.response(next: ReturnAddress(request))
      }
      return try await change(request) { try await logins.begin(member, for: request) }
    }
    router.get("account/sign-out") { request, _ in
      response(to: request, with: .signOut)
    }
    router.post("account/sign-out") { request, _ in
      try await change(request) { try await logins.end(for: request) }
    }
  }

  /// A page, at the one spelling of its address from which its links lead where they should.
  private func response(to request: Request, with page: AccountPage) -> Response {
    guard request.uri.path.hasSuffix("/"), let name = request.uri.path.split(separator: "/").last
    else { return page.response(next: ReturnAddress(request)) }
    let query = request.uri.query.map { "?\($0)" } ?? ""
    return .redirect(to: "../\(name)\(query)", type: .permanent)
  }

  /// What a request contains; nil if that is no form with a name.
  private func form(in request: Request) async throws -> SignInForm? {
    let body = try await request.body.collect(upTo: Self.longestForm)
    return try? URLEncodedFormDecoder().decode(SignInForm.self, from: String(buffer: body))
  }

  /// The longest form, in bytes.
  private static let longestForm = 4_096

  /// Changes who a browser belongs to, and leads it back to the app.
  private func change(
    _ request: Request, by login: () async throws -> Cookie
  ) async throws -> Response {
    let former = try await member(of: request)
    _ = try await logins.end(for: request)
    let cookie = try await login()
    // The other tabs of this browser load again. Those on other devices stay.
    if let former { await sessions.judgeAgain(former.name) }
    var response = Response.redirect(to: ReturnAddress(request).reference)
    response.setCookie(cookie)
    return response
  }
}

/// What a person types to sign in.
private struct SignInForm: Decodable {
  var name: String

  var member: Member? {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    // A single character can have any number of marks.
    return (1...30).contains(name.count) && name.utf8.count <= 240 ? Member(name: name) : nil
  }
}
