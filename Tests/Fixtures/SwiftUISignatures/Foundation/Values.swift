// Values of Foundation: dates, numbers, texts, data and addresses.

public typealias TimeInterval = Double

public protocol ReferenceConvertible {}

public struct Date: Hashable, Comparable, Codable, Sendable {
  public init()
  public init(timeIntervalSinceNow: TimeInterval)
  public init(timeIntervalSince1970: TimeInterval)
  public init(timeIntervalSinceReferenceDate: TimeInterval)
  public init(timeInterval: TimeInterval, since date: Date)
  public static let distantPast: Date
  public static let distantFuture: Date
  public static var now: Date { get }
  public var timeIntervalSince1970: TimeInterval { get }
  public var timeIntervalSinceReferenceDate: TimeInterval { get }
  public var timeIntervalSinceNow: TimeInterval { get }
  public func timeIntervalSince(_ date: Date) -> TimeInterval
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
  public static func < (lhs: Date, rhs: Date) -> Bool
  public static func + (lhs: Date, rhs: TimeInterval) -> Date
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct Decimal: Hashable, Codable, Sendable, Comparable, SignedNumeric {
  public typealias Magnitude = Decimal
  public typealias IntegerLiteralType = Int
  public init()
  public init(_ value: Int)
  public init(_ value: Double)
  public init?(string: String, locale: Locale? = nil)
  public init(integerLiteral value: Int)
  public init(floatLiteral value: Double)
  public init?<T: BinaryInteger>(exactly source: T)
  public var magnitude: Decimal { get }
  public var isNaN: Bool { get }
  public var isZero: Bool { get }
  public var exponent: Int { get }
  public static func < (lhs: Decimal, rhs: Decimal) -> Bool
  public static func + (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func - (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func * (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func / (lhs: Decimal, rhs: Decimal) -> Decimal
  public static func += (lhs: inout Decimal, rhs: Decimal)
  public static func -= (lhs: inout Decimal, rhs: Decimal)
  public static func *= (lhs: inout Decimal, rhs: Decimal)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

extension Decimal: ExpressibleByFloatLiteral {}

public struct Data: Hashable, Codable, Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Data
  public typealias Iterator = IndexingIterator<Data>
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let atomic: WritingOptions
  }
  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  public init()
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8
  public init(contentsOf url: URL, options: ReadingOptions = []) throws
  public init?(base64Encoded base64String: String)
  public func write(to url: URL, options: WritingOptions = []) throws
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result
  public func base64EncodedString(options: Base64EncodingOptions = []) -> String
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public var indices: Range<Int> { get }
  public func index(after i: Int) -> Int
  public func index(before i: Int) -> Int
  public subscript(position: Int) -> UInt8 { get set }
  public subscript(bounds: Range<Int>) -> Data { get set }
  public mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with elements: C)
  where C.Element == UInt8
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct IndexSet: Hashable, Sendable, BidirectionalCollection, SetAlgebra {
  public typealias Element = Int
  public typealias ArrayLiteralElement = Int
  public typealias Indices = DefaultIndices<IndexSet>
  public typealias SubSequence = Slice<IndexSet>
  public typealias Iterator = IndexingIterator<IndexSet>
  public struct Index: Comparable, Hashable, Sendable {
    public static func < (lhs: Index, rhs: Index) -> Bool
  }
  public init()
  public init(integer: Int)
  public init<S: Sequence>(_ elements: S) where S.Element == Int
  public var count: Int { get }
  public var isEmpty: Bool { get }
  public var startIndex: Index { get }
  public var endIndex: Index { get }
  public func index(after i: Index) -> Index
  public func index(before i: Index) -> Index
  public subscript(index: Index) -> Int { get }
  public func contains(_ integer: Int) -> Bool
  public func union(_ other: IndexSet) -> IndexSet
  public func intersection(_ other: IndexSet) -> IndexSet
  public func symmetricDifference(_ other: IndexSet) -> IndexSet
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int)
  public mutating func update(with integer: Int) -> Int?
  public mutating func remove(_ integer: Int) -> Int?
  public mutating func formUnion(_ other: IndexSet)
  public mutating func formIntersection(_ other: IndexSet)
  public mutating func formSymmetricDifference(_ other: IndexSet)
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  public mutating func remove(atOffsets offsets: IndexSet)
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
}

public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
  public init()
  public init?(uuidString string: String)
  public var uuidString: String { get }
  public var description: String { get }
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem }
  public init?(string: String)
  public init(fileURLWithPath path: String)
  public init(filePath path: String, directoryHint: DirectoryHint = .checkFileSystem)
  public var absoluteString: String { get }
  public var relativeString: String { get }
  public var absoluteURL: URL { get }
  public var scheme: String? { get }
  public var path: String { get }
  public var lastPathComponent: String { get }
  public var pathExtension: String { get }
  public var query: String? { get }
  public var fragment: String? { get }
  public var port: Int? { get }
  public func query(percentEncoded: Bool = true) -> String?
  public func fragment(percentEncoded: Bool = true) -> String?
  public func deletingLastPathComponent() -> URL
  public func deletingPathExtension() -> URL
  public func appendingPathComponent(_ pathComponent: String) -> URL
  public func appendingPathExtension(_ pathExtension: String) -> URL
  public func appending<S: StringProtocol>(
    component: S, directoryHint: DirectoryHint = .checkFileSystem
  ) -> URL
  public init?(string: String, relativeTo url: URL?)
  public var description: String { get }
  public func host(percentEncoded: Bool = true) -> String?
  public func path(percentEncoded: Bool = true) -> String
  public func appending<S: StringProtocol>(
    path: S, directoryHint: DirectoryHint = .checkFileSystem
  ) -> URL
  public func appending(queryItems: [URLQueryItem]) -> URL
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?
  public init(name: String, value: String?)
}

