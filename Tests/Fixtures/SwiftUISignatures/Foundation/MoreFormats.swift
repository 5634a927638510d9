// Formats of percentages, currencies, lists, sizes, durations and spans of time.

extension IntegerFormatStyle {
  public struct Percent: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public init(locale: Locale = .autoupdatingCurrent)
    public func format(_ value: Value) -> String
    public func locale(_ locale: Locale) -> Percent
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }

  public struct Currency: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public init(code: String, locale: Locale = .autoupdatingCurrent)
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Currency
    public func format(_ value: Value) -> String
    public func locale(_ locale: Locale) -> Currency
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
}

extension FloatingPointFormatStyle {
  public struct Percent: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public init(locale: Locale = .autoupdatingCurrent)
    public func format(_ value: Value) -> String
    public func locale(_ locale: Locale) -> Percent
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }

  public struct Currency: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public init(code: String, locale: Locale = .autoupdatingCurrent)
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Currency
    public func format(_ value: Value) -> String
    public func locale(_ locale: Locale) -> Currency
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
}

extension Decimal.FormatStyle {
  public struct Percent: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public init(locale: Locale = .autoupdatingCurrent)
    public func format(_ value: Decimal) -> String
    public func locale(_ locale: Locale) -> Percent
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
}

extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
  public static var percent: IntegerFormatStyle<Int>.Percent { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  public static var percent: FloatingPointFormatStyle<Double>.Percent { get }
}

extension FormatStyle {
  public static func currency<Value>(
    code: String
  ) -> Self where Self == IntegerFormatStyle<Value>.Currency, Value: BinaryInteger
  public static func currency<Value>(
    code: String
  ) -> Self where Self == FloatingPointFormatStyle<Value>.Currency, Value: BinaryFloatingPoint
}

extension Date {
  public struct IntervalFormatStyle: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public var timeZone: TimeZone
    public var calendar: Calendar
    public init(
      date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil,
      locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
      timeZone: TimeZone = .autoupdatingCurrent)
    public func format(_ value: Range<Date>) -> String
    public func locale(_ locale: Locale) -> IntervalFormatStyle
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }

  public struct RelativeFormatStyle: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public struct Presentation: Codable, Hashable, Sendable {
      public static let numeric: Presentation
      public static let named: Presentation
    }
    public struct UnitsStyle: Codable, Hashable, Sendable {
      public static let wide: UnitsStyle
      public static let abbreviated: UnitsStyle
    }
    public var calendar: Calendar
    public init(
      presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide,
      locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent)
    public func format(_ value: Date) -> String
    public func locale(_ locale: Locale) -> RelativeFormatStyle
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
}

public struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle
where Style.FormatInput == Base.Element, Style.FormatOutput == String {
  public struct ListType: Codable, Hashable, Sendable {
    public static var and: ListType { get }
    public static var or: ListType { get }
  }
  public var locale: Locale
  public init(memberStyle: Style)
  public func format(_ value: Base) -> String
  public func locale(_ locale: Locale) -> ListFormatStyle
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct ByteCountFormatStyle: Foundation.FormatStyle, Sendable {
  public var locale: Locale
  public func format(_ value: Int64) -> String
  public func locale(_ locale: Locale) -> ByteCountFormatStyle
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

extension Duration {
  public struct UnitsFormatStyle: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public func format(_ value: Duration) -> String
    public func locale(_ locale: Locale) -> UnitsFormatStyle
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }

  public struct TimeFormatStyle: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public struct Pattern: Hashable, Codable, Sendable {
      public static var hourMinute: Pattern { get }
      public static var hourMinuteSecond: Pattern { get }
      public static var minuteSecond: Pattern { get }
    }
    public init(pattern: Pattern, locale: Locale = .autoupdatingCurrent)
    public func format(_ value: Duration) -> String
    public func locale(_ locale: Locale) -> TimeFormatStyle
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }

  public func formatted<S: FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Duration
}
