// The symbols of Dispatch that HeadwaterCombine and HeadwaterTesting use.

open class DispatchObject {}

public final class DispatchSpecificKey<T> {
  public init()
}

@available(*, unavailable)
extension DispatchSpecificKey: Sendable {}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public class var main: DispatchQueue { get }
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  public final func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
  public final func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
}

public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime
  public static let distantFuture: DispatchTime
  public var uptimeNanoseconds: UInt64 { get }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool
}

public enum DispatchTimeInterval: Sendable, Equatable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
public func + (time: DispatchTime, seconds: Double) -> DispatchTime

@frozen public enum DispatchTimeoutResult: Sendable {
  case success
  case timedOut
}

open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int)
  public final func wait()
  public final func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  @discardableResult public final func signal() -> Int
}

public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  public static let `default`: DispatchQoS
  public static let unspecified: DispatchQoS
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
}

extension DispatchQueue {
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
  // Stricter than some versions of Apple's SDK, in which the closure need not be Sendable.
  @preconcurrency public func async(execute work: @escaping @Sendable () -> Void)
}

public protocol DispatchSourceProtocol: AnyObject {
  // Strict: as above.
  typealias DispatchSourceHandler = @Sendable () -> Void
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func activate()
  func cancel()
}

extension DispatchSourceProtocol {
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: DispatchSourceHandler?)
}

public protocol DispatchSourceTimer: DispatchSourceProtocol, Sendable {}

extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0))
}

public class DispatchSource: DispatchObject {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }
  public class func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer
}
