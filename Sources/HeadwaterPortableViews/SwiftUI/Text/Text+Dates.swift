extension Text {
  /// The form in which a date is shown.
  public struct DateStyle: Equatable, Sendable {
    fileprivate let format: Date.FormatStyle

    /// The date, such as "June 3, 2019".
    public static let date = DateStyle(format: Date.FormatStyle(date: .long, time: .omitted))
    /// The time of the day, such as "11:23 PM".
    public static let time = DateStyle(format: Date.FormatStyle(date: .omitted, time: .shortened))
  }

  /// Shows a date or a time, in the language, the time zone and the calendar of the person.
  public init(_ date: Date, style: DateStyle) {
    self.init(personal: FormattedValue(date, style.format))
  }

  /// Shows the start and the end of an interval, with their days if these differ.
  public init(_ dates: ClosedRange<Date>) {
    let format = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
    self.init(personal: FormattedValue(dates.lowerBound..<dates.upperBound, format))
  }

  /// Shows the start and the end of an interval, with their days if these differ.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
}
