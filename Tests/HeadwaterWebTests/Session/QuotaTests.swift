import HeadwaterWeb
import Testing

@Suite("Quotas", .timeLimit(.minutes(3)))
struct QuotaTests {
  /// Returns the headers of a request through a trusted proxy on this machine.
  private func from(_ address: String) -> [(String, String)] { [("X-Forwarded-For", address)] }

  private func behindProxy(_ configuration: inout WebHost.Configuration) {
    configuration.trustedProxies = ["127.0.0.1"]
  }

  @Test("an address may ask for 60 pages at once, then for 20 a second; others are not touched")
  func pages() async throws {
    let clock = ManualClock()
    try await withHost(clock: clock, configure: behindProxy) { host in
      for _ in 0..<60 { _ = try await TestPage.load(host.address, headers: from("192.0.2.1")) }
      let refusal = try await TestPage.request(host.address, headers: from("192.0.2.1"))
      #expect(refusal.status == 429)
      #expect(refusal["retry-after"] == "1")
      #expect(refusal.body.contains("from your network"))
      let line = await host.logs.line(containing: "A request was refused")
      #expect(line.contains("client=192.0.2.1"), "\(line)")

      _ = try await TestPage.load(host.address, headers: from("192.0.2.2"))
      clock.advance(by: .seconds(1))
      for _ in 0..<20 { _ = try await TestPage.load(host.address, headers: from("192.0.2.1")) }
      let again = try await TestPage.request(host.address, headers: from("192.0.2.1"))
      #expect(again.status == 429)
    }
  }

  @Test("a /64 of IPv6 is one address")
  func networks() async throws {
    try await withHost(
      clock: ManualClock(),
      configure: {
        behindProxy(&$0)
        $0.sessionBurstPerAddress = 1
      }
    ) { host in
      _ = try await TestPage.load(host.address, headers: from("2001:db8::1"))
      let same = try await TestPage.request(host.address, headers: from("2001:db8::2"))
      let other = try await TestPage.request(host.address, headers: from("2001:db8:0:1::2"))
      #expect(same.status == 429)
      #expect(other.status == 200)
    }
  }

