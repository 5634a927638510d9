import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The list of all orders. A tap, a long press or the return key opens an order beside it; a swipe changes its size.
struct OrdersView: View {
  let store: Store<OrderList.State, OrderList.Action>
  @Binding var screen: OrdersScreen?

  var body: some View {
    List(selection: $screen.order) {
      if let problem = store.problem {
        ProblemNote(problem, outlook: "It is tried again by itself.")
      }
      if let refusal = store.orders.refusal(of: .all) {
        ProblemNote(refusal, outlook: "The order is as it was.")
      }
      Section {
        Picker("Sort by", selection: store.binding(\.sorting, action: \.sorted)) {
          ForEach(OrderSorting.allCases) { Text($0.title).tag($0) }
        }
      }
      if !store.shown.isEmpty {
        Section {
          ForEach(store.shown) { row($0) }
        } footer: {
          Text("Choose an order to change it.")
        }
      } else if store.problem == nil {
        Text(emptyNote).foregroundStyle(.secondary)
      }
    }
    .refreshable { await store.send(.orders(.refetch(.all))).finish() }
    .searchable(text: store.binding(\.searchText, action: \.searched), prompt: "Search orders")
    .addresses(store.binding(\.searchText, action: \.searched), query: "search")
    .navigationTitle("Orders")
    .firstPage(isReady: store.orders[.all].value != nil || store.problem != nil)
    .toolbar {
      ToolbarItem(placement: .automatic) {
        Button("Sales") { screen = .sales }
      }
      ToolbarItem(placement: .primaryAction) {
        Button("Add order") { screen = .add }.buttonStyle(.borderedProminent)
      }
    }
  }

  private func row(_ order: Order) -> some View {
    OrderRow(order: order)
      .contentShape(Rectangle())
      .onLongPressGesture { screen = .update(order.id) }
      .onTapGesture { screen = .update(order.id) }
      .accessibilityAddTraits(screen == .update(order.id) ? .isSelected : [])
      .swipeActions {
        let size: CoffeeSize = order.size == .large ? .small : .large
        Button("Make \(size.rawValue)") { store.send(.sizeChosen(size, of: order)) }
      }
  }

  private var emptyNote: String {
    guard let orders = store.orders[.all].value else { return "Loading…" }
    return orders.isEmpty ? "There are no orders yet." : "No order is like that."
  }
}
