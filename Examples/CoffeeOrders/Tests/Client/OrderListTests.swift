import CoffeeOrdersService
import HeadwaterUITesting
import Testing

@MainActor
@Suite("Coffee orders, the list", .timeLimit(.minutes(3)))
struct OrderListTests {
  @Test("the orders are loaded and shown", arguments: CoffeeOrdersStyle.allCases)
  func loads(style: CoffeeOrdersStyle) async throws {
    let ui = style.host(FakeOrderService([.latte, .mocha]))
    await ui.shows("Ann")
    #expect(ui.navigation.title == "Orders")
    _ = try ui.find(text: "Latte, medium")
    _ = try ui.find(text: "$4.35")
    _ = try ui.find(text: "Mocha, large")
  }

  @Test("where there are none, the list says so", arguments: CoffeeOrdersStyle.allCases)
  func empty(style: CoffeeOrdersStyle) async {
    let ui = style.host(FakeOrderService())
    await ui.shows("There are no orders yet.")
  }

  @Test(
    "an error is shown, and disappears when the server answers",
    arguments: CoffeeOrdersStyle.allCases)
  func error(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte])
    let clock = StepClock()
    service.fail(with: .unexpected(status: 502))
    let ui = style.host(service, clock: clock)
    await ui.shows("(502)")
    service.fail(with: nil)
    _ = await clock.step()
    await ui.shows("Ann")
    #expect(!ui.texts.contains { $0.contains("(502)") })
  }

  @Test("pauses between attempts grow", arguments: CoffeeOrdersStyle.allCases)
  func backoff(style: CoffeeOrdersStyle) async {
    let service = FakeOrderService()
    let clock = StepClock()
    service.fail(with: .unexpected(status: 502))
    let ui = style.host(service, clock: clock)
    for pause in [0.5, 1, 2, 2, 2] {
      let waited = await clock.step()
      #expect(waited.map { (.seconds(pause * 0.75) ... .seconds(pause)).contains($0) } == true)
    }
    ui.close()
  }

  @Test("changes of other people appear by themselves", arguments: CoffeeOrdersStyle.allCases)
  func live(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte])
    let ui = style.host(service)
    await ui.shows("Ann")
    _ = try await service.placeOrder(.mocha, key: "a")
    await ui.shows("Bob")
    let espresso = OrderDraft.latte.with { $0.coffeeName = "Espresso" }
    _ = try await service.updateOrder(Order(id: 1, version: 1, draft: espresso))
    await ui.shows("Espresso")
    #expect(service.now.loads == 1)
  }

  @Test("changes during a lost connection appear afterwards", arguments: CoffeeOrdersStyle.allCases)
  func reconnects(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte])
    let clock = StepClock()
    let ui = style.host(service, clock: clock)
    await ui.shows("Ann")
    service.disconnect()
    await ui.shows("has stopped")
    _ = try ui.find(text: "Ann")
    _ = try await service.placeOrder(.mocha, key: "a")
    _ = await clock.step()
    await ui.shows("Bob")
    #expect(!ui.texts.contains { $0.contains("has stopped") })
  }

  @Test("orders are searched and sorted", arguments: CoffeeOrdersStyle.allCases)
  func searchAndSort(style: CoffeeOrdersStyle) async throws {
    let ui = style.host(FakeOrderService([.latte, .mocha]))
    await ui.shows("Ann")
    func names() -> [String] { ui.texts.filter { ["Ann", "Bob"].contains($0) } }
    #expect(names() == ["Bob", "Ann"])
    try ui.find(picker: "Sort by").select("Name")
    #expect(names() == ["Ann", "Bob"])
    try ui.find(textField: "Search orders").type("moch")
    #expect(names() == ["Bob"])
    try ui.find(textField: "Search orders").type("x")
    _ = try ui.find(text: "No order is like that.")
  }

  @Test("the sales are a screen of their own", arguments: CoffeeOrdersStyle.allCases)
  func sales(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte, .mocha])
    let ui = style.host(service)
    await ui.shows("Ann")
    try ui.find(button: "Sales").tap()
    await ui.shows("$9.35")
    let sheet = try #require(ui.sheet)
    #expect(sheet.texts.contains("Takings"))
    service.fail(with: .unexpected(status: 500))
    try sheet.find(button: "Refresh").tap()
    await ui.shows("(500)")
    try #require(ui.sheet).find(button: "Done").tap()
    #expect(ui.sheet == nil)
  }
}
