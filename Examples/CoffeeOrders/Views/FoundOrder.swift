import CoffeeOrdersService
import HeadwaterUI

/// The form of an order, as soon as the order is there. A person may come by a link before the list is loaded.
public struct FoundOrder<Form: View>: View {
  private let id: Order.ID
  /// Nil while the orders are loading.
  private let orders: [Order]?
  private let close: @MainActor () -> Void
  private let form: (Order) -> Form

  public init(
    _ id: Order.ID, in orders: [Order]?, close: @escaping @MainActor () -> Void,
    @ViewBuilder form: @escaping (Order) -> Form
  ) {
    self.id = id
    self.orders = orders
    self.close = close
    self.form = form
  }

  public var body: some View {
    if let order = orders?.first(where: { $0.id == id }) {
      form(order)
    } else {
      Group {
        if orders == nil {
          ProgressView("Loading…")
        } else {
          Text("There is no order \(id).")
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
