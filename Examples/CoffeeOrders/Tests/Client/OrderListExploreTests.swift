import CoffeeOrdersService
import HeadwaterTesting
import Testing

@testable import CoffeeOrdersQuery

/// All that the list can do with one order that two people change, while the server may be away.
@Suite("Coffee orders, all states of saving")
struct OrderListExploreTests {
  /// What the person does, apart from waiting.
  enum Act: CaseIterable { case changesSize, refreshes }

  @Test(
    "a changed order comes to what the server has, offline and after a conflict",
    arguments: Act.allCases)
  func saving(act: Act) {
    let server = AskedOrders.Server(order: Order(id: 1, version: 1, draft: .latte))
    let found = explore(
      from: [AskedOrders.State(server: server)],
      reducer: { AskedOrders(service: AskedOrderService($0, server), clock: $0.clock) },
      actions: { state in
        guard state.actCount < 1 else { return [] }
        switch act {
        case .changesSize: return state.list.shown.map { .list(.sizeChosen(.large, of: $0)) }
        case .refreshes: return [.list(.orders(.refetch(.all)))]
        }
      },
      holding: [
        .always("an order never goes back to an older version") {
          ($0.state.list.orders[.all].value?.first?.version ?? 0) == $0.state.newest
        },
        .eventually("the list shows what the server has") {
          $0.state.list.orders[.all].value == [$0.state.server.order]
        },
        .eventually("each change is saved or taken back") {
          $0.state.list.orders.unconfirmedChanges(of: .all).isEmpty
        },
        .sometimes("a change is refused, and that is told") {
          act == .refreshes || $0.state.list.orders.refusal(of: .all) != nil
        },
        .sometimes("the list may be old, and says so") { $0.state.list.problem != nil },
      ])
    #expect(found.isComplete)
    #expect(found.failures.isEmpty)
  }
}
