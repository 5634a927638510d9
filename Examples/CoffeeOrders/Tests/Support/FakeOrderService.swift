import CoffeeOrdersService
import Synchronization

/// A service without a server. Several people can share it, and it fails on demand.
final class FakeOrderService: OrderService {
  struct State {
    var orders: [Order] = []
    /// The error of all calls, if there is one.
    var failure: OrderServiceError?
    /// The keys of all attempts to place an order.
    var keys: [String] = []
    var loads = 0
    var stops = 0
    var listeners: [AsyncThrowingStream<Order, any Error>.Continuation] = []
  }

  private let state: Mutex<State>

  convenience init(_ drafts: [OrderDraft] = []) {
    self.init(
      orders: drafts.enumerated().map { index, draft in
        Order(id: index + 1, version: index + 1, draft: draft)
      })
  }

  init(orders: [Order]) {
    var state = State()
    state.orders = orders
    self.state = Mutex(state)
  }

  var now: State { state.withLock { $0 } }

  func fail(with error: OrderServiceError?) {
    state.withLock { $0.failure = error }
  }

  /// Ends all streams of changes, like a server that stops.
  func disconnect() {
    let listeners = state.withLock { state in
      defer { state.listeners = [] }
      return state.listeners
    }
    for listener in listeners { listener.finish() }
  }

  func getAllOrders() async throws(OrderServiceError) -> [Order] {
    try state.withLock { state throws(OrderServiceError) in
      state.loads += 1
      if let failure = state.failure { throw failure }
      return state.orders
    }
  }

  func placeOrder(
    _ draft: OrderDraft, key: String
  ) async throws(OrderServiceError) -> Order {
    try state.withLock { state throws(OrderServiceError) in
      state.keys.append(key)
      if let failure = state.failure { throw failure }
      let order = Order(id: state.orders.count + 1, version: state.nextVersion, draft: draft)
      state.tell(order)
      return order
    }
  }

  func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order {
    try state.withLock { state throws(OrderServiceError) in
      if let failure = state.failure { throw failure }
      let current = state.orders.first { $0.id == order.id }
      if let current, current.version != order.version {
        throw .refused(ProblemReport([Problem(.stale, at: .version, "Old.")], current: current))
      }
      let changed = Order(
        id: order.id, version: state.nextVersion, draft: order.draft, placedAt: current?.placedAt)
      state.tell(changed)
      return changed
    }
  }

  func stopServer() async throws(OrderServiceError) {
    try state.withLock { state throws(OrderServiceError) in
      state.stops += 1
      if let failure = state.failure { throw failure }
    }
    disconnect()
  }

  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    AsyncThrowingStream { continuation in
      state.withLock { state in
        for order in state.orders where order.version > version { continuation.yield(order) }
        state.listeners.append(continuation)
      }
    }
  }
}

extension FakeOrderService.State {
  fileprivate var nextVersion: Int { (orders.map(\.version).max() ?? 0) + 1 }

  fileprivate mutating func tell(_ order: Order) {
    orders.merge(order)
    for listener in listeners { listener.yield(order) }
  }
}
