import CoffeeOrdersService
import HeadwaterUI

/// The form of an order, as soon as the order is there. A person may come by a link before the list is loaded.
struct FoundOrder<FormContent: View>: View {
  let id: Order.ID
  /// Nil while the orders are loading.
  let orders: [Order]?
  let close: @MainActor () -> Void
  @ViewBuilder let form: (Order) -> FormContent

  var body: some View {
    if let order = orders?.first(where: { $0.id == id }) {
      form(order)
    } else {
      Group {
        if orders == nil {
          ProgressView("Loading…")
        } else {
          ContentUnavailableView(
            "There is no order \(id.addressText)", systemImage: "questionmark.circle",
            description: Text("The link that led here may be wrong.")
          )
          .notFound()
        }
      }
      .padding()
      .navigationTitle("Change order")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done", action: close)
        }
      }
    }
  }
}
