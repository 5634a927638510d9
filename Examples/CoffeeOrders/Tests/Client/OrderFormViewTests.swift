import CoffeeOrdersService
import Foundation
import HeadwaterUITesting
import Testing

@MainActor
@Suite("Coffee orders, the form's screen", .timeLimit(.minutes(3)))
struct OrderFormViewTests {
  private func fill(_ ui: ViewHost, name: String, coffee: String, total: String) throws {
    let sheet = try #require(ui.sheet)
    try sheet.find(textField: "Name").replace(with: name)
    try sheet.find(textField: "Coffee name").replace(with: coffee)
    try sheet.find(textField: "Total").replace(with: total)
  }

  private func press(_ title: String, in ui: ViewHost) throws {
    try #require(ui.sheet).find(button: title).tap()
  }

  @Test("an order is placed, and the form closes", arguments: CoffeeOrdersStyle.allCases)
  func place(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService([.latte])
    let ui = style.host(service)
    await ui.shows("Ann")
    try ui.find(button: "Add order").tap()
    try fill(ui, name: "Cid", coffee: "Cortado", total: "3.80")
    try #require(ui.sheet).find(picker: "Coffee size").select("Small")
    try press("Place order", in: ui)
    await ui.until { ui.sheet == nil }
    _ = try ui.find(text: "Cortado, small")
    _ = try ui.find(text: "$3.80")
    #expect(service.now.orders.count == 2)
  }

  @Test(
    "each field has its message, and the first has the focus", arguments: CoffeeOrdersStyle.allCases
  )
  func messages(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService()
    let ui = style.host(service)
    try ui.find(button: "Add order").tap()
    try press("Place order", in: ui)
    await ui.shows("Total cannot be empty")
    let sheet = try #require(ui.sheet)
    #expect(sheet.texts.contains("Name cannot be empty"))
    #expect(sheet.texts.contains("Coffee name cannot be empty"))
    #expect(try sheet.find(textField: "Name").isFocused)
    try fill(ui, name: "Cid", coffee: "Cortado", total: "abc")
    try press("Place order", in: ui)
    await ui.shows("Total can only be numbers")
    #expect(!sheet.texts.contains("Name cannot be empty"))
    #expect(try sheet.find(textField: "Total").isFocused)
    try fill(ui, name: "Cid", coffee: "Cortado", total: "-1")
    try press("Place order", in: ui)
    await ui.shows("Total cannot be less than 0")
    #expect(service.now.keys.isEmpty)
  }

  @Test(
    "while the server is down the form stays open, and a retry has the same key",
    arguments: CoffeeOrdersStyle.allCases)
  func serverDown(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService()
    let address = try #require(URL(string: "http://orders.example"))
    let ui = style.host(service)
    await ui.shows("There are no orders yet.")
    try ui.find(button: "Add order").tap()
    try fill(ui, name: "Cid", coffee: "Cortado", total: "3.80")
    service.fail(with: .unreachable(address))
    try press("Place order", in: ui)
    await ui.shows("The orders’ server does not answer.")
    let sheet = try #require(ui.sheet)
    #expect(try sheet.find(textField: "Name").value == "Cid")
    #expect(try sheet.find(textField: "Coffee name").value == "Cortado")
    #expect(try sheet.find(textField: "Total").value == "3.80")
    service.fail(with: nil)
    try await ui.until { try sheet.find(button: "Place order").isEnabled }
    try press("Place order", in: ui)
    await ui.until { ui.sheet == nil }
    let keys = service.now.keys
    #expect(keys.count == 2 && Set(keys).count == 1)
    #expect(service.now.orders.count == 1)
  }

  @Test("a refusal of the server stands at its field", arguments: CoffeeOrdersStyle.allCases)
  func refusal(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService()
    let ui = style.host(service)
    try ui.find(button: "Add order").tap()
    try fill(ui, name: "Cid", coffee: "Tea", total: "1")
    service.fail(
      with: .refused(ProblemReport([Problem(.notServed, at: .coffeeName, "We serve coffee only.")]))
    )
    try press("Place order", in: ui)
    await ui.shows("We serve coffee only.")
    #expect(try #require(ui.sheet).find(textField: "Coffee name").isFocused)
  }

  @Test(
    "an error that the server is away disappears from the form when it answers again",
    arguments: CoffeeOrdersStyle.allCases)
  func recovery(style: CoffeeOrdersStyle) async throws {
    let service = FakeOrderService()
    let clock = StepClock()
    let ui = style.host(service, clock: clock)
    await ui.shows("There are no orders yet.")
    try ui.find(button: "Add order").tap()
    try fill(ui, name: "Cid", coffee: "Cortado", total: "3.80")
    service.fail(with: .unexpected(status: 502))
    service.disconnect()
    await ui.until { ui.html.contains("has stopped") }
    try press("Place order", in: ui)
    try await ui.until { try #require(ui.sheet).texts.contains { $0.contains("(502)") } }
    service.fail(with: nil)
    _ = await clock.step()
    await ui.shows("The orders’ server answers again. What you typed is still here.")
    let sheet = try #require(ui.sheet)
    #expect(!sheet.texts.contains { $0.contains("(502)") })
    #expect(try sheet.find(textField: "Name").value == "Cid")
    try press("Place order", in: ui)
    await ui.until { ui.sheet == nil }
    #expect(service.now.orders.count == 1)
  }
}
