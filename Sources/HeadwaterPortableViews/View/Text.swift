/// A text that is read, not edited.
public struct Text: Equatable, Sendable {
  let content: String
  /// What modifiers say; nil as long as there are none, to keep texts small.
  var modifiers: TextModifiers?

  init(content: String) {
    self.content = content
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
    content = key.text
    if !key.runs.isEmpty { modifiers = TextModifiers(TextStyle(), runs: key.runs) }
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = format.format(input)
  }

  /// Shows an object by a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? ""
  }

  /// Shows an object by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? ""
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