public struct Locale: Hashable, Codable, Sendable {
  public init(identifier: String)
  public static var current: Locale { get }
  public static var autoupdatingCurrent: Locale { get }
  public enum LanguageDirection: Int, Sendable {
    case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  public struct LanguageCode: Hashable, Sendable {
    public var identifier: String { get }
  }
  public struct Language: Hashable, Sendable {
    public init(identifier: String)
    public var languageCode: LanguageCode? { get }
    public var characterDirection: LanguageDirection { get }
    public var maximalIdentifier: String { get }
    public var minimalIdentifier: String { get }
  }
  public struct Region: Hashable, Sendable {
    public var identifier: String { get }
  }
  public var language: Language { get }
  public var region: Region? { get }
  public var calendar: Calendar { get }
  public static var availableIdentifiers: [String] { get }
  public func localizedString(forLanguageCode languageCode: String) -> String?
  public var identifier: String { get }
  public var decimalSeparator: String? { get }
  public var groupingSeparator: String? { get }
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct TimeZone: Hashable, Codable, Sendable {
  public init?(identifier: String)
  public init?(secondsFromGMT seconds: Int)
  public static var current: TimeZone { get }
  public static var autoupdatingCurrent: TimeZone { get }
  public static var gmt: TimeZone { get }
  public var identifier: String { get }
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct Calendar: Hashable, Codable, Sendable {
  public enum Identifier: Sendable { case gregorian, iso8601, buddhist, japanese }
  public enum Component: Sendable { case era, year, month, day, hour, minute, second, weekday }
  public init(identifier: Identifier)
  public static var current: Calendar { get }
  public static var autoupdatingCurrent: Calendar { get }
  public var identifier: Identifier { get }
  public var locale: Locale? { get set }
  public var timeZone: TimeZone { get set }
  public func date(from components: DateComponents) -> Date?
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents
  public func startOfDay(for date: Date) -> Date
  public func dateInterval(of component: Component, for date: Date) -> DateInterval?
  public func date(byAdding component: Component, value: Int, to date: Date) -> Date?
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct DateComponents: Hashable, Sendable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
    month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil)
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn string: String)
  public static var whitespaces: CharacterSet { get }
  public static var whitespacesAndNewlines: CharacterSet { get }
  public static var newlines: CharacterSet { get }
  public static var urlQueryAllowed: CharacterSet { get }
  public static var urlPathAllowed: CharacterSet { get }
  public static var alphanumerics: CharacterSet { get }
  public static var decimalDigits: CharacterSet { get }
  public func union(_ other: CharacterSet) -> CharacterSet
  public func subtracting(_ other: CharacterSet) -> CharacterSet
}

extension StringProtocol {
  public var capitalized: String { get }
  public func trimmingCharacters(in set: CharacterSet) -> String
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String
  public func contains<T: StringProtocol>(_ other: T) -> Bool
  public func range<T: StringProtocol>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>?
  public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String]
  public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet)
    -> String?
  public func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
  public func uppercased(with locale: Locale?) -> String
  public func lowercased(with locale: Locale?) -> String
}

