// The symbols of Swift Testing that HeadwaterTesting uses.

public struct SourceLocation: Hashable, Sendable {
  public init(fileID: String, filePath: String, line: Int, column: Int)
}

public struct Comment: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public var rawValue: String
  public init(rawValue: String)
  public init(stringLiteral: String)
}

public struct Issue: Sendable {
  @discardableResult
  public static func record(
    _ comment: Comment? = nil, sourceLocation: SourceLocation
  ) -> Issue
}

public struct Test: Sendable {
  public static var current: Test? { get }
}
