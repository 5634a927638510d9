import CoffeeOrdersService
import HeadwaterUI

/// The app. It makes the models once, and puts them into the environment.
public struct CoffeeOrdersView: View {
  @State private var model: Model
  @State private var sales: Sales

  public init(orderService: any OrderService, clock: any Clock<Duration> = ContinuousClock()) {
    _model = State(wrappedValue: Model(orderService: orderService, clock: clock))
    _sales = State(wrappedValue: Sales(orderService: orderService))
  }

  public var body: some View {
    OrdersApp()
      .environment(model)
      .environment(sales)
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
