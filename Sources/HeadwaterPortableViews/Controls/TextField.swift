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
