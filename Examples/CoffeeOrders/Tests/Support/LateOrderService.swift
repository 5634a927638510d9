import CoffeeOrdersService
import Synchronization

/// A service with one order, which answers with what it had before something else has happened.
final class LateOrderService: OrderService {
  private let order: Order
  private let meanwhile = Mutex<(@Sendable (Order) async -> Void)?>(nil)

  init(_ order: Order) {
    self.order = order
  }

  /// Sets what happens while the orders are on their way.
  func onLoad(_ action: @escaping @Sendable (Order) async -> Void) {
    meanwhile.withLock { $0 = action }
  }

  func getAllOrders() async throws(OrderServiceError) -> [Order] {
    await meanwhile.withLock { $0 }?(order)
    return [order]
  }

  func placeOrder(
    _ draft: OrderDraft, key: String
  ) async throws(OrderServiceError) -> Order {
    order
  }

  func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order {
    Order(id: order.id, version: order.version + 1, draft: order.draft)
  }

  func stopServer() async throws(OrderServiceError) { throw .unexpected(status: 404) }

  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}
