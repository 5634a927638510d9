/// A cache of the orders, so that a second screen needs no request.
///
/// The cache is valid while a client follows the changes through it, since they update the cache. Otherwise,
/// each call uses the service.
public actor CachedOrderService: OrderService {
  private let service: any OrderService
  private var orders: [Order]?
  private var listeners = 0

  public init(_ service: any OrderService) {
    self.service = service
  }

  public func getAllOrders() async throws(OrderServiceError) -> [Order] {
    if listeners > 0, let orders { return orders }
    var loaded = try await service.getAllOrders()
    // A change that has come meanwhile may be newer than the answer.
    for order in orders ?? [] { loaded.merge(order) }
    orders = loaded
    return loaded
  }

  public func placeOrder(
    _ draft: OrderDraft, key: String
  ) async throws(OrderServiceError) -> Order {
    let order = try await service.placeOrder(draft, key: key)
    orders?.merge(order)
    return order
  }

  public func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order {
    let order = try await service.updateOrder(order)
    orders?.merge(order)
    return order
  }

  public func stopServer() async throws(OrderServiceError) {
    try await service.stopServer()
  }

  nonisolated public func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    let changes = service.changes(after: version)
    return AsyncThrowingStream { continuation in
      let task = Task {
        await begin()
        do {
          for try await order in changes {
            await keep(order)
            continuation.yield(order)
          }
          await end()
          continuation.finish()
        } catch {
          await end()
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func begin() { listeners += 1 }
  private func end() { listeners -= 1 }
  private func keep(_ order: Order) { orders?.merge(order) }
}
