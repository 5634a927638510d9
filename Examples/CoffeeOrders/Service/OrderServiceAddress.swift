import Foundation

/// The address of the orders' server. The environment sets it, so all environments use the same build.
public enum OrderServiceAddress {
  /// The address of a server on this machine, for development.
  public static let development = URL(string: "http://127.0.0.1:8081")

  /// Returns the address in `COFFEE_ORDERS_URL`. Without this variable there is a default, unless
  /// `COFFEE_ORDERS_ENVIRONMENT` has another value than `development`, such as `test` or `production`.
  public static func url(in environment: [String: String]) throws(OrderServiceError) -> URL {
    if let text = environment["COFFEE_ORDERS_URL"] {
      guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil
      else {
        throw .noAddress("COFFEE_ORDERS_URL is no address of a server: “\(text)”.")
      }
      return url
    }
    let name = environment["COFFEE_ORDERS_ENVIRONMENT"] ?? "development"
    guard name == "development", let url = development else {
      throw .noAddress("COFFEE_ORDERS_URL is not set, and “\(name)” has no address of its own.")
    }
    return url
  }

  /// Returns the service that the environment names, with a cache. It sends the key in `COFFEE_ORDERS_KEY`,
  /// if there is one.
  public static func service(in environment: [String: String]) -> any OrderService {
    do throws(OrderServiceError) {
      let key = environment["COFFEE_ORDERS_KEY"].flatMap { $0.isEmpty ? nil : $0 }
      return CachedOrderService(HTTPOrderService(baseURL: try url(in: environment), key: key))
    } catch {
      return UnavailableOrderService(error: error)
    }
  }
}

/// A service that fails with the same error each time.
struct UnavailableOrderService: OrderService {
  let error: OrderServiceError

  func getAllOrders() async throws(OrderServiceError) -> [Order] { throw error }
  func placeOrder(_: OrderDraft, key: String) async throws(OrderServiceError) -> Order {
    throw error
  }
  func updateOrder(_: Order) async throws(OrderServiceError) -> Order { throw error }
  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    AsyncThrowingStream { $0.finish(throwing: error) }
  }
  func stopServer() async throws(OrderServiceError) { throw error }
}
