import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The app, with its one store.
public struct CoffeeOrdersView: View {
  @State private var store: Store<OrderList.State, OrderList.Action>
  @State private var screen: OrdersScreen?
  private let service: any OrderService

  public init(orderService: any OrderService, clock: any Clock<Duration> = ContinuousClock()) {
    service = orderService
    let list = OrderList(service: orderService, clock: clock)
    _store = State(wrappedValue: Store(initialState: OrderList.State(), reducer: list))
  }

  public var body: some View {
    OrdersSplitView(screen: $screen) {
      store.orders[.all].value
    } list: {
      OrdersView(store: store, screen: $screen)
    } form: { order, close in
      OrderFormScreen(order: order, isServerAway: store.problem != nil, close: close, save: save)
    } sales: {
      SalesView(store: store)
    }
  }

  private func save(
    _ draft: OrderDraft, _ order: Order?, _ key: String
  ) async throws(OrderServiceError) {
    let saved =
      if let order {
        try await service.updateOrder(Order(id: order.id, version: order.version, draft: draft))
      } else {
        try await service.placeOrder(draft, key: key)
      }
    store.send(.saved(saved))
  }
}

#Preview("Some orders") {
  CoffeeOrdersView(orderService: SampleOrderService())
}

#Preview("None") {
  CoffeeOrdersView(orderService: SampleOrderService(count: 0))
}

#Preview("The server is away") {
  CoffeeOrdersView(orderService: SampleOrderService.away)
}
