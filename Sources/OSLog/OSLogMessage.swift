/// Whether a value of a message may be in a log.
public struct OSLogPrivacy: Equatable, Sendable {
  enum Kind { case automatic, open, hidden, hashed }

  let kind: Kind

  /// Numbers are shown; texts and other values are hidden.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open) }
  /// The value is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden) }
  /// The value is hidden.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden) }

  /// A form of the hidden value that lets equal values be seen to be equal.
  public enum Mask: Sendable {
    case hash, none
  }

  /// The value is hidden; with a hash, equal values of a process look alike.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: mask == .hash ? .hashed : .hidden)
  }
}

/// A message whose values are shown or hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Makes a message of a text of the program.
  public init(stringLiteral value: String) { text = value }

  /// Makes a message of texts of the program and of values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Makes an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends a text of the program.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a text, which is hidden unless the message says otherwise.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> String, privacy: OSLogPrivacy = .auto
    ) {
      append(value(), privacy, isNumber: false)
    }

    /// Appends a number.
    public mutating func appendInterpolation(
      _ number: @autoclosure () -> some Numeric, privacy: OSLogPrivacy = .auto
    ) {
      append("\(number())", privacy, isNumber: true)
    }

    /// Appends a truth value.
    public mutating func appendInterpolation(
      _ isTrue: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
    ) {
      append("\(isTrue())", privacy, isNumber: true)
    }

    /// Appends any other value, which is hidden unless the message says otherwise.
    @_disfavoredOverload
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto
    ) {
      append(value().map { "\($0)" } ?? "nil", privacy, isNumber: false)
    }

    private mutating func append(_ value: String, _ privacy: OSLogPrivacy, isNumber: Bool) {
      switch privacy.kind {
      case .open: text += value
      case .automatic where isNumber: text += value
      case .automatic, .hidden: text += "<private>"
      case .hashed: text += "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 36))>"
      }
    }
  }
}
