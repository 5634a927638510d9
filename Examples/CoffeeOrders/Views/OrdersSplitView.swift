import CoffeeOrdersService
import HeadwaterUI

/// The list of orders, and the chosen one beside it. In a narrow window, the order covers the list.
public struct OrdersSplitView<Orders: View, Chosen: View, Sheet: View>: View {
  @Binding private var screen: OrdersScreen?
  private let orders: Orders
  private let chosen: (Order.ID) -> Chosen
  private let sheet: (OrdersScreen) -> Sheet

  @State private var unsaved: [Order.ID: UnsavedOrder] = [:]

  /// - Parameters:
  ///   - screen: What is shown with the list.
  ///   - orders: The list, with `screen.order` as its selection.
  ///   - chosen: The form of an order.
  ///   - sheet: A screen that is no order.
  public init(
    screen: Binding<OrdersScreen?>, @ViewBuilder orders: () -> Orders,
    @ViewBuilder chosen: @escaping (Order.ID) -> Chosen,
    @ViewBuilder sheet: @escaping (OrdersScreen) -> Sheet
  ) {
    _screen = screen
    self.orders = orders()
    self.chosen = chosen
    self.sheet = sheet
  }

  public var body: some View {
    NavigationSplitView {
      orders
    } detail: {
      if case .update(let id) = screen {
        chosen(id).id(id)
      } else {
        ContentUnavailableView(
          "No order is chosen", systemImage: "cup.and.saucer",
          description: Text("Choose one to read it and to change it."))
      }
    }
    .environment(\.unsavedOrders, $unsaved)
    .sheet(item: $screen.sheet) { sheet($0) }
    .addresses($screen, .ordersScreen)
  }
}

/// What a person has typed into an order, and left without saving it.
struct UnsavedOrder: Equatable, Sendable {
  var form: OrderForm
  /// The order on which it is based.
  var order: Order
}

extension EnvironmentValues {
  /// What was typed into orders that were left, until they are opened again.
  @Entry var unsavedOrders = Binding<[Order.ID: UnsavedOrder]>.constant([:])
}
