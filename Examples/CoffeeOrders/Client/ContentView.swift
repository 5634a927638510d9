import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The list of all orders. A tap, a long press or the return key opens an order.
struct ContentView: View {
  @EnvironmentObject private var model: Model
  @State private var activeSheet: OrdersSheet?

  var body: some View {
    List {
      if let problem = model.problem {
        ProblemNote(problem, outlook: "It is tried again by itself.")
      }
      Section {
        Picker("Sort by", selection: $model.sorting) {
          ForEach(OrderSorting.allCases) { Text($0.title).tag($0) }
        }
      }
      if !model.shownOrders.isEmpty {
        Section {
          ForEach(model.shownOrders) { order in
            OrderRow(order: order)
              .contentShape(Rectangle())
              .onLongPressGesture { activeSheet = .update(order.id) }
              .onTapGesture { activeSheet = .update(order.id) }
          }
        } footer: {
          Text("Choose an order to change it.")
        }
      } else if model.problem == nil {
        Text(emptyNote).foregroundStyle(.secondary)
      }
    }
    .searchable(text: $model.searchText, prompt: "Search orders")
    .addresses($model.searchText, query: "search")
    .navigationTitle("Orders")
    .toolbar {
      ToolbarItem(placement: .automatic) {
        Button("Sales") { activeSheet = .sales }
      }
      ToolbarItem(placement: .primaryAction) {
        Button("Add order") { activeSheet = .add }.buttonStyle(.borderedProminent)
      }
    }
    .sheet(item: $activeSheet) { sheet in
      switch sheet {
      case .add: AddNewCoffeeOrderView()
      case .update(let id):
        FoundOrder(id, in: model.isLoaded ? model.orders : nil) { AddNewCoffeeOrderView(order: $0) }
      case .sales: SalesView()
      }
    }
    .addresses($activeSheet, .ordersSheet)
    .task { await model.follow() }
  }

  private var emptyNote: String {
    if !model.isLoaded { return "Loading…" }
    return model.orders.isEmpty ? "There are no orders yet." : "No order is like that."
  }
}
