import CoffeeOrdersService
import HeadwaterUITesting
import Testing

@MainActor
@Suite("Coffee orders, the list of a query", .timeLimit(.minutes(3)))
struct QueryListTests {
  @Test("a size changes at once, and is sent to the server")
  func size() async throws {
    let service = FakeOrderService([.latte])
    let ui = CoffeeOrdersStyle.query.host(service)
    let other = CoffeeOrdersStyle.observable.host(service)
    await ui.shows("Ann")
    await other.shows("Ann")
    try ui.find(button: "Make large").tap()
    _ = try ui.find(text: "Latte, large")
    await other.shows("Latte, large")
  }

  @Test("a size that the server refuses is taken back, with the reason")
  func refusal() async throws {
    let service = FakeOrderService([.latte])
    let ui = CoffeeOrdersStyle.query.host(service, clock: StepClock())
    await ui.shows("Ann")
    service.fail(with: .unexpected(status: 409))
    try ui.find(button: "Make large").tap()
    _ = try ui.find(text: "Latte, large")
    await ui.shows("The order is as it was.")
    _ = try ui.find(text: "Latte, medium")
    ui.close()
  }

  @Test("refreshing loads the orders again, and ends with the answer")
  func refresh() async throws {
    let service = FakeOrderService([.latte])
    let ui = CoffeeOrdersStyle.query.host(service)
    await ui.shows("Ann")
    for count in 2...3 {
      try ui.find(button: "Refresh").tap()
      #expect(try ui.find(button: "Refresh").isEnabled == false)
      await ui.settle()
      #expect(try ui.find(button: "Refresh").isEnabled)
      #expect(service.now.loads == count)
    }
  }

  @Test("a refresh that fails ends too, and says why")
  func failedRefresh() async throws {
    let service = FakeOrderService([.latte])
    let ui = CoffeeOrdersStyle.query.host(service, clock: StepClock())
    await ui.shows("Ann")
    service.fail(with: .unexpected(status: 503))
    try ui.find(button: "Refresh").tap()
    await ui.settle()
    #expect(try ui.find(button: "Refresh").isEnabled)
    _ = try ui.find(text: "It is tried again by itself.")
  }
}
