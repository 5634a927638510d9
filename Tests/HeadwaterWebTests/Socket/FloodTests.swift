import HeadwaterWeb
import MetricsTestKit
import Testing

@Suite("Floods", .timeLimit(.minutes(3)))
struct FloodTests {
  /// Messages that a client can send without an end.
  enum Flood: String, CaseIterable, CustomTestStringConvertible {
    case events, reports, stored, acknowledgements, pings, pongs, fragments

    var testDescription: String { rawValue }

    /// The size of one message in bytes, with six bytes for the head of its frame.
    var size: Int {
      switch self {
      case .events: 6 + 15
      case .reports: 6 + 15
      case .stored: 6 + 13
      case .acknowledgements: 6 + 9
      case .pings, .pongs, .fragments: 6
      }
    }

    /// Sends one of many messages.
    func send(_ number: Int, _ socket: inout TestSocket) async throws {
      switch self {
      case .events: try await socket.event("click", 987_654)
      case .reports: try await socket.send(["person", .null])
      case .stored: try await socket.send(["stored", [:]])
      case .acknowledgements: try await socket.send(["ack", 0])
      case .pings: try await socket.connection.writeFrame(opcode: 9, [])
      case .pongs: try await socket.connection.writeFrame(opcode: 10, [])
      case .fragments:
        // One message in any number of pieces.
        try await socket.connection.writeFrame(opcode: number == 0 ? 1 : 0, [], isFinal: false)
      }
    }
  }

  @Test(
    "a flood of anything is read more slowly, none of it is lost, and a neighbour is answered",
    arguments: Flood.allCases)
  func slowed(flood: Flood) async throws {
    // The number that is passed on at once. Up to this many are read beyond the burst.
    let piece = 256 / flood.size + 1
    let burst = 3 * piece
    let clock = ManualClock()
    let metrics = TestMetrics()
    try await withHost(
      clock: clock, metrics: metrics,
      configure: {
        $0.eventBurst = burst
        $0.eventsPerSecond = 10
      }
    ) { host in
      let page = try await TestPage.load(host.address)
      let neighbour = try await TestPage.load(host.address)
      try await neighbour.connect { other in
        try await page.connect { socket in
          for number in 0..<5 * piece { try await flood.send(number, &socket) }
          if flood == .fragments {
            let text = "[\"click\",1,\(try page.button("Add"))]"
            try await socket.connection.writeFrame(opcode: 0, Array(text.utf8))
          } else {
            try await socket.event("click", try page.button("Add"))
          }
          _ = await host.logs.line(containing: "A client is slowed down")

          try await other.event("click", try neighbour.button("Add"))
          try await other.expectBatch(containing: "Count 1")
          let handled = try metrics.expectCounter("headwater_events", [("result", "handled")])
          #expect(handled.totalValue == 1)

          await clock.advanceSleepers(by: .seconds(60), count: 2)
          while true {
            guard let frame = await socket.connection.readFrame() else {
              Issue.record("The connection has ended.")
              return
            }
            if frame.text.contains("Count 1") { return }
            if case .number(let number)? = try? JSON(parsing: frame.text).elements.first {
              try await socket.send(["ack", .number(number)])
            }
          }
        }
      }
      #expect(try metrics.expectCounter("headwater_slowdowns").totalValue == 1)
    }
  }

  @Test("a client that never stops is disconnected with a code after which it may come back")
  func endless() async throws {
    let clock = ManualClock()
    try await withHost(
      clock: clock,
      configure: {
        $0.eventBurst = 20
        $0.eventsPerSecond = 1
      }
    ) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        let ping: [UInt8] = [0x89, 0x80, 1, 2, 3, 4]
        try await socket.connection.write(Array(repeatElement(ping, count: 200).joined()))
        // The time to pay for the read messages, which exceeds the patience.
        await clock.advanceSleepers(by: .seconds(23.5), count: 2)
        await socket.expectClosing(1013, "more than 1 messages a second for too long")
      }
      // Its page waits, and may connect again.
      _ = await host.logs.line(containing: "A session waits for its page")
    }
  }

  @Test("acknowledgements of sent batches are free")
  func answers() async throws {
    try await withHost(
      clock: ManualClock(),
      configure: {
        $0.eventBurst = 210
        $0.eventsPerSecond = 1
      }
    ) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        for _ in 0..<200 {
          try await socket.event("click", try page.button("Add"))
          _ = try await socket.readBatch()
        }
      }
      #expect(!host.logs.lines.contains { $0.contains("slowed down") })
    }
  }
}
