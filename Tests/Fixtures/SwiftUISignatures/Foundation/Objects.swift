// Objects of Foundation: locks, coders, files, processes and the network.

open class NSObject {
  public init()
  open func copy() -> Any
}

extension NSObject: Equatable, Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool
  public func hash(into hasher: inout Hasher)
}

open class NSCoder: NSObject {}

public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  public override init()
  open func lock()
  open func unlock()
}

open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  public override init()
  open func `try`() -> Bool
  open func lock()
  open func unlock()
}

open class Formatter: NSObject {
  public override init()
  open func string(for obj: Any?) -> String?
}

open class NSDecimalNumber: NSNumber, @unchecked Sendable {
  public init(decimal: Decimal)
}

open class NSNumber: NSObject, @unchecked Sendable {
  public convenience init(value: Int)
  public convenience init(value: Double)
  open var doubleValue: Double { get }
  open var intValue: Int { get }
}

open class NumberFormatter: Formatter, @unchecked Sendable {
  public override init()
  open var locale: Locale!
  public enum Style: UInt, Sendable { case none, decimal, currency, percent, scientific }
  open var numberStyle: Style
  open var usesGroupingSeparator: Bool
  open var minimumFractionDigits: Int
  open var maximumFractionDigits: Int
  open func string(from number: NSNumber) -> String?
  open func number(from string: String) -> NSNumber?
}

open class DateFormatter: Formatter, @unchecked Sendable {
  public override init()
  open var locale: Locale!
  public enum Style: UInt, Sendable { case none, short, medium, long, full }
  open var calendar: Calendar!
  open var timeZone: TimeZone!
  open var dateFormat: String!
  open var dateStyle: Style
  open var timeStyle: Style
  open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
  open func string(from date: Date) -> String
  open func date(from string: String) -> Date?
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardError: FileHandle { get }
  open class var standardOutput: FileHandle { get }
  open class var standardInput: FileHandle { get }
  open func write(_ data: Data)
  public func write(contentsOf data: Data) throws
}

open class Thread: NSObject {
  open class var current: Thread { get }
  open class var isMainThread: Bool { get }
  open class func sleep(forTimeInterval ti: TimeInterval)
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { get }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { get }
  open var environment: [String: String] { get }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let type: FileAttributeKey
}
public struct FileAttributeType: Hashable, Sendable {
  public static let typeRegular: FileAttributeType
}

open class NSNull: NSObject, @unchecked Sendable {
  public override init()
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let fragmentsAllowed: ReadingOptions
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let fragmentsAllowed: WritingOptions
    public static let sortedKeys: WritingOptions
    public static let withoutEscapingSlashes: WritingOptions
  }
  open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any
  open class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data
}

open class FileManager: NSObject {
  open class var `default`: FileManager { get }
  open func contentsOfDirectory(atPath path: String) throws -> [String]
  open var currentDirectoryPath: String { get }
  open func fileExists(atPath path: String) -> Bool
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil) throws
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
  open func removeItem(at url: URL) throws
  open func removeItem(atPath path: String) throws
  open func contents(atPath path: String) -> Data?
  open var temporaryDirectory: URL { get }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { get }
  public var failureReason: String? { get }
  public var recoverySuggestion: String? { get }
  public var helpAnchor: String? { get }
}

extension Error {
  public var localizedDescription: String { get }
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let prettyPrinted: OutputFormatting
    public static let sortedKeys: OutputFormatting
    public static let withoutEscapingSlashes: OutputFormatting
  }
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public enum DateEncodingStrategy: Sendable {
    case iso8601
  }
  public enum KeyEncodingStrategy: Sendable {
    case useDefaultKeys
    case convertToSnakeCase
    case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
  }
  public init()
  open var dateEncodingStrategy: DateEncodingStrategy
  open var keyEncodingStrategy: KeyEncodingStrategy
  open var outputFormatting: OutputFormatting
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy
  open func encode<T: Encodable>(_ value: T) throws -> Data
}

open class JSONDecoder {
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public enum DateDecodingStrategy: Sendable {
    case iso8601
  }
  public init()
  open var dateDecodingStrategy: DateDecodingStrategy
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

// MARK: The network

public struct URLError: Error, Equatable, Sendable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static var cancelled: Code { get }
    public static var timedOut: Code { get }
    public static var cannotConnectToHost: Code { get }
    public static var badServerResponse: Code { get }
    public static var unsupportedURL: Code { get }
    public static var dataLengthExceedsMaximum: Code { get }
  }
  public init(_ code: Code)
  public var code: Code { get }
  public static func == (lhs: URLError, rhs: URLError) -> Bool
}

public struct URLRequest: Hashable, Sendable {
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy
    case reloadIgnoringLocalCacheData
  }
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60.0)
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var timeoutInterval: TimeInterval
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
  public func value(forHTTPHeaderField field: String) -> String?
}

open class URLResponse: NSObject, @unchecked Sendable {
  open var expectedContentLength: Int64 { get }
  open var url: URL? { get }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  open var statusCode: Int { get }
}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open var timeoutIntervalForResource: TimeInterval
  open class var `default`: URLSessionConfiguration { get }
  open class var ephemeral: URLSessionConfiguration { get }
}

open class OperationQueue: NSObject, @unchecked Sendable {}

open class URLSessionTask: NSObject, @unchecked Sendable {
  open func cancel()
  open func resume()
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

public protocol URLSessionDelegate: Sendable {}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

open class URLSession: NSObject, @unchecked Sendable {
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }
  open class var shared: URLSession { get }
  public init(configuration: URLSessionConfiguration)
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?)
  open func dataTask(with url: URL) -> URLSessionDataTask
  open func dataTask(with request: URLRequest) -> URLSessionDataTask
  open func invalidateAndCancel()
  open func finishTasksAndInvalidate()
}

extension URLSession {
  public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil)
    async throws -> (Data, URLResponse)
  public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil)
    async throws -> (Data, URLResponse)
}

open class NSUserActivity: NSObject {
  public init(activityType: String)
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var targetContentIdentifier: String?
}
