import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The app. Its store lasts as long as the view.
public struct CoffeeOrdersView: View {
  @State private var store: Store<OrderList.State, OrderList.Action>
  private let orderService: any OrderService

  public init(orderService: any OrderService, clock: any Clock<Duration> = ContinuousClock()) {
    self.orderService = orderService
    let list = OrderList(service: orderService, clock: clock)
    _store = State(wrappedValue: Store(initialState: OrderList.State(), reducer: list))
  }

  public var body: some View {
    ContentView(store: store) { draft, order, key throws(OrderServiceError) in
      let saved =
        if let order {
          try await orderService.updateOrder(
            Order(id: order.id, version: order.version, draft: draft))
        } else {
          try await orderService.placeOrder(draft, key: key)
        }
      store.send(.saved(saved))
    }
  }
}
