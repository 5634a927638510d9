import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The list of orders with the chosen one beside it, and the other screens as sheets.
struct OrdersApp: View {
  @EnvironmentObject private var model: Model
  @State private var screen: OrdersScreen?

  var body: some View {
    OrdersSplitView(screen: $screen) {
      model.isLoaded ? model.orders : nil
    } list: {
      ContentView(screen: $screen)
    } form: { order, close in
      AddNewCoffeeOrderView(order: order, close: close)
    } sales: {
      SalesView()
    }
    .task { await model.follow() }
    .firstPage(isReady: model.isLoaded || model.problem != nil)
  }
}
