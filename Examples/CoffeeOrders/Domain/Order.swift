// The common types of the coffee orders' client and server: an order, its draft, and the report of a refusal.
// Both sides import this module. It knows no database and no screen.

import Foundation

/// An ordered coffee.
public struct Order: Codable, Equatable, Identifiable, Sendable {
  /// The server's number of the order.
  public var id: Int
  /// The name of the person who has ordered it.
  public var name: String
  /// The name of the coffee.
  public var coffeeName: String
  /// The price in dollars. It is money, and a `Double` cannot represent 0.10.
  public var total: Decimal
  public var size: CoffeeSize
  /// The number of the last write of the order; it grows over all orders.
  ///
  /// An update names the version on which it is based, so that it cannot overwrite an unseen change. A
  /// listener names the highest version that it has, and receives all later ones.
  public var version: Int
  /// The second in which it was placed; nil for orders that an earlier version of the server has kept.
  public var placedAt: Date?

  public init(id: Int, version: Int, draft: OrderDraft, placedAt: Date? = nil) {
    self.id = id
    self.version = version
    self.placedAt = placedAt
    name = draft.name
    coffeeName = draft.coffeeName
    total = draft.total
    size = draft.size
  }

  /// The part of the order that a person fills in.
  public var draft: OrderDraft {
    OrderDraft(name: name, coffeeName: coffeeName, total: total, size: size)
  }
}

/// An order without a number, as a person fills it in.
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

/// The size of a coffee.
public enum CoffeeSize: String, Codable, CaseIterable, Identifiable, Sendable {
  case small, medium, large

  public var id: Self { self }
}

extension [Order] {
  /// Adds an order, or replaces an earlier version of it.
  public mutating func merge(_ order: Order) {
    guard let index = firstIndex(where: { $0.id == order.id }) else { return append(order) }
    if order.version > self[index].version { self[index] = order }
  }
}
