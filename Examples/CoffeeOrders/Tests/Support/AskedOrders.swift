import CoffeeOrdersService
import Foundation
import Headwater
import HeadwaterMacros
import HeadwaterTesting
import Synchronization

@testable import CoffeeOrdersQuery

/// The list of orders together with its server, for exploring.
///
/// What the server has is a part of the state, so that it can be compared with what a person sees.
struct AskedOrders: Reducer {
  struct State: Equatable {
    var list = OrderList.State()
    var server: Server
    var actCount = 0

    /// The newest version that the list has had.
    var newest = 0
  }

  /// One order, which another person may change, and a line that fails a few times.
  struct Server: Equatable {
    var order: Order
    var changesLeft = 1
    var failuresLeft = 1
  }

  @CasePathable
  enum Action: Equatable {
    case list(OrderList.Action)
  }

  let service: AskedOrderService
  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    // Each run has to have the same pauses.
    OrderList(service: service, clock: clock, backoff: Backoff(share: 1))
      .lift(state: \.list, action: \.list)
    Reduce { state, action in
      switch action {
      case .list(.sizeChosen), .list(.orders(.refetch)): state.actCount += 1
      default: break
      }
      state.server = service.server
      state.newest = max(state.newest, state.list.orders[.all].value?.first?.version ?? 0)
      return .none
    }
  }
}

/// A server that asks the world whether it can be reached, and when the other person changes the order.
final class AskedOrderService: OrderService {
  private let world: TestWorld
  private let state: Mutex<AskedOrders.Server>

  private static let unreachable = OrderServiceError.unexpected(status: 503)

  init(_ world: TestWorld, _ server: AskedOrders.Server) {
    self.world = world
    state = Mutex(server)
  }

  var server: AskedOrders.Server { state.withLock { $0 } }

  /// It answers with what it had when it was asked, however late the answer comes.
  func getAllOrders() async throws(OrderServiceError) -> [Order] {
    let orders = [server.order]
    try await ask("orders")
    return orders
  }

  func placeOrder(
    _ draft: OrderDraft, key: String
  ) async throws(OrderServiceError) -> Order {
    throw Self.unreachable
  }

  func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order {
    try await ask("update")
    return try state.withLock { server throws(OrderServiceError) in
      guard server.order.version == order.version else {
        let problems = [Problem(.stale, at: .version, "Old.")]
        throw .refused(ProblemReport(problems, current: server.order))
      }
      server.order = Order(id: order.id, version: order.version + 1, draft: order.draft)
      return server.order
    }
  }

  func stopServer() async throws(OrderServiceError) { throw .unexpected(status: 404) }

  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    let sent = Sent(version)
    return AsyncThrowingStream { [self] in
      let order = server.order
      if sent.isNew(order.version) { return order }
      let (canChange, canStop) = (server.changesLeft > 0, server.failuresLeft > 0)
      let changes = try await world.choose(
        "changes", from: (canChange ? [.success(true)] : []) + (canStop ? [.success(false)] : []))
      return state.withLock { server in
        guard changes else {
          server.failuresLeft -= 1
          return nil
        }
        server.changesLeft -= 1
        server.order.version += 1
        server.order.size = .small
        _ = sent.isNew(server.order.version)
        return server.order
      }
    }
  }

  private func ask(_ question: String) async throws(OrderServiceError) {
    let failures: [Result<Void, any Error>] =
      server.failuresLeft > 0 ? [.failure(Self.unreachable)] : []
    do {
      try await world.choose(question, from: [.success(())] + failures)
    } catch let error as OrderServiceError {
      state.withLock { $0.failuresLeft -= 1 }
      throw error
    } catch {
      throw .cancelled
    }
  }

  /// The version that a listener has got.
  private final class Sent: Sendable {
    private let version: Mutex<Int>

    init(_ version: Int) { self.version = Mutex(version) }

    func isNew(_ other: Int) -> Bool {
      version.withLock { version in
        defer { version = max(version, other) }
        return other > version
      }
    }
  }
}
