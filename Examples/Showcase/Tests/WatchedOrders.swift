import CoffeeOrdersService

/// Notes each call of the orders' service.
struct WatchedOrders: OrderService {
  let orders: any OrderService

  func getAllOrders() async throws(OrderServiceError) -> [Order] {
    WatchedShowcase.note("orders")
    return try await orders.getAllOrders()
  }

  func placeOrder(_ draft: OrderDraft, key: String) async throws(OrderServiceError) -> Order {
    WatchedShowcase.note("placed")
    return try await orders.placeOrder(draft, key: key)
  }

  func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order {
    WatchedShowcase.note("updated")
    return try await orders.updateOrder(order)
  }

  func stopServer() async throws(OrderServiceError) {
    try await orders.stopServer()
  }

  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    WatchedShowcase.note("changes")
    return orders.changes(after: version)
  }
}
