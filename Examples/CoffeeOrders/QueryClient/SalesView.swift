import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The total of the orders, computed from the same answer as the list.
struct SalesView: View {
  let store: Store<OrderList.State, OrderList.Action>

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        if let problem = store.problem {
          ProblemNote(problem, outlook: "Refresh tries it again.")
        }
        if let orders = store.orders[.all].value { SalesRows(summary: SalesSummary(of: orders)) }
      }
      .navigationTitle("Sales")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done") { dismiss() }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Refresh", action: store.call(.orders(.refetch(.all))))
        }
      }
    }
  }
}
