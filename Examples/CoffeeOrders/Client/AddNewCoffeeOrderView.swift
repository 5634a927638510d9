import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The form for an order. The model saves it.
struct AddNewCoffeeOrderView: View {
  var order: Order?
  let close: @MainActor () -> Void

  @EnvironmentObject private var model: Model

  var body: some View {
    OrderFormScreen(order: order, isServerAway: model.problem != nil, close: close) {
      draft, order, key throws(OrderServiceError) in
      if let order {
        try await model.updateOrder(Order(id: order.id, version: order.version, draft: draft))
      } else {
        try await model.placeOrder(draft, key: key)
      }
    }
  }
}
