import HeadwaterWeb
import Testing

@Suite("Opening a socket", .timeLimit(.minutes(3)))
struct HandshakeTests {
  @Test("a page's own socket is accepted")
  func accepted() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        #expect(socket.reply.status == 101)
        #expect(socket.reply["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
      }
    }
  }

  @Test(
    "a page of another origin is refused, with a line in the log",
    arguments: ["https://evil.example", "null", "http://localhost:1"])
  func crossOrigin(origin: String) async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket(origin: origin) { socket in
        #expect(socket.reply.status == 403)
        #expect(socket.reply.body.contains("Origin"))
      }
      _ = await host.logs.line(containing: "reason=the Origin is not allowed")
    }
  }

  @Test("another Host is refused")
  func wrongHost() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket(host: "evil.example") { socket in
        #expect(socket.reply.status == 421)
      }
    }
  }

  @Test("an allowed origin may connect")
  func allowedOrigin() async throws {
    try await withHost(configure: { $0.allowedOrigins = ["https://example.org"] }) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket(origin: "https://example.org", host: "example.org") { socket in
        #expect(socket.reply.status == 101)
      }
    }
  }

  @Test("a session is not given away without its browser's cookie")
  func noCookie() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket(cookie: .some(nil)) { socket in
        try await socket.hello(page.session)
        await socket.expectClosing(1008)
      }
    }
  }

  @Test("a session is not given away to another browser")
  func wrongCookie() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let other = try await TestPage.load(host.address)
      try await page.openSocket(cookie: other.cookie) { socket in
        try await socket.hello(page.session)
        await socket.expectClosing(1008, "another browser")
      }
      let line = await host.logs.line(containing: "the session belongs to another browser")
      #expect(!line.contains(page.session))
    }
  }

  @Test("of two claims of one session exactly one wins")
  func twoClaims() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { first in
        try await first.event("click", try page.button("Add"))
        try await first.expectBatch(containing: "Count 1")
        try await page.openSocket { second in
          try await second.hello(page.session)
          await second.expectClosing(1008)
        }
        try await first.event("click", try page.button("Add"))
        try await first.expectBatch(containing: "Count 2")
      }
    }
  }

  @Test("a hundred claims at the same time: exactly one wins, and is served")
  func manyClaims() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let winners = try await withThrowingTaskGroup(of: Int.self) { claims in
        for _ in 0..<100 {
          claims.addTask {
            // The loser may receive the reason while it still writes.
            let winner = try? await page.openSocket { socket in
              try await socket.hello(page.session)
              guard try await socket.readOrClose() != nil else { return 0 }
              try await socket.event("click", try page.button("Add"))
              return try await socket.readOrClose() == nil ? 0 : 1
            }
            return winner ?? 0
          }
        }
        return try await claims.reduce(0, +)
      }
      #expect(winners == 1)
    }
  }

  @Test("a page that never got the answer to its claim may claim again")
  func lostAnswer() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { try await $0.hello(page.session) }
      _ = await host.logs.line(containing: "A session waits for its page")
      let token = try await page.connect { socket in
        try await socket.send(["ack", 0])
        try await socket.event("click", try page.button("Add"))
        try await socket.expectBatch(containing: "Count 1")
        return socket.token
      }
      // The answer to this claim is lost too, together with its token.
      try await page.openSocket { try await $0.hello(page.session, token: token, lastBatch: 1) }
      try await page.openSocket { socket in
        try await socket.hello(page.session, token: token, lastBatch: 1)
        try await socket.expect("welcome")
        try await page.openSocket { thief in
          try await thief.hello(page.session)
          await thief.expectClosing(1008)
        }
      }
    }
  }

  @Test("a page with the token takes over the session")
  func takeOver() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { first in
        let token = try #require(first.token)
        try await page.openSocket { second in
          try await second.hello(page.session, token: token)
          try await second.expect("welcome")
          await first.expectClosing(1008)
        }
      }
    }
  }

  @Test("a client that does not wait for the answer to its handshake is served, and harms nobody")
  func earlyFrames() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await RawConnection.open(to: host.address) { connection in
        let hello = "[\"hello\",1,\"\(page.session)\",null,0]"
        // One write, so that the frame arrives together with the head.
        try await connection.write(
          Array(
            """
            GET /live HTTP/1.1\r
            Host: \(host.address.authority)\r
            Origin: http://\(host.address.authority)\r
            Cookie: \(page.cookie)\r
            Connection: Upgrade\r
            Upgrade: websocket\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            \r

            """.utf8) + [0x81, 0x80 | UInt8(hello.utf8.count), 0, 0, 0, 0] + Array(hello.utf8))
        #expect(try await connection.readReply()?.status == 101)
        #expect(await connection.readFrame()?.text.hasPrefix("[\"welcome\"") == true)
      }
      try await TestPage.load(host.address).connect { _ in }
    }
  }

  /// The parts of a handshake that RFC 6455, 4.2.1, requires. Each is missing or wrong once.
  static let wrongHandshakes = [
    (version: "1.0", headers: ["Connection: Upgrade", "Sec-WebSocket-Key: \(key)"]),
    (version: "1.1", headers: ["Sec-WebSocket-Key: \(key)"]),
    (version: "1.1", headers: ["Connection: keep-alive", "Sec-WebSocket-Key: \(key)"]),
    (version: "1.1", headers: ["Connection: Upgrade"]),
    (version: "1.1", headers: ["Connection: Upgrade", "Sec-WebSocket-Key: x"]),
    (version: "1.1", headers: ["Connection: Upgrade", "Sec-WebSocket-Key: c2hvcnQ="]),
    (
      version: "1.1",
      headers: ["Connection: Upgrade", "Sec-WebSocket-Key: \(key)", "Content-Length: 5"]
    ),
    (
      version: "1.1",
      headers: ["Connection: Upgrade", "Sec-WebSocket-Key: \(key)", "Transfer-Encoding: chunked"]
    ),
  ]
  static let key = "dGhlIHNhbXBsZSBub25jZQ=="

  @Test("a handshake that lacks a part, or has a body, opens no socket", arguments: wrongHandshakes)
  func incomplete(version: String, headers: [String]) async throws {
    try await withHost { host in
      try await RawConnection.open(to: host.address) { connection in
        let lines =
          [
            "GET /live HTTP/\(version)", "Host: \(host.address.authority)",
            "Origin: http://\(host.address.authority)", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
          ] + headers
        let body = headers.contains { $0.hasPrefix("Transfer") } ? "0\r\n\r\n" : "12345"
        try await connection.write(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
        #expect(try await connection.readReply()?.status == 426)
      }
    }
  }

  @Test("a silent socket is disconnected")
  func silence() async throws {
    try await withHost(configure: { $0.helloTimeout = .milliseconds(50) }) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        // Its connection may be slow, so it may connect again.
        await socket.expectClosing(1013, "no message came in time")
      }
    }
  }

  @Test("a page of another version is asked to reload")
  func version() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        try await socket.send(["hello", 99, .text(page.session), nil, 0])
        await socket.expectClosing(1008, "reload")
      }
    }
  }
}
