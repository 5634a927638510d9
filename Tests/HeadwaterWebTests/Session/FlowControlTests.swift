import HeadwaterPortableViews
import HeadwaterWeb
import Testing

@Suite("A slow client", .timeLimit(.minutes(3)))
struct FlowControlTests {
  @Test("a hundred changes in a burst reach it as a few batches, with the right final picture")
  func burst() async throws {
    // Each change waits until other tests have used the main actor.
    let patience = Duration.seconds(600)
    try await withHost(BurstApp.self, configure: { $0.keepAliveInterval = patience }) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.event("click", try page.button("Burst"))
        // The client reads nothing before all changes, and then acknowledges each batch.
        await BurstApp.ended.wait()
        var batches = 0
        var last = ""
        while !last.contains("Value 100") {
          last = "\(try await socket.readBatch())"
          batches += 1
        }
        #expect(batches <= 5)
      }
    }
  }
}

/// An app that changes a hundred times, each time in a separate update.
private struct BurstApp: App {
  static let ended = Signal()

  var body: some Scene {
    WindowGroup { BurstView() }
  }
}

private struct BurstView: View {
  @State private var value = 0
  @State private var isRunning = false

  var body: some View {
    Button("Burst") { isRunning = true }
    Text("Value \(value)")
    if isRunning {
      Text("Running").task {
        for next in 1...100 {
          value = next
          // Lets other tasks run, like an effect that delivers its values.
          await Task { @MainActor in }.value
        }
        BurstApp.ended.raise()
      }
    }
  }
}
