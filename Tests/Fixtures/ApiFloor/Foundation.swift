// Stands in for Foundation in Scripts/check-api-floor, which has to compile what uses it. All of it is
// older than our oldest platforms. What is missing only makes that check less complete.

public typealias CGFloat = Double

open class NSObject {}
open class Formatter: NSObject {}
public protocol ReferenceConvertible {}

public protocol FormatStyle<FormatInput, FormatOutput> {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
}

public struct Data: Sendable {
  public init(_ bytes: some Sequence<UInt8>) {}
}

public struct URL: Hashable, Sendable {
  public var absoluteString: String { "" }
  public var scheme: String? { nil }
}

open class NSLock: @unchecked Sendable {
  public init() {}
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class NSRecursiveLock: @unchecked Sendable {
  public init() {}
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class Thread: NSObject {
  public static var current: Thread { Thread() }
}
