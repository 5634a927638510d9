import CoffeeOrdersService
import Foundation
import Testing

@Suite("Coffee orders, the sales by hour")
struct SalesByHourTests {
  /// An order at a time of 4 May 2026, in Berlin.
  private func order(_ id: Int, at hour: Int, _ minute: Int = 0, total: Decimal = 4) throws -> Order
  {
    let date = try #require(
      calendar.date(
        from: DateComponents(year: 2026, month: 5, day: 4, hour: hour, minute: minute)))
    return Order(id: id, version: id, draft: .latte.with { $0.total = total }, placedAt: date)
  }

  private var calendar: Calendar {
    get throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
      return calendar
    }
  }

  @Test("the hours end with that of the latest order, and hours without orders are there too")
  func hours() throws {
    let sales = SalesByHour(
      of: [
        try order(1, at: 9, 59, total: 3), try order(2, at: 10), try order(3, at: 12, 30, total: 1),
        try order(4, at: 12, 59),
      ], length: 4, calendar: try calendar)
    #expect(sales.hours.map(\.count) == [1, 1, 0, 2])
    #expect(sales.hours.map(\.takings) == [3, 4, 0, 5])
    #expect(
      try sales.hours.map { try calendar.component(.hour, from: $0.start) } == [9, 10, 11, 12])
    #expect(sales.busiest?.start == sales.hours[3].start)
    #expect(sales.others == 0)
  }

  @Test("older orders and those of an unknown time are counted apart")
  func others() throws {
    let timeless = Order(id: 9, version: 9, draft: .mocha)
    let sales = SalesByHour(
      of: [try order(1, at: 1), timeless, try order(2, at: 8)], length: 3, calendar: try calendar)
    #expect(sales.hours.map(\.count) == [0, 0, 1])
    #expect(sales.others == 2)
    #expect(SalesByHour(of: [timeless], calendar: try calendar).others == 1)
    #expect(SalesByHour(of: [], calendar: try calendar).busiest == nil)
  }

  @Test("the hours go past midnight")
  func midnight() throws {
    let sales = SalesByHour(of: [try order(1, at: 1)], length: 3, calendar: try calendar)
    #expect(try sales.hours.map { try calendar.component(.hour, from: $0.start) } == [23, 0, 1])
  }

  @Test("in the night in which the clocks go back, an hour is there twice")
  func daylightSaving() throws {
    let end = try #require(
      try calendar.date(from: DateComponents(year: 2026, month: 10, day: 25, hour: 3)))
    let orders = (0..<4).map { number in
      Order(
        id: number, version: number, draft: .latte,
        placedAt: end.addingTimeInterval(-3_600 * Double(number)))
    }
    let sales = SalesByHour(of: orders, length: 4, calendar: try calendar)
    #expect(sales.hours.map(\.count) == [1, 1, 1, 1])
    #expect(try sales.hours.map { try calendar.component(.hour, from: $0.start) } == [1, 2, 2, 3])
  }
}
