// The parts of the coffee orders' screens that show values and know no model. Both clients use them: the one
// with observable objects, and the one with the Observation framework.

import CoffeeOrdersService
import Foundation
import HeadwaterUI

/// An order in a list.
public struct OrderRow: View {
  private let order: Order

  @Environment(\.locale) private var locale

  public init(order: Order) {
    self.order = order
  }

  public var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text(order.name)
        Text("\(order.coffeeName), \(order.size.rawValue)")
          .font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(order.total.formatted(.currency(code: "USD").locale(locale)))
        .monospacedDigit()
        .fixedSize()
    }
  }
}

#Preview("Rows") {
  List {
    OrderRow(order: .sample(name: "Ada", coffee: "Latte", size: .small))
    OrderRow(
      order: .sample(name: "Grace Brewster Murray Hopper", coffee: "Flat white", size: .large))
  }
}

extension Order {
  fileprivate static func sample(name: String, coffee: String, size: CoffeeSize) -> Order {
    Order(
      id: 1, version: 1,
      draft: OrderDraft(name: name, coffeeName: coffee, total: 4.5, size: size))
  }
}
