import HeadwaterPortableViews
import HeadwaterWeb
import Testing

@Suite("A graceful stop", .timeLimit(.minutes(3)))
struct StopTests {
  @Test("all clients are asked to come back, and the service ends")
  func everybody() async throws {
    try await withHost { host in
      let first = try await TestPage.load(host.address)
      let second = try await TestPage.load(host.address)
      try await first.connect { one in
        try await second.connect { other in
          await host.stop()
          await one.expectClosing(1001, "stopping")
          await other.expectClosing(1001, "stopping")
        }
      }
    }
  }

  @Test("a client that does not answer holds it up no longer than the closing time")
  func silentClient() async throws {
    try await withHost(configure: { $0.closingTimeout = .milliseconds(50) }) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        await host.stop()
        // The client reads the close and does not answer. The server ends the connection.
        await socket.expectClosing(1001)
        await socket.connection.end()
      }
    }
  }

  @Test("the tasks of sessions are cancelled")
  func tasks() async throws {
    try await withHost(EndlessApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.expectBatch(containing: "Running")
      }
    }
    await EndlessApp.ended.wait()
  }
}

/// An app with a task that ends with its session.
private struct EndlessApp: App {
  static let ended = Signal()

  var body: some Scene {
    WindowGroup { EndlessView() }
  }
}

private struct EndlessView: View {
  @State private var text = "Waiting"

  var body: some View {
    Text(text).task {
      text = "Running"
      let (never, _) = AsyncStream.makeStream(of: Void.self)
      for await _ in never {}
      EndlessApp.ended.raise()
    }
  }
}
