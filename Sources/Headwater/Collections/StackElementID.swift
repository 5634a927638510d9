/// The id of a screen on a stack.
///
/// The stack gives it when the screen is pushed: 0 to the first one, then 1, and so on. It is therefore the same
/// in each run of the same actions. A stack never gives an id twice.
public struct StackElementID: Hashable, Sendable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Names an id in a test: `store.path[id: 0]`.
  public init(integerLiteral number: Int) {
    self.init(number)
  }
}

extension StackElementID: Comparable {
  public static func < (left: StackElementID, right: StackElementID) -> Bool {
    left.number < right.number
  }
}

extension StackElementID: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

extension StackElementID: CustomStringConvertible {
  /// The number.
  public var description: String { "\(number)" }
}
