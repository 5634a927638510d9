import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The list of all orders. A tap, a long press or the return key opens an order beside it.
struct ContentView: View {
  @Environment(Model.self) private var model
  @Binding var screen: OrdersScreen?

  var body: some View {
    List(selection: $screen.order) {
      if let problem = model.problem {
        ProblemNote(problem, outlook: "It is tried again by itself.")
      }
      Section {
        Picker("Sort by", selection: Bindable(model).sorting) {
          ForEach(OrderSorting.allCases) { Text($0.title).tag($0) }
        }
      }
      if !model.shownOrders.isEmpty {
        Section {
          ForEach(model.shownOrders) { order in
            OrderRow(order: order)
              .contentShape(Rectangle())
              .onLongPressGesture { screen = .update(order.id) }
              .onTapGesture { screen = .update(order.id) }
              .accessibilityAddTraits(screen == .update(order.id) ? .isSelected : [])
          }
        } footer: {
          Text("Choose an order to change it.")
        }
      } else if model.problem == nil {
        Text(emptyNote).foregroundStyle(.secondary)
      }
    }
    .searchable(text: Bindable(model).searchText, prompt: "Search orders")
    .addresses(Bindable(model).searchText, query: "search")
    .navigationTitle("Orders")
    .toolbar {
      ToolbarItem(placement: .automatic) {
        Button("Sales") { screen = .sales }
      }
      ToolbarItem(placement: .primaryAction) {
        Button("Add order") { screen = .add }.buttonStyle(.borderedProminent)
      }
    }
  }

  private var emptyNote: String {
    if !model.isLoaded { return "Loading…" }
    return model.orders.isEmpty ? "There are no orders yet." : "No order is like that."
  }
}
