import Foundation

/// The order of the list.
public enum OrderSorting: String, CaseIterable, Identifiable, Sendable {
  case newest, name, total

  public var id: Self { self }

  public var title: String {
    switch self {
    case .newest: "Newest"
    case .name: "Name"
    case .total: "Total"
    }
  }

  /// Returns the orders that match a text, sorted.
  public func shown(_ orders: [Order], matching text: String) -> [Order] {
    let text = text.trimmingCharacters(in: .whitespaces)
    let found =
      text.isEmpty
      ? orders
      : orders.filter {
        $0.name.localizedCaseInsensitiveContains(text)
          || $0.coffeeName.localizedCaseInsensitiveContains(text)
      }
    return found.sorted { left, right in
      switch self {
      case .newest: left.id > right.id
      case .name:
        (left.name.lowercased(), left.id) < (right.name.lowercased(), right.id)
      case .total: (left.total, left.id) > (right.total, right.id)
      }
    }
  }
}
