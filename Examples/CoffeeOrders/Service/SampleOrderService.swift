import Foundation

/// Orders without a server, for previews.
///
/// What is placed and changed is forgotten.
public struct SampleOrderService: OrderService {
  private let orders: [Order]
  private let failure: OrderServiceError?

  /// Makes a service.
  ///
  /// - Parameters:
  ///   - count: The number of its orders.
  ///   - failure: The error of each call; nil if it answers.
  public init(count: Int = 5, failure: OrderServiceError? = nil) {
    orders = (0..<count).map(Self.order)
    self.failure = failure
  }

  private static func order(_ number: Int) -> Order {
    let people = ["Ada", "Grace", "Linus", "Barbara", "Edsger", "Donald"]
    let coffees = ["Latte", "Espresso", "Flat white", "Cappuccino"]
    let sizes = CoffeeSize.allCases
    let cents = 350 + 45 * (number % 4)
    let draft = OrderDraft(
      name: people[number % people.count], coffeeName: coffees[number % coffees.count],
      total: Decimal(cents) / 100, size: sizes[number % sizes.count])
    let time = 1_780_000_000 + Double(number) * 1_900
    return Order(
      id: number + 1, version: number + 1, draft: draft,
      placedAt: Date(timeIntervalSince1970: time))
  }

  /// A service whose server does not answer.
  public static var away: SampleOrderService {
    SampleOrderService(failure: .unreachable(URL(filePath: "/")))
  }

  public func getAllOrders() async throws(OrderServiceError) -> [Order] {
    if let failure { throw failure }
    return orders
  }

  public func placeOrder(
    _ draft: OrderDraft, key: String
  ) async throws(OrderServiceError) -> Order {
    if let failure { throw failure }
    return Order(id: orders.count + 1, version: orders.count + 1, draft: draft)
  }

  public func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order {
    if let failure { throw failure }
    return order
  }

  public func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    AsyncThrowingStream { continuation in
      if let failure { continuation.finish(throwing: failure) }
    }
  }

  public func stopServer() async throws(OrderServiceError) {
    if let failure { throw failure }
  }
}
