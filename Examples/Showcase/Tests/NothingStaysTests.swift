import HeadwaterUI
import Testing

@testable import HeadwaterPortableViews
@testable import HeadwaterUITesting
@testable import HeadwaterWeb
@testable import HeadwaterWebTesting
@testable import Showcase

/// The law "nothing stays": after a session has ended, none of its objects lives.
@MainActor
@Suite("A session that has ended leaves no memory behind", .timeLimit(.minutes(2)))
struct NothingStaysTests {
  @Test("every screen of the showcase, used and left, without a server")
  func headless() async throws {
    let tour = try await Tour.whole.value
    expectWhole(tour.titles)
    expectRich(tour.census)
    await expectNothingLeft(of: tour.census)
  }

  @Test("every screen of the showcase, opened and left in a browser's session")
  func served() async throws {
    let routes = try await Tour.whole.value.routes
    let census = Census()
    try await ServedShowcase.run { showcase in
      for route in routes { try await showcase.visit(route, census: census) }
      // The server is the last to notice that a client has gone. It stops before the objects are counted.
    }
    expectRich(census)
    await expectNothingLeft(of: census)
  }

  @Test("pages that are asked for and never opened")
  func anonymous() async throws {
    let census = Census()
    try await ServedShowcase.run { showcase in
      for _ in 0..<5 {
        let server = SocketAddressOfServer(
          host: showcase.address.host, port: showcase.address.port, path: "/")
        let answer = try await HTTPRequest.get(server, headers: [])
        #expect(answer.status == 200)
      }
      for session in showcase.registry.sessions.values { census.count(session) }
      showcase.registry.sweep()
      #expect(showcase.registry.count == 0)
      await expectNothingLeft(of: census)
    }
  }

  @Test("pages of an app whose first screen has a toolbar, never opened")
  func toolbar() async {
    let census = Census()
    for isStarted in [false, true] {
      let graph = ViewGraph(app: ToolbarApp())
      if isStarted { graph.start() }
      census.count(graph)
      graph.stop()
    }
    #expect(census.count(of: "ToolbarNode") == 2)
    await expectNothingLeft(of: census)
  }

  @Test("a host that is dropped without being closed")
  func dropped() async {
    let census = Census()
    for _ in 0..<2 {
      let ui = ViewHost(app: ToolbarApp())
      census.count(ui.graph)
    }
    await expectNothingLeft(of: census)
  }

  // MARK: Expectations

  private func expectNothingLeft(
    of census: Census, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    // The tasks were cancelled, and retain what they use until they have ended.
    for task in census.tasks { await task.value }
    #expect(census.survivors == [:], sourceLocation: sourceLocation)
  }

  /// Checks that the tour has visited every example, since it would otherwise prove nothing.
  private func expectWhole(_ titles: [String]) {
    #expect(titles.count > 25)
    for title in ["Headwater", "Gallery", "Movies", "PrimeTime", "Orders", "Controls", "Lists"] {
      #expect(titles.contains(title))
    }
  }

  /// Checks that the census has found every kind of object, since it would otherwise prove nothing.
  private func expectRich(_ census: Census) {
    for name in ["ViewGraph", "Element", "StateBox", "Store", "Engine", "ToolbarNode", "Model"] {
      #expect(census.count(of: name) > 0, "\(name)")
    }
  }
}

private struct ToolbarApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Text("Hello").toolbar { Button("Add") {} }
      }
    }
  }
}
