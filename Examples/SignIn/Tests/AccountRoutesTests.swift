import HTTPTypes
import HeadwaterWeb
import Hummingbird
import Logging
import NIOEmbedded
import Testing

@testable import SignInServer

@Suite("Signing in and out")
struct AccountRoutesTests {
  private let routes = AccountRoutes(
    logins: Logins(store: MemoryPersistDriver()), sessions: LiveSessions())

  @Test("a login has a cookie that no script and no other site can use")
  func cookie() async throws {
    let reply = try await post("account/sign-in", "name=Ana")
    #expect(reply.status == .seeOther)
    #expect(reply.headers[.location] == "../")
    let cookie = try #require(reply.headers[.setCookie])
    #expect(cookie.hasPrefix("member="))
    #expect(cookie.contains("HttpOnly"))
    #expect(cookie.contains("SameSite=Lax"))
    #expect(!cookie.contains("Secure"))
    let secure = try await post(
      "account/sign-in", "name=Ana", headers: [.init("X-Forwarded-Proto")!: "https"])
    #expect(secure.headers[.setCookie]?.contains("Secure") == true)
    #expect(secure.headers[.setCookie]?.hasPrefix("__Host-member=") == true)
  }

  @Test(
    "with a slash at its end, an address leads to the page", arguments: ["sign-in", "sign-out"])
  func slash(page: String) async throws {
    let reply = try await reply(to: request(.get, "/account/\(page)/?next=todos"))
    #expect(reply.headers[.location] == "../\(page)?next=todos")
  }

  @Test(
    "a sign-in and a sign-out lead back to the screen that a person came from",
    arguments: ["account/sign-in", "account/sign-out"])
  func next(path: String) async throws {
    let reply = try await post("\(path)?next=todos/open-2", "name=Ana")
    #expect(reply.headers[.location] == "../todos/open-2")
    let page = AccountPage.signIn.html(
      next: ReturnAddress(request(.get, "/\(path)?next=todos/open-2")))
    #expect(page.contains("<a href=\"../todos/open-2\">Back</a>"))
  }

  @Test("a token is new with each login, and the former one is worth nothing")
  func fixation() async throws {
    let first = try await signIn("Ana")
    let second = try await signIn("Ben", with: first)
    #expect(first != second)
    #expect(try await person(first) == nil)
    #expect(try await person(second) == "Ben")
    let planted = try await signIn("Ana", with: "member=planted")
    #expect(planted != "member=planted")
    #expect(try await person("member=planted") == nil)
  }

  @Test("a sign-out ends the login, and takes the cookie away")
  func signOut() async throws {
    let cookie = try await signIn("Ana")
    #expect(try await person(cookie) == "Ana")
    let reply = try await post("account/sign-out", "", headers: [.cookie: cookie])
    #expect(reply.status == .seeOther)
    #expect(reply.headers[.setCookie]?.contains("Max-Age=0") == true)
    #expect(try await person(cookie) == nil)
  }

  @Test("a name that is none is refused with the form", arguments: ["", "%20", "%0A"])
  func wrongName(name: String) async throws {
    let reply = try await post("account/sign-in", "name=\(name)")
    #expect(reply.status == .unprocessableContent)
    #expect(reply.headers[.setCookie] == nil)
  }

  @Test(
    "a form that is none is refused with the form",
    arguments: ["", "name", "name[]=a", "name=a&name=b", "{}", "name=%zz", "other=Ana"])
  func malformed(form: String) async throws {
    let reply = try await post("account/sign-in", form)
    #expect(reply.status == .unprocessableContent)
    #expect(reply.headers[.setCookie] == nil)
  }

  @Test("a name of a few characters with any number of marks is too long")
  func marks() async throws {
    let name = "a" + String(repeating: "%CC%81", count: 150)
    #expect(try await post("account/sign-in", "name=\(name)").status == .unprocessableContent)
  }

  @Test("a long form is refused")
  func long() async throws {
    let reply = try await post("account/sign-in", "name=" + String(repeating: "a", count: 5_000))
    #expect(reply.status == .contentTooLarge)
  }

  @Test("a login ends after its time")
  func expiry() async throws {
    let logins = Logins(store: MemoryPersistDriver(), lifetime: .zero)
    let cookie = try await logins.begin(.init(name: "Ana"), for: request(.get, "/"))
    let token = "\(cookie.name)=\(cookie.value)"
    #expect(try await logins.member(of: request(.get, "/", [.cookie: token])) == nil)
  }
}

extension AccountRoutesTests {
  private func request(
    _ method: HTTPRequest.Method, _ path: String, _ headers: HTTPFields = [:], _ body: String = ""
  ) -> Request {
    Request(
      head: HTTPRequest(
        method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers),
      body: RequestBody(buffer: ByteBuffer(string: body)))
  }

  private func post(
    _ path: String, _ body: String, headers: HTTPFields = [:]
  ) async throws -> Response {
    var headers = headers
    headers[.contentType] = "application/x-www-form-urlencoded"
    return try await reply(to: request(.post, "/\(path)", headers, body))
  }

  private func reply(to request: Request) async throws -> Response {
    let router = Router()
    routes.add(to: router)
    let context = BasicRequestContext(
      source: ApplicationRequestContextSource(
        channel: EmbeddedChannel(), logger: Logger(label: "test")))
    return try await router.buildResponder().respond(to: request, context: context)
  }

  /// Signs a person in, and returns the cookie.
  private func signIn(_ name: String, with cookie: String? = nil) async throws -> String {
    let reply = try await post(
      "account/sign-in", "name=\(name)", headers: cookie.map { [.cookie: $0] } ?? [:])
    return try String(#require(reply.headers[.setCookie]?.split(separator: ";").first))
  }

  /// The person whom a cookie belongs to.
  private func person(_ cookie: String) async throws -> String? {
    let logins = request(.get, "/", [.cookie: cookie])
    return try await routes.member(of: logins)?.name
  }
}
