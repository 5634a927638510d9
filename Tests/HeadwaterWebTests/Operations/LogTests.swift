import HeadwaterWeb
import Testing

@Suite("Metadata of log lines", .timeLimit(.minutes(3)))
struct LogTests {
  @Test("a line about a request has the request's id")
  func request() async throws {
    try await withHost { host in
      _ = try await TestPage.request(host.address, host: "evil.example")
      let line = await host.logs.line(containing: "A request was refused")
      #expect(line.contains("hb.request.id="), "\(line)")
    }
  }

  @Test("a rendered page is logged at the level of info, with its session and its client")
  func page() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let line = await host.logs.line(containing: "A page was rendered")
      #expect(line.hasPrefix("info "), "\(line)")
      for part in ["session=\(page.session.prefix(6))", "client=127.0.0.1", "hb.request.id="] {
        #expect(line.contains(part), "\(line)")
      }
    }
  }

  @Test("a line about a person has the beginning of the session's name, and never the whole")
  func session() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.event("click", 9_999)
        let line = await host.logs.line(containing: "An event was dropped")
        #expect(line.contains("session=\(page.session.prefix(6))"), "\(line)")
      }
      _ = await host.logs.line(containing: "A session waits for its page")
      #expect(!host.logs.lines.contains { $0.contains(page.session) })
    }
  }

  @Test("a line about a socket has its number, its client, and the session it has claimed")
  func socket() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.connection.writeText("{")
        await socket.expectClosing(1002)
      }
      let line = await host.logs.line(containing: "A client was refused")
      for part in ["socket=", "client=", "session=\(page.session.prefix(6))"] {
        #expect(line.contains(part), "\(line)")
      }
    }
  }

  @Test("nothing that a person types is logged, at any level")
  func typing() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.event("input", try page.field("Name"), "correct-horse")
        try await socket.expectBatch(containing: "correct-horse")
      }
      _ = await host.logs.line(containing: "A session waits for its page")
      #expect(!host.logs.lines.contains { $0.contains("correct-horse") })
    }
  }
}
