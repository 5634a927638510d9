import CoffeeOrdersService
import Foundation
import HeadwaterUITesting
import Testing

@MainActor
@Suite("Coffee orders, the order beside the list", .timeLimit(.minutes(3)))
struct ChosenOrderTests {
  @Test(
    "a tap, a long press, and the return key, open an order with its values",
    arguments: CoffeeOrdersStyle.allCases)
  func update(style: CoffeeOrdersStyle) async throws {
    let ui = style.host(FakeOrderService([.latte]))
    await ui.shows("Ann")
    _ = try ui.find(text: "No order is chosen")
    try ui.find(text: "Ann").longPress()
    #expect(ui.title == "Change order")
    try ui.find(button: "Cancel").tap()
    try ui.find(text: "Ann").tap()
    #expect(ui.sheet == nil)
    #expect(ui.address == "/1")
    #expect(try ui.find(textField: "Name").value == "Ann")
    #expect(try ui.find(textField: "Total").value == "4.35")
    #expect(try ui.find(picker: "Coffee size").selection == "Medium")
    try ui.find(button: "Cancel").tap()
    _ = try ui.find(text: "No order is chosen")
    #expect(ui.address == "/")
    try ui.find(button: "Ann Latte, medium $4.35").focus()
    try ui.press(.enter)
    try ui.find(textField: "Total").replace(with: "5")
    try ui.find(button: "Update order").tap()
    await ui.shows("$5.00")
    await ui.shows("No order is chosen")
  }

  @Test("a link to an order that is not there says so", arguments: CoffeeOrdersStyle.allCases)
  func missing(style: CoffeeOrdersStyle) async throws {
    let ui = style.host(FakeOrderService([.latte]))
    try ui.open("99999")
    await ui.shows("There is no order 99999")
    try ui.find(button: "Done").tap()
    _ = try ui.find(text: "No order is chosen")
    #expect(ui.address == "/")
  }

  @Test(
    "a person whose order has been changed by another sees a message, and may save again",
    arguments: CoffeeOrdersStyle.allCases)
  func stale(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte])
    let ui = style.host(service)
    await ui.shows("Ann")
    try ui.find(text: "Ann").longPress()
    try ui.find(textField: "Total").replace(with: "7")
    _ = try await service.updateOrder(Order(id: 1, version: 1, draft: .mocha))
    await ui.shows("Bob")
    #expect(try ui.find(textField: "Name").value == "Ann")
    try ui.find(button: "Update order").tap()
    await ui.shows("it is now Mocha, large, for Bob, $5.00")
    #expect(try ui.find(textField: "Total").value == "7")
    try await ui.until { try ui.find(button: "Update order").isEnabled }
    try ui.find(button: "Update order").tap()
    await ui.shows("No order is chosen")
    #expect(service.now.orders.map(\.total) == [7])
  }

  @Test(
    "an order that nobody types in follows what others make of it",
    arguments: CoffeeOrdersStyle.allCases)
  func follows(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte])
    let ui = style.host(service)
    await ui.shows("Ann")
    try ui.find(text: "Ann").tap()
    _ = try await service.updateOrder(Order(id: 1, version: 1, draft: .mocha))
    await ui.shows("Bob")
    #expect(try ui.find(textField: "Name").value == "Bob")
    try ui.find(textField: "Total").replace(with: "7")
    try ui.find(button: "Update order").tap()
    await ui.shows("$7.00")
    #expect(service.now.orders.map(\.name) == ["Bob"])
  }

  @Test(
    "what was typed into an order stays when another one is chosen, and Cancel discards it",
    arguments: CoffeeOrdersStyle.allCases)
  func keeps(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte, .mocha])
    let ui = style.host(service)
    await ui.shows("Ann")
    try ui.find(text: "Ann").tap()
    try ui.find(textField: "Total").replace(with: "7")
    try ui.find(text: "Bob").tap()
    #expect(try ui.find(textField: "Total").value == "5.00")
    // It stays based on what was shown, so that it cannot replace what nobody has seen.
    let espresso = OrderDraft.latte.with { $0.coffeeName = "Espresso" }
    _ = try await service.updateOrder(Order(id: 1, version: 1, draft: espresso))
    await ui.shows("Espresso, medium")
    try ui.find(text: "Ann").tap()
    #expect(try ui.find(textField: "Total").value == "7")
    try ui.find(button: "Update order").tap()
    await ui.shows("it is now Espresso, medium, for Ann, $4.35")
    try await ui.until { try ui.find(button: "Update order").isEnabled }
    try ui.find(button: "Cancel").tap()
    try ui.find(text: "Ann").tap()
    #expect(try ui.find(textField: "Total").value == "4.35")
    #expect(try ui.find(textField: "Coffee name").value == "Espresso")
  }
}
