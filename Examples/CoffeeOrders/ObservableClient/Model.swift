// The client of the coffee orders in MV style with the Observation framework. It uses `@Observable` where the
// folder Client uses `ObservableObject`. The screens look and behave the same, and both clients pass the same
// tests. The difference: here, a view is evaluated again when a property that it has read changes. In the
// other client, it is evaluated again when any property of the object changes.

import CoffeeOrdersService
import Observation

/// The orders: the aggregate that views use to read and change them.
@MainActor @Observable
public final class Model {
  public private(set) var orders: [Order] = []
  /// The reason why the orders may be outdated; nil while they are current.
  public private(set) var problem: String?
  public private(set) var isLoaded = false
  public var sorting = OrderSorting.newest
  public var searchText = ""

  public let orderService: any OrderService
  private let clock: any Clock<Duration>
  private let backoff = Backoff()

  public init(orderService: any OrderService, clock: any Clock<Duration> = ContinuousClock()) {
    self.orderService = orderService
    self.clock = clock
  }

  /// The orders to show, sorted.
  public var shownOrders: [Order] { sorting.shown(orders, matching: searchText) }

  public func sortOrders(by sorting: OrderSorting) {
    self.sorting = sorting
  }

  public func filterOrders(matching text: String) {
    searchText = text
  }

  public func getAllOrders() async throws(OrderServiceError) {
    var loaded = try await orderService.getAllOrders()
    // A change that has come meanwhile may be newer than the answer.
    for order in orders { loaded.merge(order) }
    orders = loaded
    isLoaded = true
    problem = nil
  }

  /// - Parameter key: The same key for each attempt to place this order.
  public func placeOrder(_ draft: OrderDraft, key: String) async throws(OrderServiceError) {
    let order = try await orderService.placeOrder(draft, key: key)
    orders.merge(order)
  }

  public func updateOrder(_ order: Order) async throws(OrderServiceError) {
    let order = try await orderService.updateOrder(order)
    orders.merge(order)
  }

  /// Loads the orders and follows all changes, until the task is cancelled. When the connection ends, it
  /// connects again after a pause that grows.
  public func follow() async {
    var failures = 0
    while !Task.isCancelled {
      let reason: String
      do {
        try await getAllOrders()
        let latest = orders.map(\.version).max() ?? 0
        for try await order in orderService.changes(after: latest) {
          orders.merge(order)
          failures = 0
        }
        failures = 0
        reason = "The orders’ server has stopped. The list may be old."
      } catch let error as OrderServiceError {
        reason = error.message
      } catch {
        reason = "The connection to the orders’ server was lost. The list may be old."
      }
      // The person has left the screen, which is not an error.
      if Task.isCancelled { return }
      problem = reason
      failures += 1
      try? await clock.sleep(for: backoff.delay(afterFailures: failures))
    }
  }
}
