// Where the coffee orders' models get orders from: a protocol, the same over HTTP, and a cache before
// it. Nothing here knows of a view or of a model.

@_exported import CoffeeOrdersDomain
import Foundation

/// Whoever has the orders.
public protocol OrderService: Sendable {
  /// All orders, the oldest first.
  func getAllOrders() async throws(OrderServiceError) -> [Order]

  /// Places an order.
  ///
  /// - Parameter key: The same for each attempt to place this one order, so that it is placed once
  ///   although an answer was lost.
  func placeOrder(_ draft: OrderDraft, key: String) async throws(OrderServiceError) -> Order

  /// Changes an order to what it says, if nobody has changed it since the version that it has.
  func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order

  /// The orders that are placed or changed after a version, as it happens, by whomever.
  ///
  /// It ends, by an error or without, when the connection does.
  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error>
}

/// Why a service did not do what it was asked for.
public enum OrderServiceError: Error, Equatable, Sendable {
  /// It is not known where the server is.
  case noAddress(String)
  /// Nobody has answered at an address. What was sent may have arrived.
  case unreachable(URL)
  /// The server refuses and says why.
  case refused(ProblemReport)
  /// An answer that no server of orders gives.
  case unexpected(status: Int)
  /// Whoever asked has gone.
  case cancelled

  /// A sentence for a person.
  public var message: String {
    switch self {
    case .noAddress(let message): message
    case .unreachable(let address): "The orders’ server at \(address) does not answer."
    case .refused(let report): report.problems.map(\.message).joined(separator: " ")
    case .unexpected(let status):
      "The orders’ server gave an answer that makes no sense (\(status))."
    case .cancelled: "This was cancelled."
    }
  }
}
