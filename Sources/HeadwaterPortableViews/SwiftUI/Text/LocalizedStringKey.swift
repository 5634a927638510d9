/// The text of a string literal in the interface. Other strings are shown unchanged.
///
/// A literal may contain inline Markdown: `**bold**`, `*italic*`, `~~struck~~`, code between grave
/// accents and `[link](https://example.com)`. Interpolated values are never read as Markdown. Numbers
/// and formatted values follow the conventions of the person, an `Image` is a part of the line, and a
/// `Text` keeps its style.
///
/// `^[\(count) apple](inflect: true)` shows "1 apple" and "2 apples": the last word is in the English
/// plural unless the number is 1.
///
/// - Partial: there are no string tables. The text is the key with its interpolations. Only English words
///   are inflected.
public struct LocalizedStringKey: Equatable, Sendable {
  /// The text. Its `content` is empty if it depends on the person.
  let whole: Text

  /// The shown text, without Markdown signs, if it doesn't depend on the person.
  var text: String { whole.content }
  /// The parts with different styles; none if the text has one style.
  var runs: [Text] { whole.modifiers?.runs ?? [] }

  /// Makes a key from a string, which may contain Markdown as a literal may.
  public init(_ value: String) {
    self.init(value, hasSigns: Markdown.hasSigns(value), interpolations: [])
  }

  fileprivate init(_ text: String, hasSigns: Bool, interpolations: [Interpolation]) {
    if interpolations.contains(where: { $0.value != .written }) {
      let key = KeyText(text, hasSigns: hasSigns, interpolations: interpolations)
      whole = Text(personal: key)
      return
    }
    guard hasSigns, text.utf8.count <= Markdown.lengthLimit else {
      whole = Text(content: text)
      return
    }
    let places = interpolations.map { Markdown.Place(range: $0.range, embedded: nil) }
    whole = Text(joining: Markdown.texts(of: text, places: places))
  }

  /// An interpolation in a literal.
  struct Interpolation: Equatable, Sendable {
    /// What stands there. It is one word: a session keeps some for each row.
    enum Value: Equatable, Sendable {
      case written
      /// A text with a style of its own; the range is then empty.
      indirect case text(Text)
      /// A text that depends on the person; the range is then empty.
      case personal(PersonalText)
    }

    /// The position of the interpolation, in bytes.
    let range: Range<Int>
    var value = Value.written
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Makes a key from a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key from a string literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      stringInterpolation.text, hasSigns: stringInterpolation.hasSigns,
      interpolations: stringInterpolation.interpolations)
  }

  /// Builds the text from its literals and interpolations.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Whether a literal may contain Markdown.
    var hasSigns = false
    var interpolations: [Interpolation] = []

    /// Makes an empty interpolation.
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
      interpolations.append(Interpolation(range: start..<text.utf8.count))
    }

    private mutating func append(_ value: PersonalText) {
      let place = text.utf8.count
      interpolations.append(Interpolation(range: place..<place, value: .personal(value)))
    }

    /// Adds a value as its description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)")
    }

    /// Adds a whole number, with the person's separators between thousands.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append(WholeNumber(value))
    }

    /// Adds a number with six digits after the point, in the conventions of the person. Use a `specifier`
    /// or a `format` for a different number of digits.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint & CVarArg>(_ value: Value) {
      append(SpecifiedValue(value, "%lf"))
    }

    /// Adds a text, which keeps its style.
    public mutating func appendInterpolation(_ text: Text) {
      let place = self.text.utf8.count
      interpolations.append(Interpolation(range: place..<place, value: .text(text)))
    }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Adds a number with a format such as `"%.2f"`, in the conventions of the person.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(SpecifiedValue(value, specifier))
    }

    /// Adds a formatted value, in the conventions of the person.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(FormattedValue(input, format))
    }

    /// Adds a value written by a formatter, in the conventions of the person.
    public mutating func appendInterpolation<Subject: Hashable & CustomStringConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(FormatterValue(subject, formatter))
    }
  }
}
