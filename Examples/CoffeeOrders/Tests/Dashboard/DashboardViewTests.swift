import CoffeeOrdersService
import Foundation
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import CoffeeOrdersDashboard

@MainActor
@Suite("Coffee orders, the dashboard’s screen", .timeLimit(.minutes(3)))
struct DashboardViewTests {
  private let noon = Date(timeIntervalSince1970: 1_777_896_000)

  private func host(
    _ service: FakeOrderService, clock: any Clock<Duration> = ContinuousClock(),
    locale: String = "en_US", timeZone: TimeZone = .gmt
  ) -> ViewHost {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = timeZone
    let noon = noon
    return ViewHost(
      NavigationStack {
        DashboardView(orderService: service, clock: clock, now: { noon })
      }, environment: environment)
  }

  /// Two orders in the hour before noon, and one in that after it.
  private var service: FakeOrderService {
    let drafts = [OrderDraft.latte, .mocha, .mocha]
    return FakeOrderService(
      orders: drafts.enumerated().map { index, draft in
        Order(
          id: index + 1, version: index + 1, draft: draft,
          placedAt: noon.addingTimeInterval(Double(index) * 1_200 - 2_000))
      })
  }

  @Test("it shows the figures, and each chart has its figures as a list")
  func figures() async throws {
    let ui = host(service)
    await ui.shows("Live")
    #expect(ui.navigation.title == "Sales")
    #expect(ui.shows("3", beside: "Orders"))
    #expect(ui.shows("$14.35", beside: "Takings"))
    _ = try ui.find(image: "Chart: Orders by hour. The figures follow.")
    #expect(!ui.shows("Mon, 11\u{202f}AM", beside: "2 orders"))
    try ui.find(button: "Figures of Orders by hour").tap()
    #expect(ui.shows("Mon, 11\u{202f}AM", beside: "2 orders"))
    #expect(ui.shows("Mon, 12\u{202f}PM", beside: "1 order"))
    #expect(ui.shows("Mon, 1\u{202f}AM", beside: "0 orders"))
    try ui.find(button: "Figures of Orders by size").tap()
    #expect(ui.shows("Large", beside: "2 orders"))
    try ui.find(button: "Figures of Takings by hour").tap()
    #expect(ui.shows("Mon, 11\u{202f}AM", beside: "$9.35"))
  }

  @Test("hours and money are those of the person")
  func personal() async throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let ui = host(service, locale: "de_DE", timeZone: berlin)
    await ui.shows("Live")
    try ui.find(button: "Figures of Takings by hour").tap()
    #expect(ui.shows("Mo, 13 Uhr", beside: "9,35\u{a0}$"))
  }

  @Test("an order of another person changes the charts")
  func live() async throws {
    let service = service
    let ui = host(service)
    await ui.shows("Live")
    try ui.find(button: "Figures of Orders by size").tap()
    #expect(ui.shows("Medium", beside: "1 order"))
    _ = try await service.placeOrder(.latte, key: "a")
    await ui.until { ui.shows("Medium", beside: "2 orders") }
    await ui.shows("$18.70")
  }

  @Test("while the server is away, the figures are marked as old, and then they are live again")
  func outage() async throws {
    let service = service
    let clock = StepClock()
    let ui = host(service, clock: clock)
    await ui.shows("Live")
    #expect(!ui.html.contains("var(--gray)"))
    service.fail(with: .unexpected(status: 502))
    service.disconnect()
    await ui.shows("Old figures")
    await ui.shows("12:00:00")
    #expect(ui.shows("3", beside: "Orders"))
    #expect(ui.html.contains("var(--gray)"))
    _ = await clock.step()
    await ui.shows("(502)")
    await ui.shows("Attempts so far: 2.")
    service.fail(with: nil)
    try ui.find(button: "Try again now").tap()
    await ui.shows("Live")
    #expect(!ui.html.contains("var(--gray)"))
    ui.close()
  }

  @Test("a press stops the server, and a server that refuses says why")
  func stop() async throws {
    let service = service
    let ui = host(service, clock: StepClock())
    await ui.shows("Live")
    service.fail(with: .refused(ProblemReport([Problem(.notAllowed, "Nobody may stop it.")])))
    try ui.find(button: "Stop the server for ten seconds").tap()
    await ui.shows("Nobody may stop it.")
    service.fail(with: nil)
    try ui.find(button: "Stop the server for ten seconds").tap()
    await ui.shows("The orders’ server has stopped.")
    #expect(service.now.stops == 2)
    ui.close()
  }

  @Test("without orders, there are no charts")
  func empty() async throws {
    let ui = host(FakeOrderService())
    await ui.shows("Live")
    await ui.shows("There are no orders yet.")
    #expect(ui.findAll(image: "Chart: Orders by hour. The figures follow.").isEmpty)
  }

  @Test("the grid of a line has round values up to at least the highest")
  func scale() {
    #expect(LineScale(upTo: 0).marks == [1, 0])
    #expect(LineScale(upTo: 9).marks == [10, 5, 0])
    #expect(LineScale(upTo: 17.5).marks == [20, 15, 10, 5, 0])
    #expect(LineScale(upTo: 400).marks == [400, 300, 200, 100, 0])
    #expect(LineScale(upTo: 20).heights(of: [0, 10, 20]) == [0, 0.5, 1])
  }
}

extension ViewHost {
  /// Whether a text follows another one directly.
  fileprivate func shows(_ text: String, beside other: String) -> Bool {
    zip(texts, texts.dropFirst()).contains { $0 == text && $1 == other }
  }
}
