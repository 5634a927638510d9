// The client of the coffee orders in MV style with the Observation framework: what the folder beside,
// Client, does with `ObservableObject`, done with `@Observable`. The screens look and behave alike,
// and the same tests run on both. What differs: a view is evaluated again when a property that it has
// read changes, not when any of the object's does.

import CoffeeOrdersService
import Observation

/// The orders: the aggregate through which views read and change them.
@MainActor @Observable
public final class Model {
  public private(set) var orders: [Order] = []
  /// Why the orders may be old; nil while they are up to date.
  public private(set) var problem: String?
  public private(set) var isLoaded = false
  public var sorting = OrderSorting.newest
  public var searchText = ""

  public let orderService: any OrderService
  private let clock: any Clock<Duration>

  public init(orderService: any OrderService, clock: any Clock<Duration> = ContinuousClock()) {
    self.orderService = orderService
    self.clock = clock
  }

  /// The orders that are to be shown, in their order.
  public var shownOrders: [Order] { sorting.shown(orders, matching: searchText) }

  public func sortOrders(by sorting: OrderSorting) {
    self.sorting = sorting
  }

  public func filterOrders(matching text: String) {
    searchText = text
  }

  public func getAllOrders() async throws(OrderServiceError) {
    orders = try await orderService.getAllOrders()
    isLoaded = true
    problem = nil
  }

  /// - Parameter key: The same for each attempt to place this one order.
  public func placeOrder(_ draft: OrderDraft, key: String) async throws(OrderServiceError) {
    let order = try await orderService.placeOrder(draft, key: key)
    orders.merge(order)
  }

  public func updateOrder(_ order: Order) async throws(OrderServiceError) {
    let order = try await orderService.updateOrder(order)
    orders.merge(order)
  }

  /// Loads the orders and follows what becomes of them, wherever it is done, until the task is
  /// cancelled. When the connection ends it is made anew, after a pause that grows.
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
      // Whoever looked has gone, and nothing is wrong.
      if Task.isCancelled { return }
      problem = reason
      failures += 1
      try? await clock.sleep(for: Backoff.delay(afterFailures: failures))
    }
  }
}
