/// A field in which a text is edited.
///
/// In a form the title stands beside the field; elsewhere it is the placeholder and the name that
/// is read out.
public struct TextField<Label: View> {
  let input: TextInput
  let label: Label

  /// Makes a field with a label of any views.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    input = TextInput(isSecure: false, title: nil, text: text, prompt: prompt?.content)
    self.label = label()
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: titleKey.text, text: text)
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: String(title), text: text)
  }

  /// Makes a field with a title and a placeholder.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(title: titleKey.text, text: text, prompt: prompt)
  }

  /// Makes a field with a title and a placeholder.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(title: String(title), text: text, prompt: prompt)
  }

  nonisolated private init(title: String, text: Binding<String>, prompt: Text? = nil) {
    input = TextInput(isSecure: false, title: title, text: text, prompt: prompt?.content)
    label = Text(verbatim: title)
  }
}

extension TextField: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a labelled input.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    TextInputNode(view.input, label: view.label, in: parent)
  }

  /// Brings title, text and label up to date.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: TextInputNode.self).update(to: view.input, label: view.label)
  }
}

extension TextField where Label == Text {
  /// Makes a field that grows in a direction.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(title: titleKey.text, text: text, axis: axis)
  }

  /// Makes a field that grows in a direction.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title: String(title), text: text, axis: axis)
  }

  /// Makes a field with a placeholder that grows in a direction.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(title: titleKey.text, text: text, prompt: prompt, axis: axis)
  }

  nonisolated private init(
    title: String, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    input = TextInput(
      isSecure: false, isMultiline: axis == .vertical, title: title, text: text,
      prompt: prompt?.content)
    label = Text(verbatim: title)
  }

  /// Makes a field for a value in a format.
  ///
  /// What cannot be read as a value stays in the field and does not change the value.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: titleKey.text, text: Self.text(of: value, format: format), prompt: prompt)
  }

  /// Makes a field for a value in a format.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title: String(title), text: Self.text(of: value, format: format), prompt: prompt)
  }

  /// Makes a field for a value that may be missing, in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let draft = FormattedText(
      value.location, format: { $0.map(format.format) ?? "" },
      parse: { $0.isEmpty ? .some(nil) : (try? format.parseStrategy.parse($0)).map { $0 } })
    self.init(title: titleKey.text, text: Binding(location: draft), prompt: prompt)
  }

  /// Makes a field for a value by a formatter.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    let draft = FormattedText(
      value.location, format: { formatter.string(for: $0) ?? "" },
      parse: { formatter.value(of: $0) as? V })
    self.init(title: titleKey.text, text: Binding(location: draft), prompt: nil)
  }

  nonisolated private static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput>, format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      location: FormattedText(
        value.location, format: { format.format($0) },
        parse: { try? format.parseStrategy.parse($0) }))
  }
}

extension Formatter {
  /// The value of a text; formatters of this platform that read texts are those of numbers and dates.
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}

/// A value as a text that a person edits.
///
/// The text that was typed last is shown as long as it still says the value, so that "1." is not
/// turned into "1" while somebody types "1.5". What cannot be read is shown, and changes nothing.
private final class FormattedText<Value>: BindingLocation<String> {
  private let base: BindingLocation<Value>
  private let format: (Value) -> String
  private let parse: (String) -> Value?
  private let draft = Draft()

  private final class Draft {
    var text: String?
    var formatted: String?
  }

  init(
    _ base: BindingLocation<Value>, format: @escaping (Value) -> String,
    parse: @escaping (String) -> Value?
  ) {
    self.base = base
    self.format = format
    self.parse = parse
  }

  override func get() -> String {
    let formatted = format(base.get())
    if let text = draft.text, draft.formatted == formatted { return text }
    return formatted
  }

  override func set(_ text: String) {
    if let value = parse(text) { base.set(value) }
    draft.text = text
    draft.formatted = format(base.get())
  }

  override func isSame(as other: BindingLocation<String>) -> Bool {
    guard let other = other as? FormattedText<Value> else { return false }
    return other.base.isSame(as: base)
  }
}
