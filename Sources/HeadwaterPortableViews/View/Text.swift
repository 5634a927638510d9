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

  /// Shows a string literal.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.text
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

/// The node of a text.
final class TextNode: ElementNode {
  private var modifiers: TextModifiers?
  /// The elements of the parts, when the text was put together of others.
  private var runs: [Element] = []

  init(_ view: Text, in parent: ViewNode) {
    modifiers = view.modifiers
    super.init(.span, in: parent)
    if let parts = view.modifiers?.runs, !parts.isEmpty {
      show(parts)
      collectContent()
    } else {
      element.setText(view.content)
    }
    decorate()
  }

  func update(to view: Text) {
    guard runs.isEmpty else { return updateRuns(to: view) }
    let isChanged = element.text != view.content
    element.setText(view.content)
    if isChanged, !element.isLive { environment.value(of: ChoiceOwnerKey.self)?.changed() }
    guard view.modifiers != modifiers else { return }
    modifiers = view.modifiers
    restyle()
  }

  /// A text of parts stays one: what is no more of parts becomes one of a single part.
  private func updateRuns(to view: Text) {
    let count = runs.count
    let parts = view.modifiers?.runs ?? []
    show(parts.isEmpty ? [view] : parts)
    if runs.count != count { contentElementsDidChange() }
    guard view.modifiers != modifiers else { return }
    modifiers = view.modifiers
    restyle()
  }

  private func show(_ parts: [Text]) {
    runs = Array(runs.prefix(parts.count))
    while runs.count < parts.count {
      runs.append(Element(.span, owner: nil, in: graph.document))
    }
    for (run, part) in zip(runs, parts) {
      var style = StyleDeclarations()
      (part.modifiers?.style ?? TextStyle()).declare(&style, in: nil)
      run.setClass(style.text.isEmpty ? "" : graph.document.styles.className(for: style.text))
      run.setText(part.content)
    }
  }

  override func contentElements() -> [Element] { runs }

  override var baseClass: String { "text" }
  override var fusableEffects: DecorationStages { .all }

  override func declareStyle(_ style: inout StyleDeclarations) {
    (modifiers?.style ?? TextStyle()).declare(&style, in: environment)
  }
}
