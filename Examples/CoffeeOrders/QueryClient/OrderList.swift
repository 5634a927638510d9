// The client of the coffee orders with one store. A query loads the orders, shows a change at once and takes it
// back if the server refuses it. The other two clients keep the orders in models.

import CoffeeOrdersService
import HeadwaterMacros

/// The list of all orders. It follows the changes of others, and connects again after pauses that grow.
struct OrderList: Reducer {
  struct State: Equatable {
    var orders = QueryState<OrdersEndpoint>()
    var sorting = OrderSorting.newest
    var searchText = ""
    /// The reason why the orders may be outdated; nil while they are current.
    var problem: String?
    var failures = 0

    /// The orders to show, sorted.
    var shown: [Order] { sorting.shown(orders[.all].value ?? [], matching: searchText) }
  }

  @CasePathable
  enum Action: Equatable {
    case orders(QueryAction<OrdersEndpoint>)
    case saved(Order)
    case sizeChosen(CoffeeSize, of: Order)
    case connectionLost(String)
    case sorted(OrderSorting)
    case searched(String)
  }

  let service: any OrderService
  let clock: any Clock<Duration>
  var backoff = Backoff()

  var body: some Reducer<State, Action> {
    Query(\.orders, action: \.orders, OrdersEndpoint(service: service), clock: clock) { _ in [.all]
    }
    Reduce { state, action in
      switch action {
      case .orders(.loaded): state.problem = nil
      case .orders(.failed(_, let reason)), .connectionLost(let reason):
        state.problem = reason
        state.failures += 1
      case .saved(let order):
        state.failures = 0
        state.orders.update(.all) { $0.merge(order) }
        // The answer on its way may be older than this.
        if state.orders[.all].isLoading { state.orders.refetch(.all) }
      case .sizeChosen(let size, var order):
        order.size = size
        state.orders.submit(order, to: .all)
      case .sorted(let sorting): state.sorting = sorting
      case .searched(let text): state.searchText = text
      case .orders: break
      }
      return .none
    }
    Subscriptions { state in
      if state.problem != nil { return [retry(after: state.failures)] }
      return state.orders[.all].value.map { [changes(since: $0)] } ?? []
    }
  }

  private func retry(after failures: Int) -> Subscription<Action> {
    let pause = backoff.delay(afterFailures: failures)
    return Subscription(
      id: failures, .send(.orders(.refetch(.all))).delay(for: pause, clock: clock))
  }

  private func changes(since orders: [Order]) -> Subscription<Action> {
    Subscription(
      id: "changes",
      .run { [service] send in
        let latest = orders.map(\.version).max() ?? 0
        for try await order in service.changes(after: latest) { send(.saved(order)) }
        send(.connectionLost("The orders’ server has stopped. The list may be old."))
      } catch: { error, send in
        let lost = "The connection to the orders’ server was lost. The list may be old."
        send(.connectionLost((error as? OrderServiceError)?.message ?? lost))
      })
  }
}
