import CoffeeOrders
import CoffeeOrdersObservable
import CoffeeOrdersService
import Testing

/// The common functions of both models.
@MainActor
private protocol OrdersModel {
  var orders: [Order] { get }
  var shownOrders: [Order] { get }
  func sortOrders(by sorting: OrderSorting)
  func filterOrders(matching text: String)
  func getAllOrders() async throws(OrderServiceError)
  func placeOrder(_ draft: OrderDraft, key: String) async throws(OrderServiceError)
  func updateOrder(_ order: Order) async throws(OrderServiceError)
  var problem: String? { get }
  func follow() async
}

extension CoffeeOrders.Model: OrdersModel {}
extension CoffeeOrdersObservable.Model: OrdersModel {}

@MainActor
@Suite("Coffee orders, the models without views")
struct ModelTests {
  private func models(_ service: any OrderService) -> [any OrdersModel] {
    [
      CoffeeOrders.Model(orderService: service),
      CoffeeOrdersObservable.Model(orderService: service),
    ]
  }

  @Test("orders are loaded, sorted and filtered")
  func sortAndFilter() async throws {
    for model in models(FakeOrderService([.latte, .mocha])) {
      try await model.getAllOrders()
      #expect(model.shownOrders.map(\.name) == ["Bob", "Ann"])
      model.sortOrders(by: .name)
      #expect(model.shownOrders.map(\.name) == ["Ann", "Bob"])
      model.filterOrders(matching: "mocha")
      #expect(model.shownOrders.map(\.name) == ["Bob"])
      #expect(model.orders.count == 2)
    }
  }

  @Test("an order is placed and changed")
  func placeAndUpdate() async throws {
    for style in 0...1 {
      let model = models(FakeOrderService())[style]
      try await model.placeOrder(.latte, key: "a")
      let order = try #require(model.orders.first)
      #expect(order.draft == .latte)
      try await model.updateOrder(Order(id: order.id, version: order.version, draft: .mocha))
      #expect(model.orders.map(\.draft) == [.mocha])
    }
  }

  @Test("an error of the service is the model's, and changes nothing")
  func errors() async throws {
    let service = FakeOrderService([.latte])
    for model in models(service) {
      service.fail(with: nil)
      try await model.getAllOrders()
      service.fail(with: .unexpected(status: 500))
      await #expect(throws: OrderServiceError.unexpected(status: 500)) {
        try await model.placeOrder(.mocha, key: "a")
      }
      #expect(model.orders.map(\.draft) == [.latte])
    }
  }

  @Test("a model that stops following reports no lost connection")
  func stopsToFollow() async {
    for model in models(LeavingService()) {
      await Task { await model.follow() }.value
      #expect(model.problem == nil)
    }
  }
}

/// A service that cancels the task of its caller, like a screen that is left while it loads.
private struct LeavingService: OrderService {
  func getAllOrders() async throws(OrderServiceError) -> [Order] {
    withUnsafeCurrentTask { $0?.cancel() }
    return []
  }

  func placeOrder(_ draft: OrderDraft, key: String) async throws(OrderServiceError) -> Order {
    throw .unexpected(status: 501)
  }

  func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order {
    throw .unexpected(status: 501)
  }

  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    AsyncThrowingStream { $0.finish() }
  }

  func stopServer() async throws(OrderServiceError) {
    throw .unexpected(status: 501)
  }
}