public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame
  case orderedDescending
}

extension String {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let caseInsensitive: CompareOptions
    public static let literal: CompareOptions
    public static let diacriticInsensitive: CompareOptions
    public static let widthInsensitive: CompareOptions
  }

  public struct Encoding: Hashable, Sendable {
    public static let utf8: Encoding
    public static let ascii: Encoding
  }

  public init?(data: Data, encoding: Encoding)
  public init(contentsOf url: URL, encoding enc: Encoding) throws
  public init(contentsOfFile path: String, encoding enc: Encoding) throws
  public init(format: String, _ arguments: any CVarArg...)
  public init(format: String, locale: Locale?, _ arguments: any CVarArg...)
  public init(format: String, arguments: [any CVarArg])
  public init(format: String, locale: Locale?, arguments: [any CVarArg])
}

public struct DateInterval: Hashable, Comparable, Codable, Sendable {
  public var start: Date
  public var end: Date
  public var duration: TimeInterval
  public init(start: Date, end: Date)
  public init(start: Date, duration: TimeInterval)
  public static func < (lhs: DateInterval, rhs: DateInterval) -> Bool
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct AttributeContainer: Hashable, Sendable {
  public init()
}

public struct AttributedString: Hashable, Sendable {
  public struct Index: Comparable, Sendable {
    public static func == (lhs: Index, rhs: Index) -> Bool
    public static func < (lhs: Index, rhs: Index) -> Bool
  }
  public struct Runs: BidirectionalCollection, Equatable {
    public struct Index: Comparable {
      public static func == (lhs: Index, rhs: Index) -> Bool
      public static func < (lhs: Index, rhs: Index) -> Bool
    }
    public struct Run: Equatable {
      public var range: Range<AttributedString.Index> { get }
      // In Foundation, this is a dynamic member of an attribute scope.
      public var link: URL? { get }
      public static func == (lhs: Run, rhs: Run) -> Bool
    }
    public typealias Element = Run
    public typealias SubSequence = Slice<Runs>
    public typealias Indices = DefaultIndices<Runs>
    public typealias Iterator = IndexingIterator<Runs>
    public var startIndex: Index { get }
    public var endIndex: Index { get }
    public func index(before i: Index) -> Index
    public func index(after i: Index) -> Index
    public subscript(position: Index) -> Run { get }
    public static func == (lhs: Runs, rhs: Runs) -> Bool
  }
  public struct CharacterView: BidirectionalCollection, Sendable {
    public typealias Element = Character
    public typealias Index = AttributedString.Index
    public typealias SubSequence = Slice<CharacterView>
    public typealias Indices = DefaultIndices<CharacterView>
    public typealias Iterator = IndexingIterator<CharacterView>
    public var startIndex: Index { get }
    public var endIndex: Index { get }
    public func index(before i: Index) -> Index
    public func index(after i: Index) -> Index
    public subscript(position: Index) -> Character { get }
  }
  public init()
  public init(_ string: String, attributes: AttributeContainer = .init())
  public var runs: Runs { get }
  public subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring
  where R.Bound == AttributedString.Index { get }
}

public struct AttributedSubstring: Hashable, Sendable {
  public var characters: Slice<AttributedString.CharacterView> { get }
}
