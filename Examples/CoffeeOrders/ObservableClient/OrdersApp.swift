import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The list of orders with the chosen one beside it, and the other screens as sheets.
struct OrdersApp: View {
  @Environment(Model.self) private var model
  @State private var screen: OrdersScreen?

  var body: some View {
    OrdersSplitView(screen: $screen) {
      ContentView(screen: $screen)
    } chosen: { id in
      FoundOrder(id, in: model.isLoaded ? model.orders : nil, close: close) {
        AddNewCoffeeOrderView(order: $0, close: close)
      }
    } sheet: { screen in
      if screen == .sales {
        SalesView()
      } else {
        NavigationStack { AddNewCoffeeOrderView(close: close) }
      }
    }
    .task { await model.follow() }
  }

  private func close() { screen = nil }
}
