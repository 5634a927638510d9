import CoffeeOrdersService
import HeadwaterUITesting
import Testing

/// A page remembers what the app stores with it, and types again what was typed.
@MainActor
@Suite("Coffee orders, after a restart of the app", .timeLimit(.minutes(3)))
struct RestartTests {
  private func restart(
    _ ui: ViewHost, _ style: CoffeeOrdersStyle, _ service: FakeOrderService
  ) throws -> ViewHost {
    let later = style.host(service, storage: ui.storage)
    try later.open(ui.address)
    return later
  }

  /// Opens Ann's order and types another total.
  private func typing(
    _ style: CoffeeOrdersStyle, _ service: FakeOrderService
  ) async throws -> ViewHost {
    let ui = style.host(service)
    await ui.shows("Ann")
    try ui.find(text: "Ann").tap()
    try ui.find(textField: "Total").replace(with: "7")
    return ui
  }

  @Test(
    "what was typed stays based on the order that was shown", arguments: CoffeeOrdersStyle.allCases)
  func typed(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte])
    let ui = try await typing(style, service)
    _ = try await service.updateOrder(Order(id: 1, version: 1, draft: .mocha))
    let later = try restart(ui, style, service)
    await later.shows("Bob")
    #expect(try later.find(textField: "Name").value == "Ann")
    #expect(try later.find(textField: "Total").value == "7")
    try later.find(button: "Update order").tap()
    await later.shows("it is now Mocha, large, for Bob, $5.00")
    #expect(service.now.orders.map(\.total) == [5])
    let third = try restart(later, style, service)
    await third.shows("Bob")
    try third.find(button: "Update order").tap()
    await third.shows("No order is chosen")
    #expect(service.now.orders.map(\.total) == [7])
  }

  @Test(
    "an order in which nothing was typed, or whose input was discarded, is as it is now",
    arguments: CoffeeOrdersStyle.allCases)
  func untouched(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte])
    let ui = try await typing(style, service)
    try ui.find(button: "Cancel").tap()
    try ui.find(text: "Ann").tap()
    try ui.find(textField: "Total").replace(with: "7")
    try ui.find(textField: "Total").replace(with: "4.35")
    _ = try await service.updateOrder(Order(id: 1, version: 1, draft: .mocha))
    let later = try restart(ui, style, service)
    await later.shows("Bob")
    #expect(try later.find(textField: "Name").value == "Bob")
    #expect(try later.find(textField: "Total").value == "5.00")
  }

  @Test(
    "a second attempt to place an order has the same key, and the next order another one",
    arguments: CoffeeOrdersStyle.allCases)
  func placed(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService()
    let ui = style.host(service)
    await ui.shows("There are no orders yet.")
    try ui.find(button: "Add order").tap()
    service.fail(with: .unexpected(status: 502))
    try place(in: ui)
    try await ui.until { try #require(ui.sheet).texts.contains { $0.contains("(502)") } }
    service.fail(with: nil)
    let later = try restart(ui, style, service)
    await later.shows("There are no orders yet.")
    try place(in: later)
    await later.until { later.sheet == nil }
    try later.find(button: "Add order").tap()
    try place(in: later)
    await later.until { later.sheet == nil }
    let keys = service.now.keys
    #expect(keys.count == 3 && keys[0] == keys[1] && keys[1] != keys[2])
  }

  private func place(in ui: ViewHost) throws {
    let sheet = try #require(ui.sheet)
    try sheet.find(textField: "Name").replace(with: "Cid")
    try sheet.find(textField: "Coffee name").replace(with: "Cortado")
    try sheet.find(textField: "Total").replace(with: "3.80")
    try sheet.find(button: "Place order").tap()
  }
}
