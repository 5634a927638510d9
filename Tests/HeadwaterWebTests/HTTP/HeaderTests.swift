import HTTPTypes
import HeadwaterWeb
import Hummingbird
import Testing

@Suite("Headers of all routes", .timeLimit(.minutes(3)))
struct HeaderTests {
  private static let paths = [
    "/", "/headwater/client.js", "/headwater/base.css", "/headwater/health", "/headwater/ready",
    "/live", "/favicon.ico", "/nowhere", "/own", "//",
  ]
  private static let https = ("X-Forwarded-Proto", "https")

  @Test("each response forbids browsers what the app does not need", arguments: paths)
  func common(path: String) async throws {
    try await withOwnRoute { host in
      for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"] {
        let reply = try await TestPage.request(host.address, path, method: method)
        #expect(reply["x-content-type-options"] == "nosniff")
        #expect(reply["referrer-policy"] == "no-referrer")
        #expect(reply["cross-origin-opener-policy"] == "same-origin")
        let permissions = try #require(reply["permissions-policy"])
        for feature in ["camera", "microphone", "geolocation", "payment"] {
          #expect(permissions.contains("\(feature)=()"))
        }
        #expect(reply["strict-transport-security"] == nil)
      }
    }
  }

  @Test("a route of the app may allow its pages a feature")
  func ownPermissions() async throws {
    try await withOwnRoute { host in
      let reply = try await TestPage.request(host.address, "/camera")
      #expect(reply["permissions-policy"] == "camera=(self)")
      #expect(reply["x-content-type-options"] == "nosniff")
    }
  }

  @Test("HEAD is answered as GET, and another method with the right ones, on routes of the app too")
  func own() async throws {
    try await withOwnRoute { host in
      let head = try await TestPage.request(host.address, "/own", method: "HEAD")
      #expect(head.status == 200)
      #expect(head["content-length"] == "3")
      let put = try await TestPage.request(host.address, "/own", method: "PUT")
      #expect(put.status == 405)
      #expect(put["allow"] == "GET, HEAD, POST")
    }
  }

  @Test(
    "behind a trusted proxy that says https, each response asks for TLS from now on",
    arguments: paths)
  func strictTransport(path: String) async throws {
    try await withOwnRoute(configure: {
      $0.trustedProxies = ["127.0.0.1"]
      $0.allowedOrigins = ["https://example.org"]
    }) { host in
      let reply = try await TestPage.request(
        host.address, path, host: "example.org", headers: [Self.https])
      #expect(reply["strict-transport-security"] == "max-age=31536000")
    }
  }

  @Test(
    "nobody else makes browsers ask for TLS",
    arguments: [
      ("nobody is trusted", [], "example.org", "https"),
      ("there is no proxy", ["none"], "example.org", "https"),
      ("another proxy", ["10.0.0.1"], "example.org", "https"),
      ("the proxy says http", ["127.0.0.1"], "example.org", "http"),
      ("one of two proxies says http", ["127.0.0.1"], "example.org", "https, http"),
      ("an address", ["127.0.0.1"], "192.0.2.1", "https"),
      ("this machine", ["127.0.0.1"], "localhost", "https"),
    ] as [(String, [String], String, String)])
  func noStrictTransport(
    name: String, proxies: [String], asked: String, scheme: String
  ) async throws {
    try await withHost(configure: {
      $0.trustedProxies = proxies
      $0.allowedOrigins = ["https://\(asked)"]
    }) { host in
      let reply = try await TestPage.request(
        host.address, host: asked, headers: [("X-Forwarded-Proto", scheme)])
      #expect(reply.status == 200)
      #expect(reply["strict-transport-security"] == nil)
    }
  }

  @Test("the time can be set, and zero makes browsers forget it")
  func time() async throws {
    try await withHost(configure: {
      $0.trustedProxies = ["127.0.0.1"]
      $0.allowedOrigins = ["https://example.org"]
      $0.strictTransportSecurity = .zero
    }) { host in
      let reply = try await TestPage.request(
        host.address, host: "example.org", headers: [Self.https])
      #expect(reply["strict-transport-security"] == "max-age=0")
    }
  }

  @Test(
    "a cookie has the prefix that nobody else can set, and only that claims the session",
    arguments: [("/", "__Host-headwater"), ("/app/", "__Secure-headwater")])
  func cookieName(path: String, name: String) async throws {
    try await withHost(configure: { $0.path = path }) { host in
      let page = try await TestPage.load(host.address, headers: [Self.https])
      #expect(page.cookie.hasPrefix("\(name)="))
      #expect(page.reply["set-cookie"]?.contains("; Path=\(path);") == true)
      let value = page.cookie.dropFirst(name.count + 1)
      try await page.openSocket(cookie: "headwater=\(value)", headers: [Self.https]) { socket in
        try await socket.hello(page.session)
        await socket.expectClosing(1008, "no cookie")
      }
      try await page.openSocket(headers: [Self.https]) { socket in
        try await socket.hello(page.session)
        try await socket.expect("welcome")
      }
    }
  }

  @Test("a proxy that is not trusted cannot say that the browser uses TLS")
  func untrustedScheme() async throws {
    for proxies in [["none"], ["10.0.0.1"]] {
      try await withHost(configure: { $0.trustedProxies = proxies }) { host in
        let page = try await TestPage.load(host.address, headers: [Self.https])
        #expect(page.cookie.hasPrefix("headwater="))
      }
    }
  }

  @Test(
    "what a page of another origin sends is refused, on each route",
    arguments: [
      ([("Sec-Fetch-Site", "cross-site")], 403), ([("Sec-Fetch-Site", "same-site")], 403),
      ([("Origin", "https://evil.example")], 403), ([("Origin", "null")], 403),
      ([("Sec-Fetch-Site", "cross-site"), ("Origin", "https://evil.example")], 403),
      ([("Sec-Fetch-Site", "same-origin")], 200), ([("Sec-Fetch-Site", "none")], 200), ([], 200),
      ([("Sec-Fetch-Site", "same-site"), ("Origin", "https://friend.example")], 200),
    ] as [([(String, String)], Int)])
  func crossOrigin(headers: [(String, String)], status: Int) async throws {
    try await withOwnRoute(configure: { $0.allowedOrigins = ["https://friend.example"] }) { host in
      let length = [("Content-Length", "0")]
      let post = try await TestPage.request(
        host.address, "/own", method: "POST", headers: headers + length)
      #expect(post.status == status)
      // Reading is not refused: links come from other sites.
      let get = try await TestPage.request(host.address, "/own", headers: headers)
      #expect(get.status == 200)
      let own = try await TestPage.request(
        host.address, "/own", method: "POST",
        headers: length + [("Origin", "http://\(host.address.authority)")])
      #expect(own.status == 200)
    }
  }
}

/// Serves an app with routes of its own.
private func withOwnRoute(
  configure: (inout WebHost.Configuration) -> Void = { _ in },
  _ body: (TestHost) async throws -> Void
) async throws {
  try await withHost(
    configure: configure,
    adding: { router in
      router.get("own") { _, _ in "own" }
      router.post("own") { _, _ in "own" }
      router.get("camera") { _, _ in
        Response(status: .ok, headers: [.init("Permissions-Policy")!: "camera=(self)"])
      }
    }, body)
}
