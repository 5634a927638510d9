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
    for index in orders.indices where orders[index].id == order.id {
      // A newer version has come from another person, who wins until the server has decided.
      if orders[index].version == order.version { orders[index] = order }
    }
  }
}
