import HTTPTypes
import Hummingbird
import SignIn
import Testing

@testable import SignInServer

@Suite("Logins")
struct LoginsTests {
  @Test("with TLS, a cookie that another host of the site can plant is not read")
  func planted() async throws {
    let logins = Logins(store: MemoryPersistDriver())
    let cookie = try await logins.begin(Member(name: "Ana"), for: request(over: "https"))
    #expect(cookie.name == "__Host-member")
    let planted = "member=\(cookie.value)"
    #expect(try await logins.member(of: request(over: "https", cookie: planted)) == nil)
    let own = "\(cookie.name)=\(cookie.value)"
    #expect(try await logins.member(of: request(over: "https", cookie: own))?.name == "Ana")
  }

  private func request(over scheme: String, cookie: String = "") -> Request {
    Request(
      head: HTTPRequest(
        method: .get, scheme: scheme, authority: "localhost", path: "/",
        headerFields: [.cookie: cookie]),
      body: RequestBody(buffer: ByteBuffer()))
  }
}
