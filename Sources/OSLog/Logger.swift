#if Web
  import Logging
#endif

/// The importance of a message.
public struct OSLogType: Equatable, Sendable {
  let name: String

  /// An ordinary message.
  public static let `default` = OSLogType(name: "notice")
  /// A message that may help.
  public static let info = OSLogType(name: "info")
  /// A message for the search for a mistake.
  public static let debug = OSLogType(name: "debug")
  /// A message about an error.
  public static let error = OSLogType(name: "error")
  /// A message about a mistake in the program.
  public static let fault = OSLogType(name: "critical")
}

/// Writes messages about one part of a program.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.shop", category: "orders")
/// logger.info("Order \(order.number) has \(count) cups")
/// ```
///
/// - Texts are hidden unless a message says `privacy: .public`; numbers are shown.
/// - With the trait `Web`, messages go to swift-log, under the label `subsystem.category`. Otherwise they go to
///   standard error, those for debugging only in debug builds.
public struct Logger: Sendable {
  private let label: String

  /// Makes a logger for a part of a program.
  public init(subsystem: String, category: String) { label = "\(subsystem).\(category)" }

  /// Makes a logger of the program.
  public init() { label = ProcessInfo.processInfo.processName }

  /// Writes an ordinary message.
  public func log(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a message of an importance.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  /// Writes a message that only a search for mistakes needs.
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a message that only a search for mistakes needs.
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { write(.info, message) }
  /// Writes an ordinary message.
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  /// Writes a message about something unexpected.
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { write(.error, message) }
  /// Writes a message about a mistake in the program.
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  /// Writes a message about a mistake in the program.
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    #if Web
      Logging.Logger(label: label).log(
        level: .init(rawValue: type.name) ?? .notice, "\(message.text)")
    #else
      #if !DEBUG
        if type == .debug { return }
      #endif
      // Nobody may be reading it.
      try? FileHandle.standardError.write(
        contentsOf: Data("\(type.name) \(label): \(message.text)\n".utf8))
    #endif
  }
}
