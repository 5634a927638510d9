import Foundation
import Testing

@testable import CoffeeOrdersService

@Suite("Coffee orders, the form")
struct OrderFormTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  private func message(total: String) -> String {
    var form = OrderForm(Order(id: 1, version: 1, draft: .latte), locale: english)
    form.total = total
    do {
      _ = try form.draft(locale: english)
      return ""
    } catch {
      return error.total
    }
  }

  @Test("an empty form has a message under each field")
  func empty() {
    #expect(
      throws: {
        var errors = AddNewCoffeeOrderError()
        errors.name = "Name cannot be empty"
        errors.coffeeName = "Coffee name cannot be empty"
        errors.total = "Total cannot be empty"
        return errors
      }()
    ) { try OrderForm().draft(locale: english) }
  }

  @Test(
    "a total is a number",
    arguments: [
      "abc", "1e999", "1.2.3", "1,234", "1,2,50", ".", "-", "12a", "٣ ١", "1\u{301}5",
      "1.\u{301}5",
    ])
  func notNumeric(total: String) {
    #expect(message(total: total) == "Total can only be numbers")
  }

  @Test("a total is not less than 0")
  func belowZero() {
    #expect(message(total: "-1") == "Total cannot be less than 0")
    #expect(message(total: "0") == "")
  }

  @Test("spaces at the beginning and the end of a field are left out")
  func spaces() throws {
    var form = OrderForm()
    form.name = " Ann "
    form.coffeeName = "Latte "
    form.total = " 4.35 "
    #expect(try form.draft(locale: english) == .latte)
  }

  @Test("a German writes and reads a comma")
  func comma() throws {
    let form = OrderForm(Order(id: 1, version: 1, draft: .latte), locale: german)
    #expect(form.total == "4,35")
    #expect(try form.draft(locale: german) == .latte)
  }

  @Test("a point that may separate thousands is not a decimal point")
  func thousands() {
    var form = OrderForm(Order(id: 1, version: 1, draft: .latte), locale: german)
    form.total = "1.000"
    #expect(throws: AddNewCoffeeOrderError.self) { try form.draft(locale: german) }
  }

  @Test("a comma before cents is read in every language", arguments: ["4,35", "4.35"])
  func cents(total: String) throws {
    var form = OrderForm(Order(id: 1, version: 1, draft: .latte), locale: english)
    form.total = total
    #expect(try form.draft(locale: english) == .latte)
    #expect(try form.draft(locale: german) == .latte)
  }

  @Test(
    "a total is read as the person's own digits write it", arguments: ["ar_EG", "fa_IR", "ne_NP"])
  func digits(locale: String) throws {
    let locale = Locale(identifier: locale)
    let form = OrderForm(Order(id: 1, version: 1, draft: .latte), locale: locale)
    #expect(try form.draft(locale: locale) == .latte)
  }

  @Test("the server's problem with a field appears at that field, and other problems appear above")
  func refusal() {
    let report = ProblemReport([
      Problem(.notServed, at: .coffeeName, "We serve coffee only."), Problem(.busy, "Busy."),
    ])
    let errors = AddNewCoffeeOrderError(.refused(report))
    #expect(errors.coffeeName == "We serve coffee only.")
    #expect(errors.other == "Busy.")
    #expect(AddNewCoffeeOrderError(.cancelled).other == "This was cancelled.")
  }

  @Test("a retry has the same key, and a different order has a different one")
  func keys() {
    var key = PlacementKey()
    let first = key.value(for: .latte)
    #expect(key.value(for: .latte) == first)
    #expect(key.value(for: .mocha) != first)
  }

  @Test("the environment says where the server is")
  func address() throws {
    let url = try OrderServiceAddress.url(in: ["COFFEE_ORDERS_URL": "https://orders.example"])
    #expect(url.absoluteString == "https://orders.example")
    #expect(try OrderServiceAddress.url(in: [:]) == OrderServiceAddress.development)
  }

  @Test(
    "an environment without the server's address leads to an error message",
    arguments: [
      ["COFFEE_ORDERS_URL": "orders"], ["COFFEE_ORDERS_URL": ""],
      ["COFFEE_ORDERS_ENVIRONMENT": "production"], ["COFFEE_ORDERS_ENVIRONMENT": "test"],
    ])
  func noAddress(environment: [String: String]) async {
    let service = OrderServiceAddress.service(in: environment)
    await #expect {
      try await service.getAllOrders()
    } throws: { error in
      (error as? OrderServiceError)?.message.contains("COFFEE_ORDERS_URL") == true
    }
  }

  @Test("orders are found by name and coffee, and sorted")
  func sorting() {
    let orders = [OrderDraft.mocha, .latte].enumerated().map { index, draft in
      Order(id: index + 1, version: index + 1, draft: draft)
    }
    #expect(OrderSorting.newest.shown(orders, matching: "").map(\.id) == [2, 1])
    #expect(OrderSorting.name.shown(orders, matching: "").map(\.name) == ["Ann", "Bob"])
    #expect(OrderSorting.total.shown(orders, matching: "").map(\.name) == ["Bob", "Ann"])
    #expect(OrderSorting.name.shown(orders, matching: "moch").map(\.name) == ["Bob"])
    #expect(OrderSorting.name.shown(orders, matching: " ANN").map(\.name) == ["Ann"])
  }
}
