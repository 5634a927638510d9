import CoffeeOrdersService
import CoffeeOrdersViews
import HeadwaterUI

/// The list of all orders. A tap, a long press or the return key opens an order; a swipe changes its size.
struct ContentView: View {
  private enum ActiveSheet: Identifiable {
    case form(Order?)
    case sales

    var id: String {
      switch self {
      case .form(let order): "form \(order?.id ?? 0)"
      case .sales: "sales"
      }
    }
  }

  @Bindable var store: Store<OrderList.State, OrderList.Action>
  let save: OrderFormScreen.Save
  @State private var activeSheet: ActiveSheet?

  var body: some View {
    List {
      if let problem = store.problem {
        ProblemNote(problem, outlook: "It is tried again by itself.")
      }
      if let refusal = store.orders.refusal(of: .all) {
        ProblemNote(refusal, outlook: "The order is as it was.")
      }
      Section {
        Picker("Sort by", selection: $store.sorting.sending(\.sorted)) {
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
    .searchable(text: $store.searchText.sending(\.searched), prompt: "Search orders")
    .navigationTitle("Orders")
    .toolbar {
      ToolbarItem(placement: .automatic) {
        Button("Sales") { activeSheet = .sales }
      }
      ToolbarItem(placement: .primaryAction) {
        Button("Add order") { activeSheet = .form(nil) }
      }
    }
    .sheet(item: $activeSheet) { sheet in
      switch sheet {
      case .form(let order): OrderFormScreen(order: order, save: save)
      case .sales: SalesView(store: store)
      }
    }
  }

  private func row(_ order: Order) -> some View {
    OrderRow(order: order)
      .contentShape(Rectangle())
      .onLongPressGesture { activeSheet = .form(order) }
      .onTapGesture { activeSheet = .form(order) }
      .swipeActions {
        Button("Make \(order.size.next.rawValue)") {
          var changed = order
          changed.size = order.size.next
          store.send(.orders(.submit(changed, to: .all)))
        }
      }
  }

  private var emptyNote: String {
    guard let orders = store.orders[.all].value else { return "Loading…" }
    return orders.isEmpty ? "There are no orders yet." : "No order is like that."
  }
}

extension CoffeeSize {
  /// The next larger size; after the largest, the smallest.
  fileprivate var next: CoffeeSize {
    switch self {
    case .small: .medium
    case .medium: .large
    case .large: .small
    }
  }
}
