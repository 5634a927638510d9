import Foundation

/// The orders of each hour, up to the hour of the latest order.
public struct SalesByHour: Equatable, Sendable {
  /// The orders that were placed in an hour.
  public struct Hour: Equatable, Identifiable, Sendable {
    public var start: Date
    public var count = 0
    public var takings: Decimal = 0

    public var id: Date { start }
  }

  /// The hours, the earliest first. It includes hours without orders.
  public var hours: [Hour] = []
  /// The number of orders that are not in these hours, since they are older or of an unknown time.
  public var others = 0

  /// The first of the hours with the most orders; nil without orders.
  public var busiest: Hour? { hours.first { $0.count == hours.map(\.count).max() } }

  /// - Parameters:
  ///   - length: The number of hours.
  ///   - calendar: Divides the day, in the person's time zone.
  public init(of orders: [Order], length: Int = 12, calendar: Calendar) {
    func hour(of date: Date) -> Date? { calendar.dateInterval(of: .hour, for: date)?.start }
    guard let last = orders.compactMap(\.placedAt).max().flatMap(hour) else {
      others = orders.count
      return
    }
    hours = (1 - length...0).compactMap { offset in
      calendar.date(byAdding: .hour, value: offset, to: last).map { Hour(start: $0) }
    }
    let places = Dictionary(
      zip(hours.map(\.start), hours.indices), uniquingKeysWith: { first, _ in first })
    for order in orders {
      guard let place = order.placedAt.flatMap(hour).flatMap({ places[$0] }) else {
        others += 1
        continue
      }
      hours[place].count += 1
      hours[place].takings += order.total
    }
  }
}
