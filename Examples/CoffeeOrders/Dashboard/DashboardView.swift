import CoffeeOrdersService
import Foundation
import HeadwaterUI

/// The sales as figures and charts, live.
public struct DashboardView: View {
  @State private var store: Store<Dashboard.State, Dashboard.Action>

  /// - Parameters:
  ///   - clock: Times the pauses before the app connects again.
  ///   - now: Says since when the figures are old.
  public init(
    orderService: any OrderService, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let dashboard = Dashboard(service: orderService, clock: clock, now: now)
    _store = State(wrappedValue: Store(initialState: Dashboard.State(), reducer: dashboard))
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ConnectionNote(store: store)
        if let orders = store.orders {
          SalesCharts(orders: orders, isOld: store.outage != nil)
        } else if store.outage == nil {
          ProgressView("Loading…")
        }
      }
      .frame(maxWidth: 1184, alignment: .leading)
    }
    .navigationTitle("Sales")
    .firstPage(isReady: store.orders != nil || store.outage != nil)
  }
}

#Preview("A busy day") {
  NavigationStack { DashboardView(orderService: SampleOrderService(count: 40)) }
}

#Preview("No orders") {
  NavigationStack { DashboardView(orderService: SampleOrderService(count: 0)) }
}

#Preview("The server is away") {
  NavigationStack { DashboardView(orderService: SampleOrderService.away) }
}
