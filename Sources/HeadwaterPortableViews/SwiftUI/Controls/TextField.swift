/// A field in which a text is edited.
///
/// In a form, the title is beside the field. Elsewhere it is the placeholder and the name that is read out.
public struct TextField<Label: View> {
  let input: TextInput
  let label: Label

  /// Makes a field with a label of any views.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    input = TextInput(isSecure: false, title: nil, text: text, prompt: prompt)
    self.label = label()
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(title: titleKey.whole, text: text)
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(title: Text(title), text: text)
  }

  /// Makes a field with a title and a placeholder.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(title: titleKey.whole, text: text, prompt: prompt)
  }

  /// Makes a field with a title and a placeholder.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(title: Text(title), text: text, prompt: prompt)
  }

  nonisolated private init(title: Text, text: Binding<String>, prompt: Text? = nil) {
    input = TextInput(isSecure: false, title: title, text: text, prompt: prompt)
    label = title
  }
}

extension TextField: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a labelled input.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    TextInputNode(view.input, label: view.label, in: parent)
  }

  /// Updates the title, the text and the label.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: TextInputNode.self).update(to: view.input, label: view.label)
  }
}

extension TextField where Label == Text {
  /// Makes a field that grows in a direction.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(title: titleKey.whole, text: text, axis: axis)
  }

  /// Makes a field that grows in a direction.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title: Text(title), text: text, axis: axis)
  }

  /// Makes a field with a placeholder that grows in a direction.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(title: titleKey.whole, text: text, prompt: prompt, axis: axis)
  }

  nonisolated private init(
    title: Text, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    input = TextInput(
      isSecure: false, isMultiline: axis == .vertical, title: title, text: text,
      prompt: prompt)
    label = title
  }

  /// Makes a field for a value in a format.
  ///
  /// The field uses the person's notation, such as "3,50" in German. A text that cannot be read does not
  /// change the value, and remains in the field until the field is left or submitted.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      title: titleKey.whole, text: Self.text(of: value, format: format), prompt: prompt)
  }

  /// Makes a field for a value in a format.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title: Text(title), text: Self.text(of: value, format: format), prompt: prompt)
  }

  /// Makes a field for a value that may be missing, in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let draft = FormattedText(
      value.location, by: format,
      format: { value, person in value.map { format.following(person).format($0) } ?? "" },
      parse: { text, person in
        text.isEmpty ? .some(nil) : format.value(of: text, for: person).map { $0 }
      })
    self.init(title: titleKey.whole, text: Binding(location: draft), prompt: prompt)
  }

  /// Makes a field for a value with a formatter. It follows the person if the app has set no locale.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    let personal = PersonalFormatter(formatter)
    let draft = FormattedText(
      value.location, by: formatter, format: { personal.text(of: $0, for: $1) },
      parse: { personal.value(of: $0, for: $1) as? V })
    self.init(title: titleKey.whole, text: Binding(location: draft), prompt: nil)
  }

  nonisolated private static func text<F: ParseableFormatStyle>(
    of value: Binding<F.FormatInput>, format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      location: FormattedText(
        value.location, by: format,
        format: { value, person in format.following(person).format(value) },
        parse: { text, person in format.value(of: text, for: person) }))
  }
}
