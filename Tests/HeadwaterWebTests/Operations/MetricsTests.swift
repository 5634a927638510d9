import HeadwaterWeb
import MetricsTestKit
import Testing

@Suite("Metrics", .timeLimit(.minutes(3)))
struct MetricsTests {
  @Test("sessions, sockets, events, flushes and bytes of one visit")
  func visit() async throws {
    let metrics = TestMetrics()
    try await withHost(metrics: metrics) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.event("click", try page.button("Add"))
        try await socket.expectBatch(containing: "Count 1")
        try await socket.event("click", 987_654)
        try await socket.expectEmptyBatch()

        #expect(try metrics.expectMeter("headwater_sessions").lastValue == 1)
        #expect(try metrics.expectMeter("headwater_sockets").lastValue == 1)
        let events = { (result: String) in
          try metrics.expectCounter("headwater_events", [("result", result)]).totalValue
        }
        #expect(try events("handled") == 1)
        #expect(try events("dropped") == 1)
        #expect(try metrics.expectTimer("headwater_event_duration").values.count == 2)
        #expect(try metrics.expectTimer("headwater_flush_duration").values.count >= 2)
        let bytesIn = try metrics.expectCounter("headwater_bytes", [("direction", "in")])
        let bytesOut = try metrics.expectCounter("headwater_bytes", [("direction", "out")])
        #expect(bytesIn.totalValue > 60)
        #expect(bytesOut.totalValue > 60)
      }
    }
  }

  @Test("refusals are counted by their codes")
  func refusals() async throws {
    let metrics = TestMetrics()
    try await withHost(metrics: metrics) { host in
      _ = try await TestPage.request(host.address, host: "evil.example")
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.connection.writeText("{")
        await socket.expectClosing(1002)
      }
      let refusals = { (code: String) in
        try metrics.expectCounter("headwater_refusals", [("code", code)]).totalValue
      }
      #expect(try refusals("421") == 1)
      #expect(try refusals("1002") == 1)
    }
  }

  @Test("ended sessions are counted by the reason")
  func drops() async throws {
    let metrics = TestMetrics()
    let clock = ManualClock()
    try await withHost(clock: clock, metrics: metrics) { host in
      _ = try await TestPage.load(host.address)
      await clock.advanceSleepers(by: .seconds(30))
      _ = await host.logs.line(containing: "the page opened no socket in time")
      let reason = "the page opened no socket in time"
      #expect(try metrics.expectCounter("headwater_drops", [("reason", reason)]).totalValue == 1)
      #expect(try metrics.expectMeter("headwater_sessions").lastValue == 0)
    }
  }
}
