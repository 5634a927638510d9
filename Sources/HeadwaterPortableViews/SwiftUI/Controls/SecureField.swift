/// A field for a secret, which shows dots.
///
/// The typed text is never a part of the document or of an operation. It only travels to the server.
public struct SecureField<Label: View> {
  let input: TextInput
  let label: Label

  /// Makes a field with a label of any views.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    input = TextInput(isSecure: true, title: nil, text: text, prompt: prompt)
    self.label = label()
  }
}

extension SecureField where Label == Text {
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
    input = TextInput(isSecure: true, title: title, text: text, prompt: prompt)
    label = title
  }
}

extension SecureField: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a labelled input for a secret.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    TextInputNode(view.input, label: view.label, in: parent)
  }

  /// Updates the title, the text and the label.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: TextInputNode.self).update(to: view.input, label: view.label)
  }
}
