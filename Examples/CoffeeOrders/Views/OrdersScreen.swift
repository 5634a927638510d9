import CoffeeOrdersService
import HeadwaterUI

/// What is shown with the list of orders: an order beside it, or a sheet. Its address follows that of the list.
public enum OrdersScreen: Hashable, Identifiable, Sendable {
  case add
  case update(Order.ID)
  case sales

  public var id: Self { self }
}

extension OrdersScreen? {
  /// The order beside the list.
  public var order: OrdersScreen? {
    get { if case .update = self { self } else { nil } }
    set { if newValue != nil || order != nil { self = newValue } }
  }

  /// The sheet above the list.
  public var sheet: OrdersScreen? {
    get { order == nil ? self : nil }
    set { if newValue != nil || sheet != nil { self = newValue } }
  }
}

extension OrdersScreen: AddressValue {
  public init?(addressText: String) {
    switch addressText {
    case "new": self = .add
    case "sales": self = .sales
    default:
      guard let id = Order.ID(addressText: addressText) else { return nil }
      self = .update(id)
    }
  }

  public var addressText: String {
    switch self {
    case .add: "new"
    case .update(let id): id.addressText
    case .sales: "sales"
    }
  }
}

extension AddressMap<OrdersScreen> {
  /// `new`, `sales`, or the number of an order.
  public static var ordersScreen: AddressMap { AddressMap(.all(.value())) }
}
