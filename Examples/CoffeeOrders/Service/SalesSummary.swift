import Foundation

/// The totals of the orders.
public struct SalesSummary: Equatable, Sendable {
  public var count: Int
  public var takings: Decimal
  /// The number of cups of each size, the smallest size first. It includes sizes without orders.
  public var cups: [Cups]

  public struct Cups: Equatable, Identifiable, Sendable {
    public var size: CoffeeSize
    public var count: Int

    public var id: CoffeeSize { size }
  }

  /// The mean total of an order; zero without orders.
  public var mean: Decimal { count == 0 ? 0 : takings / Decimal(count) }

  public init(of orders: [Order]) {
    count = orders.count
    takings = orders.reduce(0) { $0 + $1.total }
    cups = CoffeeSize.allCases.map { size in
      Cups(size: size, count: orders.count(where: { $0.size == size }))
    }
  }
}