  @Test("sessions that a socket begins, and new pictures, count as pages do")
  func sockets() async throws {
    try await withHost(clock: ManualClock(), configure: { $0.sessionBurstPerAddress = 3 }) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        try await socket.hello(String(repeating: "x", count: 32))
        try await socket.expect("render")
      }
      let token = try await page.connect { $0.token }
      try await page.openSocket { socket in
        try await socket.hello(page.session, token: token, lastBatch: 1_000_000)
        try await socket.expect("render")
      }
      for session in [page.session, String(repeating: "x", count: 32)] {
        try await page.openSocket { socket in
          try await socket.hello(session, token: token, lastBatch: 1_000_000)
          await socket.expectClosing(1013, "too many sessions are begun from this address")
        }
      }
    }
  }

  @Test(
    "a browser that gets no page is told so on a small page, which leads back to the address",
    arguments: ["/", "/app/"])
  func refusalPage(path: String) async throws {
    try await withHost(
      clock: ManualClock(),
      configure: {
        $0.path = path
        $0.sessionBurstPerAddress = 1
      }
    ) { host in
      _ = try await TestPage.request(host.address, path)
      let accept = [("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")]
      let reply = try await TestPage.request(
        host.address, path + "todos?a=\"><b>x&b='y'", headers: accept)
      #expect(reply.status == 429)
      #expect(reply["retry-after"] == "1")
      #expect(reply["content-type"] == "text/html; charset=utf-8")
      #expect(reply.body.contains("<h1>Too many pages were asked for from your network</h1>"))
      #expect(
        reply.body.contains(
          "<a href=\"\(path)todos?a=&quot;&gt;&lt;b&gt;x&amp;b=&#39;y&#39;\">Try again</a>"))
      #expect(reply.body.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
      let nonce = try #require(reply.body.attribute("nonce"))
      #expect(reply["content-security-policy"]?.contains("style-src 'nonce-\(nonce)'") == true)
      let program = try await TestPage.request(
        host.address, path, headers: [("Accept", "application/json")])
      #expect(program["content-type"] == "text/plain; charset=utf-8")
    }
  }

  @Test("a page that goes on where it was is always let in")
  func resumption() async throws {
    try await withHost(clock: ManualClock(), configure: { $0.sessionBurstPerAddress = 1 }) { host in
      let page = try await TestPage.load(host.address)
      var token = try await page.connect { $0.token }
      for _ in 0..<5 {
        token = try await page.openSocket { socket in
          try await socket.hello(page.session, token: token)
          return try await socket.expect("welcome").elements[1].string
        }
      }
    }
  }

  @Test("of the pages of one address that wait for their socket, the oldest goes first")
  func waiting() async throws {
    try await withHost(configure: {
      behindProxy(&$0)
      $0.maximumUnclaimedSessionsPerAddress = 2
    }) { host in
      let other = try await TestPage.load(host.address, headers: from("192.0.2.2"))
      var pages: [TestPage] = []
      for _ in 0..<3 {
        pages.append(try await TestPage.load(host.address, headers: from("192.0.2.1")))
      }
      for page in [other] + pages[1...] { try await page.connect { _ in } }
      try await pages[0].openSocket { socket in
        try await socket.hello(pages[0].session)
        try await socket.expect("render")
      }
    }
  }

  @Test("of the sessions of one browser, one that waits gives way to a new one")
  func browser() async throws {
    try await withHost(configure: { $0.maximumSessionsPerBrowser = 2 }) { host in
      let first = try await TestPage.load(host.address)
      try await first.connect { socket in
        let second = try await TestPage.load(host.address, cookie: first.cookie)
        let third = try await TestPage.load(host.address, cookie: first.cookie)
        try await third.connect { _ in
          // All of its allowed sessions are connected.
          let reply = try await TestPage.request(
            host.address, headers: [("Cookie", first.cookie)])
          #expect(reply.status == 429)
          #expect(reply.body.contains("Close one"))
          // Another browser has its own quota.
          _ = try await TestPage.load(host.address)
          try await second.openSocket { lost in
            try await lost.hello(second.session)
            await lost.expectClosing(1013, "too many pages of this browser are connected")
          }
        }
        try await socket.event("click", try first.button("Add"))
        try await socket.expectBatch(containing: "Count 1")
      }
    }
  }

  @Test("a page that is loaded again takes the place of its former session")
  func reload() async throws {
    try await withHost(configure: { $0.maximumSessionsPerBrowser = 2 }) { host in
      let first = try await TestPage.load(host.address)
      let second = try await TestPage.load(host.address, cookie: first.cookie)
      try await first.connect { socket in
        try await second.connect { _ in
          let leaving = "\(first.cookie); headwater-leaving=\(second.session.prefix(6))"
          let third = try await TestPage.load(host.address, cookie: leaving)
          try await third.connect { _ in
            // It is one more at most, whatever a browser says.
            let reply = try await TestPage.request(host.address, headers: [("Cookie", leaving)])
            #expect(reply.status == 429)
          }
        }
        try await socket.event("click", try first.button("Add"))
        try await socket.expectBatch(containing: "Count 1")
      }
    }
  }

  @Test("new sessions do not push out a person who waits")
  func strangers() async throws {
    try await withHost(configure: { $0.maximumDetachedSessions = 3 }) { host in
      let (victim, token) = try await user(host, from: nil, waiting: 1)
      for number in 0..<30 {
        let stranger = try await TestPage.load(host.address)
        try await stranger.connect { _ in }
        _ = await host.logs.line(containing: "A session waits for its page", count: number + 2)
      }
      try await expectWelcome(victim, token)
    }
  }

  @Test("new sessions of one address that are used push out each other")
  func crowd() async throws {
    try await withHost(configure: {
      behindProxy(&$0)
      $0.maximumDetachedSessions = 3
    }) { host in
      let (victim, token) = try await user(host, from: "192.0.2.1", waiting: 1)
      for number in 0..<10 {
        _ = try await user(host, from: "192.0.2.66", waiting: number + 2)
      }
      try await expectWelcome(victim, token)
    }
  }

  @Test("when a process is full, an unused session gives way")
  func full() async throws {
    try await withHost(configure: {
      $0.maximumSessions = 2
      $0.maximumSessionsPerAddress = 100
    }) { host in
      let (victim, token) = try await user(host, from: nil, waiting: 1)
      let stranger = try await TestPage.load(host.address)
      try await stranger.connect { _ in }
      _ = await host.logs.line(containing: "A session waits for its page", count: 2)
      let newcomer = try await TestPage.load(host.address)
      let refused = try await TestPage.request(host.address)
      #expect(refused.status == 503)
      try await newcomer.connect { _ in }
      try await expectWelcome(victim, token)
    }
  }

  @Test("a header that anybody can send lifts no quota where no proxy is named")
  func unnamedProxy() async throws {
    try await withHost(clock: ManualClock(), configure: { $0.sessionBurstPerAddress = 1 }) { host in
      _ = try await TestPage.load(host.address, headers: from("192.0.2.1"))
      for name in ["X-Forwarded-For", "X-Real-IP", "Forwarded", "X-Forwarded-Proto"] {
        let refusal = try await TestPage.request(host.address, headers: [(name, "192.0.2.2")])
        #expect(refusal.status == 429)
      }
      #expect(host.logs.lines.filter { $0.contains("no proxy is trusted") }.count == 1)
    }
  }

  @Test("the log names the client, not the proxy")
  func log() async throws {
    try await withHost(configure: behindProxy) { host in
      let page = try await TestPage.load(host.address, headers: from("192.0.2.7"))
      let rendered = await host.logs.line(containing: "A page was rendered")
      #expect(rendered.contains("client=192.0.2.7"), "\(rendered)")
      try await page.openSocket(headers: from("192.0.2.7")) { socket in
        try await socket.connection.writeText("{")
        await socket.expectClosing(1002)
      }
      let refused = await host.logs.line(containing: "A client was refused")
      #expect(refused.contains("client=192.0.2.7"), "\(refused)")
    }
  }

  /// A session that was used, and whose socket is gone.
  private func user(
    _ host: TestHost, from address: String?, waiting: Int
  ) async throws -> (TestPage, token: String?) {
    let headers = address.map { from($0) } ?? []
    let page = try await TestPage.load(host.address, headers: headers)
    let token = try await page.openSocket(headers: headers) { socket in
      try await socket.hello(page.session)
      let token = try await socket.expect("welcome").elements[1].string
      try await socket.event("click", try page.button("Add"))
      _ = try await socket.readBatch()
      return token
    }
    _ = await host.logs.line(containing: "A session waits for its page", count: waiting)
    return (page, token)
  }

  private func expectWelcome(_ page: TestPage, _ token: String?) async throws {
    try await page.openSocket { socket in
      try await socket.hello(page.session, token: token, lastBatch: 1)
      try await socket.expect("welcome")
    }
  }
}
