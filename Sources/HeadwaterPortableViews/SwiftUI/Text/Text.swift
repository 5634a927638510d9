/// A view that shows text for reading, not for editing.
///
/// - Partial: a date has only the styles for the day and for the time, and does not update itself. An
///   attributed string has only links.
public struct Text: Equatable, Sendable {
  /// The shown text, unless the text is joined from others or depends on the person.
  private let own: String
  /// The results of modifiers; nil if there are none, to keep texts small.
  var modifiers: TextModifiers?

  init(content: String) {
    own = content
  }

  /// The shown text if it doesn't depend on the person; see ``resolved(for:)``.
  var content: String {
    modifiers?.joined.map { $0.texts.map(\.own).joined() } ?? own
  }

  /// Makes a text again that depends on the person, or that is joined from others.
  init(_ modifiers: TextModifiers) {
    own = ""
    self.modifiers = modifiers
  }

  /// What makes the text if it depends on the person; nil otherwise.
  var personalModifiers: TextModifiers? {
    modifiers.flatMap { $0.isPersonal ? $0 : nil }
  }

  /// Makes a text that depends on the person who reads it.
  init(personal: PersonalText) {
    own = ""
    modifiers = TextModifiers(TextStyle(), personal: personal)
  }

  /// Shows a string unchanged.
  public init(verbatim content: String) {
    own = content
  }

  /// Shows a string literal, with its Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.whole
  }

  /// Shows a string unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    own = String(content)
  }

  /// Shows a formatted value, in the conventions of the person who reads it.
  ///
  /// A format that has a locale, a time zone or a calendar of its own keeps it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(personal: FormattedValue(input, format))
  }

  /// Shows an image as part of a line.
  public init(_ image: Image) {
    own = ""
    modifiers = TextModifiers(TextStyle(), image: image)
  }

  /// Shows a value written by a formatter, in the conventions of the person who reads it.
  ///
  /// A formatter for numbers or dates keeps a locale or a time zone of its own. Other formatters are used
  /// unchanged.
  // Not every value of Foundation is `ReferenceConvertible` on this platform. An `NSObject` meets these
  // requirements, too.
  public init<Subject: Hashable & CustomStringConvertible>(_ subject: Subject, formatter: Formatter)
  {
    self.init(personal: FormatterValue(subject, formatter))
  }
}

extension Text: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a text element.
  public static func makeNode(for view: Text, in parent: ViewNode) -> ViewNode {
    TextNode(view, in: parent)
  }

  /// Changes the text and its style.
  public static func updateNode(_ node: ViewNode, for view: Text) {
    unsafeDowncast(node, to: TextNode.self).update(to: view)
  }
}
