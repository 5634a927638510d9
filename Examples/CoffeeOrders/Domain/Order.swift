// What the coffee orders' client and server agree on: an order, what it takes to ask for one, and
// how a refusal is told. Both sides import it; it knows neither a database nor a screen.

import Foundation

/// A coffee that was ordered.
public struct Order: Codable, Equatable, Identifiable, Sendable {
  /// The server's number of the order.
  public var id: Int
  /// Who ordered it.
  public var name: String
  /// What was ordered.
  public var coffeeName: String
  /// What it costs, in dollars. A `Double` has no 0.10, and this is money.
  public var total: Decimal
  public var size: CoffeeSize
  /// The number of the write that made the order what it is; it grows over all orders.
  ///
  /// An update names the version that it was made from, so that nobody overwrites what they have not
  /// seen. A listener names the highest it has, and hears of all later ones.
  public var version: Int

  public init(id: Int, version: Int, draft: OrderDraft) {
    self.id = id
    self.version = version
    name = draft.name
    coffeeName = draft.coffeeName
    total = draft.total
    size = draft.size
  }

  /// What of the order a person decides.
  public var draft: OrderDraft {
    OrderDraft(name: name, coffeeName: coffeeName, total: total, size: size)
  }
}

/// An order that has no number yet: what a person fills in.
public struct OrderDraft: Codable, Equatable, Sendable {
  public var name: String
  public var coffeeName: String
  public var total: Decimal
  public var size: CoffeeSize

  public init(name: String, coffeeName: String, total: Decimal, size: CoffeeSize) {
    self.name = name
    self.coffeeName = coffeeName
    self.total = total
    self.size = size
  }
}

/// How much coffee it is.
public enum CoffeeSize: String, Codable, CaseIterable, Identifiable, Sendable {
  case small, medium, large

  public var id: Self { self }
}

extension [Order] {
  /// Takes in what has become of an order, or a new one, unless something later of it is known.
  public mutating func merge(_ order: Order) {
    guard let index = firstIndex(where: { $0.id == order.id }) else { return append(order) }
    if order.version > self[index].version { self[index] = order }
  }
}
