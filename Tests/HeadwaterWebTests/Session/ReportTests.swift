import Headwater
import HeadwaterPortableViews
import MetricsTestKit
import Testing

@testable import HeadwaterWeb

@Suite("The reports of a page about its person", .timeLimit(.minutes(3)))
@MainActor struct ReportTests {
  private let page = ReportingPage()

  @Test(
    "while two batches are not acknowledged, no number of reports evaluates a view; then one update does",
    arguments: [1, 2, 3, 50, 190])
  func flood(count: Int) {
    page.fillLine()
    let before = page.record.shown
    for left in (0..<count).reversed() {
      page.session.receive(
        PersonReport(
          prefersDark: left.isMultiple(of: 2), reducesMotion: false,
          isVisible: !left.isMultiple(of: 2)),
        from: page.socket)
    }
    #expect(page.record.shown == before)

    page.acknowledge(2)
    #expect(page.record.shown == before + ["dark Europe/Berlin background"])
  }

  @Test("a report is seen by the handler of the next event, at any number of waiting batches")
  func order() {
    for number in 1...5 {
      let isDark = number.isMultiple(of: 2)
      page.session.receive(PersonReport(prefersDark: isDark), from: page.socket)
      page.click()
      #expect(page.record.seen.count == number)
      #expect(page.record.seen.last == (isDark ? "dark" : "light"))
    }
  }

  @Test("a value that a later report leaves out stays as the former one has reported it")
  func parts() throws {
    page.fillLine()
    let zone = try #require(TimeZone(browserName: "Asia/Tokyo"))
    for report in [
      PersonReport(timeZone: zone), PersonReport(prefersDark: true), PersonReport(isVisible: false),
      PersonReport(),
    ] {
      page.session.receive(report, from: page.socket)
    }
    page.acknowledge(2)
    #expect(page.record.shown.last == "dark Asia/Tokyo background")
  }

  @Test("a page that leaves is in the background, with all that it has reported, after one update")
  func leaving() {
    page.fillLine()
    let before = page.record.shown
    page.session.receive(PersonReport(prefersDark: true), from: page.socket)
    #expect(page.session.detach(page.socket))
    #expect(page.record.shown == before + ["dark Europe/Berlin background"])
  }

  @Test("a page that comes back is brought up to date by one update, whatever its old socket sent")
  func comingBack() {
    page.fillLine()
    let before = page.record.shown
    page.session.receive(PersonReport(prefersDark: true, isVisible: false), from: page.socket)
    page.session.claim(
      SocketHandle(number: 2, output: page.socket.output), with: nil, lastBatch: 2,
      person: PersonReport(reducesMotion: true))
    #expect(page.record.shown == before + ["dark Europe/Berlin active"])
  }

  @Test("the report of a socket that has lost its session changes nothing")
  func stranger() {
    let before = page.record.shown
    let other = SocketHandle(number: 2, output: page.socket.output)
    page.session.receive(PersonReport(prefersDark: true), from: other)
    page.click()
    #expect(page.record.seen == ["light"])
    #expect(!page.record.shown.dropFirst(before.count).contains { $0.contains("dark") })
  }

  @Test("a report whose views hold the main actor is named with its session")
  func held() {
    page.record.onDark = { [page] in page.clock.advance(by: .seconds(3)) }
    page.session.receive(PersonReport(prefersDark: true), from: page.socket)
    let line = page.logs.lines.first { $0.contains("held the main actor") }
    #expect(line?.contains("handler=report about the person") == true)
    #expect(line?.contains("session=\(page.session.id.short)") == true)
  }
}

/// A session and the socket of its page, without a network.
@MainActor private final class ReportingPage {
  let record = ReportRecord()
  let clock = ManualClock()
  let logs = LogRecorder()
  let socket = SocketHandle(
    number: 1, output: AsyncStream.makeStream(of: OutgoingMessage.self).continuation)
  let session: Session
  private var clicks = 0

  init() {
    let elapsed = Stopwatch(clock).elapsed
    let metrics = HostMetrics(factory: TestMetrics())
    var values = EnvironmentValues(for: Visitor(acceptLanguage: []), language: "en")
    values.take(PersonReport(timeZone: TimeZone(browserName: "Europe/Berlin")))
    session = Session(
      id: .random(), browser: .random(), layoutDirection: .leftToRight,
      graph: ViewGraph(app: ReportApp(record: record), environment: values),
      storeStart: DelayedStart(), maximumUnacknowledged: 2, logger: logs.logger,
      instruments: Instruments(
        metrics: metrics,
        watch: MainActorWatch(
          limit: .seconds(2), elapsed: elapsed, logger: logs.logger, metrics: metrics),
        elapsed: elapsed))
    session.claim(socket, with: nil, lastBatch: nil, person: PersonReport())
    acknowledge(1)
  }

  func click() {
    clicks += 1
    let element = session.page.html.button("Look") ?? 0
    session.receive([Event(element: element, kind: .click)], sequence: clicks, from: socket)
  }

  /// Lets two batches wait for their acknowledgement.
  func fillLine() {
    click()
    click()
  }

  /// Acknowledges this many batches of clicks, after they were written.
  func acknowledge(_ batch: Int) {
    socket.progress.begins(.batch(Batch(number: batch, handled: 0, operations: [])))
    #expect(session.acknowledge(batch: batch, from: socket))
  }
}

@MainActor private final class ReportRecord {
  /// What each evaluation of the view has shown.
  var shown: [String] = []
  /// The schemes that the handlers have seen.
  var seen: [String] = []
  var onDark: () -> Void = {}
}

private struct ReportApp: App {
  let record: ReportRecord

  init() { self.init(record: ReportRecord()) }
  init(record: ReportRecord) { self.record = record }

  var body: some Scene {
    WindowGroup { ReportView(record: record) }
  }
}

private struct ReportView: View {
  let record: ReportRecord
  @Environment(\.colorScheme) private var scheme
  @Environment(\.timeZone) private var zone
  @Environment(\.scenePhase) private var phase
  @State private var count = 0

  var body: some View {
    let text = "\(scheme) \(zone.identifier) \(phase)"
    let _ = record.shown.append(text)
    let _ = scheme == .dark ? record.onDark() : ()
    Text(text)
    Button("Look") {
      record.seen.append("\(scheme)")
      count += 1
    }
    Clicks(count: count)
  }
}

private struct Clicks: View {
  let count: Int

  var body: some View {
    Text("Clicks \(count)")
  }
}
