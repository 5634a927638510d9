import HeadwaterWeb
import Testing

@Suite("Methods, hosts and spellings of requests", .timeLimit(.minutes(3)))
struct MethodTests {
  private static let paths = [
    "/", "/headwater/client.js", "/headwater/base.css", "/headwater/health", "/headwater/ready",
    "/live",
  ]

  @Test("HEAD is answered as GET, without the body", arguments: paths)
  func head(path: String) async throws {
    try await withHost { host in
      try await RawConnection.open(to: host.address) { connection in
        let rest = " \(path) HTTP/1.1\r\nHost: \(host.address.authority)\r\n\r\n"
        try await connection.write("GET" + rest)
        let get = try #require(try await connection.readReply())
        try await connection.write("HEAD" + rest)
        let head = try #require(try await connection.readReply(hasBody: false))
        #expect(head.status == get.status)
        #expect(head.headers.map(\.name) == get.headers.map(\.name))
        #expect(head["content-type"] == get["content-type"])
        #expect(Int(head["content-length"] ?? "") ?? 0 > 0)
        if get["connection"] != "close" {
          // A body would come before the next response.
          try await connection.write("GET" + rest)
          #expect(try await connection.readReply()?.status == get.status)
        }
      }
    }
  }

  @Test("HEAD of the page keeps no session")
  func headSession() async throws {
    try await withHost(configure: {
      $0.maximumSessions = 1
      $0.maximumSessionsPerAddress = 100
    }) { host in
      for _ in 0..<3 {
        #expect(try await TestPage.request(host.address, method: "HEAD").status == 200)
      }
      _ = try await TestPage.load(host.address)
      #expect(try await TestPage.request(host.address, method: "HEAD").status == 503)
    }
  }

  @Test(
    "another method is refused, and the answer names the right ones",
    arguments: paths, ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
  func others(path: String, method: String) async throws {
    try await withHost { host in
      let reply = try await TestPage.request(host.address, path, method: method)
      #expect(reply.status == 405)
      #expect(reply["allow"] == "GET, HEAD")
      #expect(reply["set-cookie"] == nil)
      #expect(reply["x-content-type-options"] == "nosniff")
    }
  }

  @Test("a second Host is refused, equal to the first or not", arguments: paths)
  func secondHost(path: String) async throws {
    try await withHost { host in
      for second in ["evil.example", host.address.authority] {
        let reply = try await TestPage.request(
          host.address, path, headers: [("Host", second)])
        #expect(reply.status == 400)
        #expect(reply["set-cookie"] == nil)
      }
    }
  }

  @Test("a socket with a second Host is refused")
  func secondHostOfSocket() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket(headers: [("Host", "evil.example")]) { socket in
        #expect(socket.reply.status == 400)
      }
    }
  }

  @Test(
    "for a target that names a host, that host counts, and not the Host header",
    arguments: ["/", "/headwater/client.js", "/live", "/nowhere"])
  func absoluteTarget(path: String) async throws {
    try await withHost { host in
      let own = host.address.authority
      let status = try await TestPage.request(host.address, path).status
      for name in [own, "localhost:\(host.address.port)"] {
        let reply = try await TestPage.request(
          host.address, "http://\(name)\(path)", host: "evil.example")
        #expect(reply.status == status)
      }
      for target in [
        "http://evil.example\(path)", "HTTP://evil.example:80\(path)", "http://user@\(own)\(path)",
        "ftp://evil.example\(path)", "http://\(path)",
      ] {
        let reply = try await TestPage.request(host.address, target)
        #expect([400, 421].contains(reply.status), "\(target): \(reply.status)")
        #expect(reply["set-cookie"] == nil)
      }
      let twice = try await TestPage.request(
        host.address, "http://\(own)\(path)", headers: [("Host", own)])
      #expect(twice.status == 400)
    }
  }

  @Test("a page for an absolute target names the target's host")
  func absolutePage() async throws {
    try await withHost { host in
      let name = "localhost:\(host.address.port)"
      let reply = try await TestPage.request(host.address, "http://\(name)/")
      #expect(reply.status == 200)
      #expect(
        reply["content-security-policy"]?.contains("connect-src 'self' ws://\(name);") == true)
    }
  }

  @Test(
    "another spelling of the page's path leads to the page, with its query",
    arguments: [
      ("/", "//", "/"), ("/", "///?a=//b", "/?a=//b"), ("/app/", "/app", "/app/"),
      ("/app/", "/app//", "/app/"), ("/app/", "//app/?q", "/app/?q"),
    ])
  func spelling(path: String, asked: String, told: String) async throws {
    try await withHost(configure: { $0.path = path }) { host in
      let reply = try await TestPage.request(host.address, asked)
      #expect(reply.status == 308)
      #expect(reply["location"] == told)
      #expect(reply["set-cookie"] == nil)
    }
  }
}
