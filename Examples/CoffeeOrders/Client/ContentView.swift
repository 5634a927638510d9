import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The list of all orders. A tap, a long press or the return key opens an order.
struct ContentView: View {
  private enum ActiveSheet: Identifiable {
    case add
    case update(Order)
    case sales

    var id: String {
      switch self {
      case .add: "add"
      case .update(let order): "update \(order.id)"
      case .sales: "sales"
      }
    }
  }

  @EnvironmentObject private var model: Model
  @State private var activeSheet: ActiveSheet?

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
              .onLongPressGesture { activeSheet = .update(order) }
              .onTapGesture { activeSheet = .update(order) }
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
        Button("Add order") { activeSheet = .add }
      }
    }
    .sheet(item: $activeSheet) { sheet in
      switch sheet {
      case .add: AddNewCoffeeOrderView()
      case .update(let order): AddNewCoffeeOrderView(order: order)
      case .sales: SalesView()
      }
    }
    .task { await model.follow() }
  }

  private var emptyNote: String {
    if !model.isLoaded { return "Loading…" }
    return model.orders.isEmpty ? "There are no orders yet." : "No order is like that."
  }
}
