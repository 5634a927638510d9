/// The text of a string literal in the interface; other strings are shown as they are.
///
/// A literal may have the Markdown of a line in it: `**bold**`, `*italic*`, `~~struck~~`, code between
/// grave accents and `[link](https://example.com)`. What an interpolation puts in is shown as it is;
/// numbers and what has a format are written as the person who reads them does, an `Image` stands in
/// the line, and a `Text` keeps its looks.
///
/// `^[\(count) apple](inflect: true)` says "1 apple" and "2 apples": the last word takes its English
/// plural unless the number is 1.
///
/// - Partial: no string tables: the text is the key, with its interpolations filled in; only English
///   words are inflected.
public struct LocalizedStringKey: Equatable, Sendable {
  /// The text; its own words are `content`, and what depends on the person is in its modifiers.
  let whole: Text

  /// The text as it is shown where it does not depend on the person, without signs.
  var text: String { whole.content }
  /// The parts of different looks; none for a text of one look.
  var runs: [Text] { whole.modifiers?.runs ?? [] }

  /// Makes a key of a string, which is read as a literal is.
  public init(_ value: String) {
    self.init(value, hasSigns: Markdown.hasSigns(value), interpolations: [])
  }

  fileprivate init(_ text: String, hasSigns: Bool, interpolations: [Interpolation]) {
    if interpolations.contains(where: { $0.text != nil || $0.personal != nil }) {
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

  /// What stands between two parts of a literal.
  struct Interpolation: Equatable, Sendable {
    /// Where it stands, counted in bytes.
    let range: Range<Int>
    /// A text with looks of its own, in place of an empty range.
    var text: Text?
    /// What depends on the person, in place of an empty range.
    var personal: PersonalText?
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
    var interpolations: [Interpolation] = []

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
      interpolations.append(Interpolation(range: start..<text.utf8.count))
    }

    private mutating func append(_ value: PersonalText) {
      let place = text.utf8.count
      interpolations.append(Interpolation(range: place..<place, personal: value))
    }

    /// Adds a value as its description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append("\(value)")
    }

    /// Adds a whole number, with separators between thousands as the person writes them.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append(WholeNumber(value))
    }

    /// Adds a number with six digits after the point, as the person writes it; say another number of
    /// digits by a `specifier` or a `format`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint & CVarArg>(_ value: Value) {
      append(SpecifiedValue(value, "%lf"))
    }

    /// Adds a text, which keeps its looks.
    public mutating func appendInterpolation(_ text: Text) {
      let place = self.text.utf8.count
      interpolations.append(Interpolation(range: place..<place, text: text))
    }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    /// Adds a number with a format such as `"%.2f"`, as the person writes it.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      append(SpecifiedValue(value, specifier))
    }

    /// Adds a value in a format, as the person writes it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(FormattedValue(input, format))
    }

    /// Adds a value by a formatter, as the person writes it.
    public mutating func appendInterpolation<Subject: Hashable & CustomStringConvertible>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(FormatterValue(subject, formatter))
    }
  }
}
