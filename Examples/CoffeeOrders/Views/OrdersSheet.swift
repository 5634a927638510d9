import CoffeeOrdersService
import HeadwaterUI

/// What the list of orders shows in a sheet. Its address follows that of the list.
public enum OrdersSheet: Hashable, Identifiable, Sendable {
  case add
  case update(Order.ID)
  case sales

  public var id: Self { self }
}

extension OrdersSheet: AddressValue {
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

extension AddressMap<OrdersSheet> {
  /// `new`, `sales`, or the number of an order.
  public static var ordersSheet: AddressMap { AddressMap(.all(.value())) }
}
