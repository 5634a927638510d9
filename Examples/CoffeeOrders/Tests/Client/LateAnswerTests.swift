import CoffeeOrders
import CoffeeOrdersObservable
import CoffeeOrdersService
import HeadwaterTesting
import Testing

@testable import CoffeeOrdersQuery

/// An answer that was on its way when a change came, and does not know it.
@MainActor
@Suite("Coffee orders, late answers")
struct LateAnswerTests {
  private let old = Order(id: 1, version: 1, draft: .latte)

  @Test("the models keep the change")
  func models() async throws {
    let service = LateOrderService(old)
    let model = CoffeeOrders.Model(orderService: service)
    try await model.getAllOrders()
    service.onLoad { try? await model.updateOrder($0) }
    try await model.getAllOrders()
    #expect(model.orders.map(\.version) == [2])

    let otherService = LateOrderService(old)
    let other = CoffeeOrdersObservable.Model(orderService: otherService)
    try await other.getAllOrders()
    otherService.onLoad { try? await other.updateOrder($0) }
    try await other.getAllOrders()
    #expect(other.orders.map(\.version) == [2])
  }

  @Test("the cache keeps the change")
  func cache() async throws {
    let service = LateOrderService(old)
    let cache = CachedOrderService(service)
    _ = try await cache.getAllOrders()
    service.onLoad { _ = try? await cache.updateOrder($0) }
    #expect(try await cache.getAllOrders().map(\.version) == [2])
  }

  @Test("the list of a query keeps the change")
  func query() {
    let server = AskedOrders.Server(order: old)
    let store = TestStore(initialState: AskedOrders.State(server: server)) { world in
      AskedOrders(service: AskedOrderService(world, server), clock: world.clock)
    }
    store.exhaustivity = .relaxed
    store.answer("orders", .success(()))
    store.send(.list(.orders(.refetch(.all))))
    store.answer("changes", .success(true))
    store.answer("orders", .success(()))
    store.skipWaitingActions()
    #expect(store.state.list.orders[.all].value?.map(\.version) == [2])
  }
}
