/// A text that is read, not edited.
///
/// - Partial: of the styles of a date the day and the time only, none that goes on by itself; of an
///   attributed string its links only.
public struct Text: Equatable, Sendable {
  /// What is shown, if that does not depend on the person; see ``resolved(for:)``.
  let content: String
  /// What modifiers say; nil as long as there are none, to keep texts small.
  var modifiers: TextModifiers?

  init(content: String) {
    self.content = content
  }

  /// A text that is written when it is known who reads it.
  init(personal: PersonalText) {
    content = ""
    modifiers = TextModifiers(TextStyle(), personal: personal)
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Shows a string literal, with its Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.whole
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// Shows a value in a format, as the person who reads it writes such values.
  ///
  /// A format that has a locale, a time zone or a calendar of its own keeps it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(personal: FormattedValue(input, format))
  }

  /// Shows an image as a part of a line.
  public init(_ image: Image) {
    content = ""
    modifiers = TextModifiers(TextStyle(), image: image)
  }

  /// Shows a value by a formatter, as the person who reads it writes such values.
  ///
  /// A formatter for numbers or dates that has a locale or a time zone of its own keeps it, as other
  /// formatters do.
  // Not every value of Foundation is `ReferenceConvertible` on this platform; an `NSObject` is all this.
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
