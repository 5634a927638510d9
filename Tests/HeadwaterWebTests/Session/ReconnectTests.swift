import HeadwaterWeb
import Testing

@Suite("Coming back", .timeLimit(.minutes(3)))
struct ReconnectTests {
  @Test("a page that comes back goes on where it stopped, and gets what it has missed")
  func resume() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let button = try page.button("Add")
      let token = try await page.connect { socket in
        for _ in 0..<3 { try await socket.event("click", button) }
        _ = try await socket.read()
        _ = try await socket.read()
        return socket.token
      }
      try await page.openSocket { socket in
        try await socket.hello(page.session, token: token, lastBatch: 1)
        let welcome = try await socket.read()
        let missed = try await socket.read()

        #expect(welcome.elements[0] == "welcome")
        #expect(missed.elements[0] == 2)
        #expect("\(missed)".contains("Count 2"))
        try await socket.send(["ack", 2])
        try await socket.expectBatch(containing: "Count 3")
      }
    }
  }

  @Test("a session that is not here any more becomes a new one in the same page")
  func newSession() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let unknown = String(repeating: "x", count: 32)
      try await page.openSocket { socket in
        try await socket.hello(unknown, token: unknown, lastBatch: 12)
        let picture = try await socket.read()

        #expect(picture.elements[0] == "render")
        #expect(picture.elements[1] == 1)
        #expect(picture.elements[2].string?.count == 32)
        let html = try #require(picture.elements[5].string)
        #expect(html.contains("Hello, "))

        // The page restores the typed text, and the binding's setter runs.
        let field = try #require(html.field("Name"))
        try await socket.send(["ack", 1])
        try await socket.send(["input", 41, .number(field), "Ada"])
        let batch = try await socket.read()
        #expect(batch.elements[0] == 2)
        #expect(batch.elements[1] == 41)
        #expect("\(batch)".contains("Hello, Ada"))
      }
    }
  }

  @Test("text inputs keep their key from session to session, secure ones have none")
  func keys() async throws {
    try await withHost { host in
      let first = try await TestPage.request(host.address).body
      let second = try await TestPage.request(host.address).body

      let keys = first.matches(of: /data-k="([^"]*)"/).map(\.output.1)
      #expect(keys.count == 2)
      #expect(keys == second.matches(of: /data-k="([^"]*)"/).map(\.output.1))
      #expect(!first.contains(/<input[^>]*password[^>]*data-k/))
      #expect(!first.contains(/<input[^>]*data-k[^>]*password/))
    }
  }

  @Test("a page that is too far behind gets a new picture of the same session")
  func tooFarBehind() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      let button = try page.button("Add")
      let token = try await page.connect { socket in
        for _ in 0..<3 {
          try await socket.event("click", button)
          _ = try await socket.readBatch()
        }
        // The acknowledgement of the third batch is handled before the answer to a fourth one.
        try await socket.event("click", button)
        _ = try await socket.readBatch()
        return socket.token
      }
      try await page.openSocket { socket in
        try await socket.hello(page.session, token: token, lastBatch: 1)
        let picture = try await socket.read()

        #expect(picture.elements[0] == "render")
        #expect(picture.elements[2] == .text(page.session))
        #expect(picture.elements[5].string?.contains("Count 4") == true)
      }
    }
  }

  @Test("a rendered page that opens no socket is forgotten after its time")
  func unclaimed() async throws {
    let clock = ManualClock()
    try await withHost(clock: clock) { host in
      let page = try await TestPage.load(host.address)
      await clock.advanceSleepers(by: .seconds(30))
      _ = await host.logs.line(containing: "the page opened no socket in time")
      try await page.openSocket { socket in
        try await socket.hello(page.session)
        try await socket.expect("render")
      }
    }
  }

  @Test("a session is kept for two minutes after its socket has gone")
  func detached() async throws {
    let clock = ManualClock()
    try await withHost(clock: clock) { host in
      let page = try await TestPage.load(host.address)
      var token = try await page.connect { $0.token }
      _ = await host.logs.line(containing: "A session waits for its page")
      await clock.advanceSleepers(by: .seconds(119))
      token = try await page.openSocket { socket in
        try await socket.hello(page.session, token: token)
        let welcome = try await socket.read()
        #expect(welcome.elements[0] == "welcome")
        return welcome.elements[1].string
      }
      _ = await host.logs.line(containing: "A session waits for its page", count: 2)
      await clock.advanceSleepers(by: .seconds(120))
      try await page.openSocket { socket in
        try await socket.hello(page.session, token: token)
        try await socket.expect("render")
      }
    }
  }

  @Test("beyond the bound the oldest rendered page goes first")
  func bounded() async throws {
    try await withHost(configure: { $0.maximumUnclaimedSessions = 2 }) { host in
      let oldest = try await TestPage.load(host.address)
      let middle = try await TestPage.load(host.address)
      _ = try await TestPage.load(host.address)

      try await middle.connect { _ in }
      try await oldest.openSocket { socket in
        try await socket.hello(oldest.session)
        try await socket.expect("render")
      }
    }
  }

  @Test("beyond the bound the session goes first whose socket went first")
  func boundedDetached() async throws {
    try await withHost(configure: { $0.maximumDetachedSessions = 2 }) { host in
      var pages: [(page: TestPage, token: String?)] = []
      for count in 1...3 {
        let page = try await TestPage.load(host.address)
        pages.append((page, try await page.connect { $0.token }))
        _ = await host.logs.line(containing: "A session waits for its page", count: count)
      }
      _ = await host.logs.line(containing: "too many sessions wait for their page")
      for (number, answer) in [(1, "welcome"), (2, "welcome"), (0, "render")] {
        try await pages[number].page.openSocket { socket in
          try await socket.hello(pages[number].page.session, token: pages[number].token)
          try await socket.expect(answer)
        }
      }
    }
  }

  @Test("when there are too many sessions people are asked to come back")
  func full() async throws {
    try await withHost(configure: {
      $0.maximumSessions = 1
      $0.maximumSessionsPerAddress = 100
    }) { host in
      _ = try await TestPage.load(host.address)
      let reply = try await TestPage.request(host.address)
      #expect(reply.status == 503)
    }
  }
}
