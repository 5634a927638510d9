import CoffeeOrdersService
import Foundation
import HeadwaterUI

/// The figures of all orders, and charts of them.
struct SalesCharts: View {
  let orders: [Order]
  /// Whether the server may know others by now.
  let isOld: Bool

  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let summary = SalesSummary(of: orders)
    let byHour = SalesByHour(of: orders, calendar: personalCalendar)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 128), spacing: 16)], spacing: 16) {
      SalesFigure(name: "Orders", value: summary.count.formatted(.number.locale(locale)))
      SalesFigure(name: "Takings", value: dollars(summary.takings))
      SalesFigure(name: "Mean of an order", value: dollars(summary.mean))
      SalesFigure(name: "Busiest hour", value: byHour.busiest.map { time($0.start) } ?? "–")
    }
    .padding(16)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
    // The charts of twelve hours in one or two columns, never in three: no chart is alone beside an empty place.
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 400), spacing: 16, alignment: .top)], spacing: 16
    ) {
      ordersByHour(byHour)
      takingsByHour(byHour)
    }
    ordersBySize(summary)
  }

  private func ordersByHour(_ sales: SalesByHour) -> some View {
    ChartCard(
      title: "Orders by hour", note: note(on: sales),
      rows: sales.hours.map { .init(name: time($0.start), value: orders($0.count)) }
    ) {
      BarChart(
        values: sales.hours.map { Double($0.count) }, names: sales.hours.map { hour($0.start) },
        paint: isOld ? .gray : .blue)
    }
  }

  private func takingsByHour(_ sales: SalesByHour) -> some View {
    ChartCard(
      title: "Takings by hour", note: note(on: sales),
      rows: sales.hours.map { .init(name: time($0.start), value: dollars($0.takings)) }
    ) {
      LineChart(
        values: sales.hours.map { NSDecimalNumber(decimal: $0.takings).doubleValue },
        names: sales.hours.map { hour($0.start) }, paint: isOld ? .gray : .indigo
      ) { value in
        value.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(locale))
      }
    }
  }

  private func ordersBySize(_ summary: SalesSummary) -> some View {
    ChartCard(
      title: "Orders by size", note: "Of all orders.",
      rows: summary.cups.map {
        .init(name: $0.size.rawValue.capitalized, value: orders($0.count))
      }
    ) {
      SizeChart(summary: summary, paint: isOld ? .gray : .brown)
    }
  }

  // MARK: Words and numbers as the person writes them

  private var personalCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: personalCalendar, timeZone: timeZone)
  }

  /// Such as "2 PM" or "14".
  private func hour(_ date: Date) -> String { date.formatted(style.hour()) }

  /// Such as "Thu 2 PM".
  private func time(_ date: Date) -> String {
    date.formatted(style.weekday(.abbreviated).hour())
  }

  private func dollars(_ amount: Decimal) -> String {
    amount.formatted(.currency(code: "USD").locale(locale))
  }

  private func orders(_ count: Int) -> String {
    count == 1 ? "1 order" : "\(count.formatted(.number.locale(locale))) orders"
  }

  private func note(on sales: SalesByHour) -> String {
    guard let last = sales.hours.last else { return "There are no orders yet." }
    let hours = "The \(sales.hours.count) hours up to \(time(last.start))."
    return sales.others == 0 ? hours : "\(hours) Before them: \(orders(sales.others))."
  }
}

/// A number of the sales with its name.
struct SalesFigure: View {
  let name: String
  let value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(value).font(.title2).bold().monospacedDigit()
      Text(name).font(.footnote).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
