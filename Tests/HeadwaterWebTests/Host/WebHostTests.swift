import HeadwaterPortableViews
import HeadwaterWeb
import Testing

@Suite("The host", .timeLimit(.minutes(3)))
struct WebHostTests {
  @Test("when it is stopped, browsers are told to come back and the service ends")
  func gracefulStop() async throws {
    try await withHost { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        await host.stop()
        let closing = await socket.readClosing()
        #expect(closing?.code == 1001)
      }
    }
  }

  @Test("a connection that never asked for anything does not hold up the stop")
  func idleConnection() async throws {
    try await withHost { host in
      try await RawConnection.open(to: host.address) { connection in
        // A response to another connection shows that this one was accepted before.
        _ = try await TestPage.request(host.address)
        await host.stop()
        await connection.end()
      }
    }
  }

  @Test("a port in use is reported in one line that says what to do")
  func portInUse() async throws {
    try await withHost { host in
      let error = await #expect(throws: WebHostError.self) {
        try await withHost(configure: { $0.port = host.address.port }) { _ in }
      }
      #expect(
        error?.description
          == "Port \(host.address.port) on 127.0.0.1 is in use by another program: stop it, or "
          + "choose another port with --port.")
    }
  }

  @Test("an unknown host is reported by its name")
  func unknownHost() async throws {
    let error = await #expect(throws: WebHostError.self) {
      try await withHost(configure: { $0.host = "no such host" }) { _ in }
    }
    #expect(error?.description.contains("'no such host'") == true)
  }

  @Test("an invalid origin is reported by its value")
  func malformedOrigin() async throws {
    let error = await #expect(throws: WebHostError.self) {
      try await withHost(configure: { $0.allowedOrigins = ["example.org/path"] }) { _ in }
    }
    #expect(error?.description.contains("'example.org/path' is not an origin") == true)
  }

  @Test("tasks start when a socket claims the session, and not with the page")
  func tasks() async throws {
    try await withHost(TaskApp.self) { host in
      let page = try await TestPage.load(host.address)
      #expect(page.reply.body.contains("Waiting"))
      try await page.connect { socket in
        try await socket.expectBatch(containing: "Started")
      }
    }
  }
}

/// An app whose screen changes by itself.
private struct TaskApp: App {
  var body: some Scene {
    WindowGroup { TaskView() }
  }
}

private struct TaskView: View {
  @State private var text = "Waiting"

  var body: some View {
    Text(text).task { text = "Started" }
  }
}
