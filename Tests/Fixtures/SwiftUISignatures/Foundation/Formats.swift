// Formats of dates and numbers.

public protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
  func locale(_ locale: Locale) -> Self
}

extension FormatStyle {
  public func locale(_ locale: Locale) -> Self
}

public protocol ParseStrategy: Decodable, Encodable, Hashable {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: ParseInput) throws -> ParseOutput
}

public protocol ParseableFormatStyle: FormatStyle {
  associatedtype Strategy: ParseStrategy
  where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
  var parseStrategy: Strategy { get }
}

extension Date {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct DateStyle: Codable, Hashable, Sendable {
      public static let omitted: DateStyle
      public static let numeric: DateStyle
      public static let abbreviated: DateStyle
      public static let long: DateStyle
      public static let complete: DateStyle
    }
    public struct TimeStyle: Codable, Hashable, Sendable {
      public static let omitted: TimeStyle
      public static let shortened: TimeStyle
      public static let standard: TimeStyle
      public static let complete: TimeStyle
    }
    public var locale: Locale
    public var timeZone: TimeZone
    public var calendar: Calendar
    public init(
      date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent)
    public struct Symbol: Hashable, Sendable {
      public struct Year: Hashable, Sendable {}
      public struct Month: Hashable, Sendable {
        public static var wide: Month { get }
        public static var abbreviated: Month { get }
      }
      public struct Day: Hashable, Sendable {}
      public struct Weekday: Hashable, Sendable {
        public static var wide: Weekday { get }
        public static var abbreviated: Weekday { get }
      }
      public struct Hour: Hashable, Sendable {}
      public struct Minute: Hashable, Sendable {}
    }
    public func year() -> FormatStyle
    public func month() -> FormatStyle
    public func month(_ format: Symbol.Month) -> FormatStyle
    public func day() -> FormatStyle
    public func weekday() -> FormatStyle
    public func weekday(_ format: Symbol.Weekday) -> FormatStyle
    public func hour() -> FormatStyle
    public func minute() -> FormatStyle
    public func second() -> FormatStyle
    public func format(_ value: Date) -> String
    public func locale(_ locale: Locale) -> FormatStyle
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }

  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == Date
  public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String
}

public enum NumberFormatStyleConfiguration {
  public struct Precision: Codable, Hashable, Sendable {
    public static func fractionLength(_ length: Int) -> Precision
    public static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision
    where R.Bound == Int
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
  public struct Grouping: Codable, Hashable, Sendable {
    public static var automatic: Grouping { get }
    public static var never: Grouping { get }
  }
  public struct SignDisplayStrategy: Codable, Hashable, Sendable {
    public static var automatic: SignDisplayStrategy { get }
    public static var never: SignDisplayStrategy { get }
    public static func always(includingZero: Bool = true) -> SignDisplayStrategy
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
}

public struct IntegerFormatStyle<Value: BinaryInteger>: Codable, Hashable, Sendable {
  public var locale: Locale
  public init(locale: Locale = .autoupdatingCurrent)
  public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  public func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

extension IntegerFormatStyle: FormatStyle {
  public func format(_ value: Value) -> String
  public func locale(_ locale: Locale) -> Self
}

public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: Codable, Hashable, Sendable {
  public var locale: Locale
  public init(locale: Locale = .autoupdatingCurrent)
  public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

extension FloatingPointFormatStyle: FormatStyle {
  public func format(_ value: Value) -> String
  public func locale(_ locale: Locale) -> Self
}

extension IntegerFormatStyle: ParseableFormatStyle {
  public var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>> { get }
}

extension FloatingPointFormatStyle: ParseableFormatStyle {
  public var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>> { get }
}

public struct IntegerParseStrategy<Format: FormatStyle>: ParseStrategy
where Format.FormatInput: BinaryInteger {
  public func parse(_ value: String) throws -> Format.FormatInput
}

public struct FloatingPointParseStrategy<Format: FormatStyle>: ParseStrategy
where Format.FormatInput: BinaryFloatingPoint {
  public func parse(_ value: String) throws -> Format.FormatInput
}

extension Decimal {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public var locale: Locale
    public init(locale: Locale = .autoupdatingCurrent)
    public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FormatStyle
    public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> FormatStyle
    public func format(_ value: Decimal) -> String
    public func locale(_ locale: Locale) -> FormatStyle
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws

    public struct Currency: Foundation.FormatStyle, Sendable {
      public var locale: Locale
      public init(code: String, locale: Locale = .autoupdatingCurrent)
      public func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Currency
      public func format(_ value: Decimal) -> String
      public func locale(_ locale: Locale) -> Currency
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
  }

  public func formatted() -> String
  public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
  where S.FormatInput == Decimal
}

extension BinaryInteger {
  public func formatted() -> String
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput
}

extension BinaryFloatingPoint {
  public func formatted() -> String
  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput
  where Self == S.FormatInput
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
  public static var number: IntegerFormatStyle<Int> { get }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  public static var number: FloatingPointFormatStyle<Double> { get }
}

extension FormatStyle where Self == Decimal.FormatStyle {
  public static var number: Decimal.FormatStyle { get }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  public static func currency(code: String) -> Decimal.FormatStyle.Currency
}

extension FormatStyle where Self == Date.FormatStyle {
  public static var dateTime: Date.FormatStyle { get }
}
