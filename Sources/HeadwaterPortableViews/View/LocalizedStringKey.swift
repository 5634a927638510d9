/// The text of a string literal in the interface; other strings are shown as they are.
///
/// A literal may have the Markdown of a line in it: `**bold**`, `*italic*`, `~~struck~~`, code between
/// grave accents and `[link](https://example.com)`. What an interpolation puts in is shown as it is.
///
/// - Partial: no string tables: the text is the key, with its interpolations filled in.
public struct LocalizedStringKey: Equatable, Sendable {
  /// The text as it is shown, without signs.
  let text: String
  /// The parts of different looks; none for a text of one look.
  let runs: [Text]

  /// Makes a key of a string, which is read as a literal is.
  public init(_ value: String) {
    self.init(value, hasSigns: Markdown.hasSigns(value), interpolations: [])
  }

  private init(_ text: String, hasSigns: Bool, interpolations: [Range<Int>]) {
    guard hasSigns, text.utf8.count <= Markdown.lengthLimit else {
      self.text = text
      runs = []
      return
    }
    let texts = Markdown.texts(of: text, interpolations: interpolations)
    self.text = texts.map(\.content).joined()
    runs = texts.contains { $0.modifiers != nil } ? texts : []
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Makes a key of a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a string literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      stringInterpolation.text, hasSigns: stringInterpolation.hasSigns,
      interpolations: stringInterpolation.interpolations)
  }

  /// Puts the text together.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Whether a literal may have Markdown in it.
    var hasSigns = false
    /// Where interpolations stand, counted in bytes.
    var interpolations: [Range<Int>] = []

    /// Begins with no text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 8 * interpolationCount)
      interpolations.reserveCapacity(interpolationCount)
    }

    /// Adds the text between two interpolations.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      hasSigns = hasSigns || Markdown.hasSigns(literal)
    }

    private mutating func append(_ value: String) {
      let start = text.utf8.count
      text += value
      interpolations.append(start..<text.utf8.count)
    }

    /// Adds a value as its description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) {
      append(text.content)
    }

    /// Adds a number with a format such as `"%.2f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    /// Adds an object by a formatter.
    public mutating func appendInterpolation(_ subject: AnyObject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "")
    }
  }
}
