import CoffeeOrdersService
import HeadwaterUI

/// The app. It makes the models once, and puts them into the environment.
public struct CoffeeOrdersView: View {
  @StateObject private var model: Model
  @StateObject private var sales: Sales

  public init(orderService: any OrderService, clock: any Clock<Duration> = ContinuousClock()) {
    _model = StateObject(wrappedValue: Model(orderService: orderService, clock: clock))
    _sales = StateObject(wrappedValue: Sales(orderService: orderService))
  }

  public var body: some View {
    OrdersApp()
      .environmentObject(model)
      .environmentObject(sales)
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
