import CoffeeOrdersService
import HeadwaterUI

/// The list of orders, and the form of the chosen one beside it. In a narrow window, the form covers the list. A new
/// order and the sales are sheets above it.
public struct OrdersSplitView<ListContent: View, FormContent: View, SalesContent: View>: View {
  @Binding private var screen: OrdersScreen?
  private let orders: () -> [Order]?
  private let list: ListContent
  private let form: (Order?, @escaping @MainActor () -> Void) -> FormContent
  private let sales: () -> SalesContent

  @State private var unsaved = UnsavedOrders()

  /// - Parameters:
  ///   - screen: What is shown with the list.
  ///   - orders: Returns the orders to choose from; nil while they are loading.
  ///   - list: The list, with `screen.order` as its selection.
  ///   - form: The form of an order, or of a new one, and what leaves it.
  ///   - sales: The sales.
  public init(
    screen: Binding<OrdersScreen?>, orders: @escaping () -> [Order]?,
    @ViewBuilder list: () -> ListContent,
    @ViewBuilder form: @escaping (Order?, @escaping @MainActor () -> Void) -> FormContent,
    @ViewBuilder sales: @escaping () -> SalesContent
  ) {
    _screen = screen
    self.orders = orders
    self.list = list()
    self.form = form
    self.sales = sales
  }

  public var body: some View {
    NavigationSplitView {
      list
    } detail: {
      if case .update(let id) = screen {
        FoundOrder(id: id, orders: orders(), close: close) { form($0, close) }.id(id)
      } else {
        ContentUnavailableView(
          "No order is chosen", systemImage: "cup.and.saucer",
          description: Text("Choose one to read it and to change it."))
      }
    }
    .sheet(item: $screen.sheet) { screen in
      if screen == .sales {
        sales()
      } else {
        NavigationStack { form(nil, close) }
      }
    }
    .addresses($screen, .ordersScreen)
    .environment(\.unsavedOrders, $unsaved)
    .remember($unsaved, as: "orders.unsaved")
  }

  private func close() { screen = nil }
}
