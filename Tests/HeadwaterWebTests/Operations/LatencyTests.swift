import HeadwaterWeb
import Testing

@Suite("Simulated latency", .timeLimit(.minutes(3)))
struct LatencyTests {
  @Test("every message is delayed in both directions, in order")
  func held() async throws {
    let latency = Duration.milliseconds(30)
    try await withHost(configure: { $0.simulatedLatency = latency }) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        let start = ContinuousClock.now
        for _ in 0..<3 { try await socket.event("click", try page.button("Add")) }
        try await socket.expectBatch(containing: "Count 1")
        #expect(ContinuousClock.now - start >= latency * 2)
        try await socket.expectBatch(containing: "Count 2")
        try await socket.expectBatch(containing: "Count 3")
      }
    }
  }
}
