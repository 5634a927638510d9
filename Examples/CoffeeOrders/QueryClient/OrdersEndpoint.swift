import CoffeeOrdersService
import HeadwaterMacros

/// Asks the orders' server for its list, and sends it changed orders.
struct OrdersEndpoint: QueryEndpoint {
  /// The server has one list.
  nonisolated enum Key: Hashable, Sendable {
    case all
  }

  let service: any OrderService

  func load(_ key: Key) async throws -> [Order] {
    try await service.getAllOrders()
  }

  func send(_ order: Order, to key: Key) async throws {
    _ = try await service.updateOrder(order)
  }

  static func apply(_ order: Order, to orders: inout [Order]) {
    guard let index = orders.firstIndex(where: { $0.id == order.id }) else { return }
    orders[index] = order
  }
}
