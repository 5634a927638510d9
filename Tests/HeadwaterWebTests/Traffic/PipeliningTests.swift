import HeadwaterWeb
import MetricsTestKit
import Testing

@Suite("Pipelined requests", .timeLimit(.minutes(3)))
struct PipeliningTests {
  /// Requests that a client can send without an end, and the responses.
  enum Flood: String, CaseIterable, CustomTestStringConvertible {
    case health, notFound, script, foreign, tooMany

    var testDescription: String { rawValue }

    var statuses: [Int] {
      switch self {
      case .health, .script: [200]
      case .notFound: [404]
      case .foreign: [421]
      // One page each second.
      case .tooMany: [429, 200]
      }
    }

    func request(_ host: TestHost) -> String {
      let path =
        switch self {
        case .health: "/headwater/health"
        case .script: "/headwater/client.js"
        // Only what may be a page is asked of the app.
        case .notFound: "/nowhere"
        case .foreign, .tooMany: "/"
        }
      let name = self == .foreign ? "evil.example" : host.address.authority
      return "GET \(path) HTTP/1.1\r\nHost: \(name)\r\nAccept: image/png\r\n\r\n"
    }
  }

  @Test(
    "pipelined requests are read more slowly, none is lost, and other clients are answered",
    arguments: Flood.allCases)
  func slowed(flood: Flood) async throws {
    let clock = ManualClock()
    let metrics = TestMetrics()
    try await withHost(
      clock: clock, metrics: metrics,
      configure: {
        // Fewer than the number of refusals that are logged at once.
        $0.eventBurst = 8
        $0.eventsPerSecond = 10
        $0.sessionBurstPerAddress = 1
        $0.sessionsPerSecondPerAddress = 1
      }
    ) { host in
      // The only page of this address.
      let neighbour = try await TestPage.load(host.address)
      let request = flood.request(host)
      // Beyond the burst, the host reads as many as fit into one piece.
      let count = 8 + 256 / request.utf8.count + 5
      try await RawConnection.open(to: host.address) { connection in
        try await connection.write(String(repeating: request, count: count))
        _ = await host.logs.line(containing: "A client is slowed down")

        #expect(try await TestPage.request(host.address, "/headwater/ready").status == 200)
        try await neighbour.connect { socket in
          try await socket.event("click", try neighbour.button("Add"))
          try await socket.expectBatch(containing: "Count 1")
        }

        await clock.advanceSleepers(by: .seconds(60), count: 2)
        for _ in 0..<count {
          let reply = try #require(try await connection.readReply())
          #expect(flood.statuses.contains(reply.status))
        }
      }
      #expect(try metrics.expectCounter("headwater_slowdowns").totalValue == 1)
    }
  }

  @Test("a client that waits for each answer is never slowed down")
  func patient() async throws {
    try await withHost(
      clock: ManualClock(),
      configure: {
        $0.eventBurst = 5
        $0.eventsPerSecond = 1
      }
    ) { host in
      try await RawConnection.open(to: host.address) { connection in
        // Longer than a piece, like a browser's requests.
        let cookie = String(repeating: "c", count: 1_500)
        for _ in 0..<100 {
          try await connection.write(
            "GET /headwater/health HTTP/1.1\r\nHost: \(host.address.authority)\r\n"
              + "Cookie: \(cookie)\r\n\r\n")
          #expect(try await connection.readReply()?.status == 200)
        }
      }
      #expect(!host.logs.lines.contains { $0.contains("slowed down") })
    }
  }

  @Test("a body of many pieces arrives whole and in order")
  func body() async throws {
    try await withHost { host in
      let request =
        "GET /headwater/health HTTP/1.1\r\nHost: \(host.address.authority)\r\n"
        + "Content-Length: 100000\r\n\r\n" + String(repeating: "x", count: 100_000)
      try await RawConnection.open(to: host.address) { connection in
        for _ in 0..<2 {
          try await connection.write(request)
          #expect(try await connection.readReply()?.status == 200)
        }
      }
    }
  }
}
