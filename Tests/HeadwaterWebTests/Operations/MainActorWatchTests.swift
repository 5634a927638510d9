import HeadwaterPortableViews
import Logging
import MetricsTestKit
import Testing

@testable import HeadwaterWeb

@Suite("Work that holds the main actor", .timeLimit(.minutes(3)))
struct MainActorWatchTests {
  private let clock = ManualClock()
  private let metrics = TestMetrics()
  private let logs = LogRecorder()

  private func makeWatch() -> MainActorWatch {
    MainActorWatch(
      limit: .seconds(2), elapsed: Stopwatch(clock).elapsed, logger: logs.logger,
      metrics: HostMetrics(factory: metrics))
  }

  private var holds: Int64 { metrics.counterTotal(label: "headwater_main_actor_holds") }

  @Test("a handler that holds it for more than two seconds is named when it ends")
  func slowHandler() async throws {
    try await withHost(
      SlowApp.self, clock: SlowApp.clock, metrics: metrics,
      configure: { $0.mainActorLimit = .seconds(2) }
    ) { host in
      let page = try await TestPage.load(host.address)
      try await page.connect { socket in
        try await socket.event("click", try page.button("Think"))
        _ = try await socket.read()
        let line = await host.logs.line(containing: "A handler has held the main actor")
        #expect(line.contains("handler=click on button of SlowView "))
        #expect(line.contains("session=\(page.session.prefix(6))"))
        #expect(holds == 1)
      }
    }
  }

  @Test("a handler that has not ended is named while it holds it, and counted once")
  @MainActor func heldNow() {
    let watch = makeWatch()
    _ = watch.watch("click on button \"Think\"", session: .random()) {
      clock.advance(by: .seconds(3))
      watch.check()
      watch.check()
      return .handled
    }
    let held = logs.lines.filter { $0.contains("nobody is served meanwhile") }
    #expect(held.count == 1)
    #expect(held.first?.contains("click on button \"Think\"") == true)
    #expect(holds == 1)
  }

  @Test("a handler that is quick is not mentioned")
  @MainActor func quick() {
    let watch = makeWatch()
    _ = watch.watch("click", session: .random()) {
      clock.advance(by: .seconds(2))
      watch.check()
      return .handled
    }
    #expect(logs.lines.isEmpty)
    #expect(holds == 0)
  }

  @Test("other work that holds it is noticed too, and makes the host unhealthy")
  @MainActor func silence() {
    let watch = makeWatch()
    watch.check()
    #expect(!watch.isHeld)
    clock.advance(by: .seconds(3))
    watch.check()
    watch.check()
    #expect(watch.isHeld)
    let held = logs.lines.filter { $0.contains("handler=work that is of no session session=none") }
    #expect(held.count == 1)
    #expect(holds == 1)
  }

  @Test("much work that holds it together is named by its latest part, and its session")
  @MainActor func manyReports() throws {
    let watch = makeWatch()
    let session = Secret.random()
    watch.check()
    for _ in 0..<50 {
      watch.watchWork("report about the person", session: session) {
        clock.advance(by: .milliseconds(50))
      }
    }
    watch.check()
    #expect(logs.lines.count == 1)
    let line = try #require(logs.lines.first)
    #expect(
      line.contains("handler=much work, lately report about the person session=\(session.short)"))
  }
}

/// An app with a button whose action takes three seconds by the test's clock.
private struct SlowApp: App {
  static let clock = ManualClock()

  var body: some Scene {
    WindowGroup { SlowView() }
  }
}

private struct SlowView: View {
  var body: some View {
    Button("Think") { SlowApp.clock.advance(by: .seconds(3)) }
  }
}
