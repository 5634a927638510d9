import HeadwaterUI
import HeadwaterWeb
import Testing

@Suite("Clients that do not read", .timeLimit(.minutes(3)))
struct UnreadTests {
  @Test("a client that answers pings which it has not read is disconnected")
  func guessedAnswer() async throws {
    try await withHost(configure: { $0.keepAliveInterval = .milliseconds(50) }) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket { socket in
        for answer in [[], [UInt8](repeating: 0, count: 8)] {
          try await socket.connection.writeFrame(opcode: 10, answer)
        }
        while let frame = await socket.connection.readFrame() {
          #expect(frame.opcode == 9)
          try? await socket.connection.writeFrame(opcode: 10, [])
        }
      }
      _ = await host.logs.line(containing: "no answer to a ping")
    }
  }

  @Test("a socket that another one replaces ends, even if its client reads nothing")
  func replaced() async throws {
    try await withHost(LongTextApp.self) { host in
      let page = try await TestPage.load(host.address)
      try await page.openSocket(receiveBuffer: 4_096) { unread in
        // It asks for a whole document.
        try await unread.hello(page.session, lastBatch: 99)
        _ = await host.logs.line(containing: "A socket has claimed its session")
        try await page.openSocket { socket in
          try await socket.hello(page.session)
          _ = await host.logs.line(containing: "the page is connected by another socket")
        }
      }
    }
  }
}

/// An app with more text than the system buffers for a client.
private struct LongTextApp: App {
  var body: some Scene {
    WindowGroup { Text(verbatim: String(repeating: "x", count: 3_000_000)) }
  }
}
