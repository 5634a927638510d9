/// A field for a text of several lines.
public struct TextEditor {
  let text: Binding<String>

  /// Makes an editor.
  nonisolated public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// A built-in view has no body.
  public typealias Body = Never

  private func input(named catalogue: Catalogue) -> TextInput {
    TextInput(
      isSecure: false, isMultiline: true, title: Text(verbatim: catalogue.text(.text)), text: text,
      prompt: Text(verbatim: ""))
  }

  /// Makes a native text area.
  public static func makeNode(for view: TextEditor, in parent: ViewNode) -> ViewNode {
    let slot = SlotNode(in: parent, decoration: parent.contentDecoration) {
      // The title is not shown in a form: an editor has none.
      $0.setting(ContainerKindKey.self, to: .none)
    }
    let catalogue = parent.contentEnvironment.value(of: CatalogueKey.self)
    slot.setContent(TextInputView(input: view.input(named: catalogue)))
    return slot
  }

  /// Adopts another binding.
  public static func updateNode(_ node: ViewNode, for view: TextEditor) {
    let catalogue = node.environment.value(of: CatalogueKey.self)
    unsafeDowncast(node, to: SlotNode.self)
      .setContent(TextInputView(input: view.input(named: catalogue)))
  }
}

/// A text field, for views that contain one.
struct TextInputView: View {
  let input: TextInput

  typealias Body = Never

  static func makeNode(for view: TextInputView, in parent: ViewNode) -> ViewNode {
    TextInputNode(view.input, label: EmptyView(), in: parent)
  }

  static func updateNode(_ node: ViewNode, for view: TextInputView) {
    unsafeDowncast(node, to: TextInputNode.self).update(to: view.input, label: EmptyView())
  }
}
