/// The text of a string literal in the interface; other strings are shown as they are.
///
/// There are no string tables yet: the text is the key itself, with its interpolations filled in.
///
/// - Partial: no string tables and no Markdown: the text is the key.
public struct LocalizedStringKey: Equatable, Sendable {
  let text: String

  /// Makes a key of a string.
  public init(_ value: String) {
    text = value
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Makes a key of a string literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Makes a key of a string literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Puts the text together.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins with no text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Adds the text between two interpolations.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value as its description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += "\(value)"
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) {
      self.text += text.content
    }

    /// Adds a number with a format such as `"%.2f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }

    /// Adds an object by a formatter.
    public mutating func appendInterpolation(_ subject: AnyObject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }
  }
}
