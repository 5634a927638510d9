// The services of the coffee orders' models: a protocol, an implementation over HTTP, and a cache. This
// module knows no views and no models.

@_exported import CoffeeOrdersDomain
import Foundation

/// A service with the orders.
public protocol OrderService: Sendable {
  /// Returns all orders, the oldest first.
  func getAllOrders() async throws(OrderServiceError) -> [Order]

  /// Places an order.
  ///
  /// - Parameter key: The same key for each attempt to place this order. The order is then placed only once,
  ///   even if an answer was lost.
  func placeOrder(_ draft: OrderDraft, key: String) async throws(OrderServiceError) -> Order

  /// Changes an order, unless it has changed since the version in `order`.
  func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order

  /// The orders that are placed or changed after a version, by any client.
  ///
  /// The stream ends with the connection, with or without an error.
  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error>

  /// Stops the server for ten seconds, to see what the app does meanwhile. A server has to be started for this.
  func stopServer() async throws(OrderServiceError)
}

/// The reason why a service has failed.
public enum OrderServiceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The address of the server is not known.
  case noAddress(String)
  /// The server at an address has not answered. The request may have arrived.
  case unreachable(URL)
  /// The server has refused the request, for the reported problems.
  case refused(ProblemReport)
  /// A response that no orders' server sends.
  case unexpected(status: Int)
  /// The task was cancelled.
  case cancelled

  /// The message, with the address of the server, which is for its operators.
  public var description: String {
    guard case .unreachable(let address) = self else { return message }
    return "The orders’ server at \(address) does not answer."
  }

  /// A sentence for people.
  public var message: String {
    switch self {
    case .noAddress(let message): message
    case .unreachable: "The orders’ server does not answer."
    case .refused(let report): report.problems.map(\.message).joined(separator: " ")
    case .unexpected(let status):
      "The orders’ server gave an answer that makes no sense (\(status))."
    case .cancelled: "This was cancelled."
    }
  }
}
