/// A text in a state that a view resolves in the person's language.
///
/// ```swift
/// let title: TextState = "Delete the list?"
/// let message: TextState = "\(count) tasks are lost."
/// let name = TextState(verbatim: list.name)
/// ```
///
/// A literal is a key of the app's string table, as it is in `Text`. Its interpolations are the arguments:
/// the key of `message` is `%lld tasks are lost.`, and the person's conventions decide how the number is
/// written. A key that is not in the table is shown itself. Other strings are shown as they are.
public struct TextState: Hashable, Codable, Sendable {
  /// What is shown.
  package let content: Content

  /// What a text is made of.
  package enum Content: Hashable, Codable, Sendable {
    case verbatim(String)
    case localized([Part])
  }

  /// A part of a key.
  package enum Part: Hashable, Codable, Sendable {
    case literal(String)
    case text(String)
    case integer(Int)
    case number(Double)
  }

  /// Makes a text that is the same in each language.
  public init(verbatim text: String) {
    content = .verbatim(text)
  }
}

extension TextState: ExpressibleByStringInterpolation {
  /// Makes a text of a key.
  public init(stringLiteral key: String) {
    content = .localized([.literal(key)])
  }

  /// Makes a text of a key with arguments.
  public init(stringInterpolation: StringInterpolation) {
    content = .localized(stringInterpolation.parts)
  }

  /// Collects the key and its arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Makes an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds a part of the key.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a text as an argument.
    public mutating func appendInterpolation(_ text: String) {
      parts.append(.text(text))
    }

    /// Adds a whole number as an argument, which is written in the person's conventions.
    public mutating func appendInterpolation(_ number: Int) {
      parts.append(.integer(number))
    }

    /// Adds a number as an argument, which is written in the person's conventions.
    public mutating func appendInterpolation(_ number: Double) {
      parts.append(.number(number))
    }
  }
}

extension TextState: CustomStringConvertible {
  /// The text in the language of its key, for tests and logs.
  public var description: String {
    switch content {
    case .verbatim(let text): text
    case .localized(let parts): parts.map(\.text).joined()
    }
  }
}

extension TextState.Part {
  fileprivate var text: String {
    switch self {
    case .literal(let text), .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    }
  }
}
