/// Shows an alert or a confirmation dialog while a value is true and there is a subject.
struct AlertModifier<Subject, Actions: View, Message: View> {
  let kind: AlertKind
  let isPresented: Binding<Bool>
  /// Read while the dialog is shown, under tracking.
  let subject: () -> Subject?
  let title: (Subject) -> Text
  let actions: (Subject) -> Actions
  let message: (Subject) -> Message
}

extension AlertModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> AlertPresentingNode<Subject, Actions, Message> {
    AlertPresentingNode(self, in: parent)
  }

  func update(_ node: AlertPresentingNode<Subject, Actions, Message>) {
    node.modifier = self
  }

  func didUpdateContent(of node: AlertPresentingNode<Subject, Actions, Message>) {
    node.evaluate()
  }
}

/// The node of an alert modifier. It follows the value and owns the dialog.
final class AlertPresentingNode<Subject, Actions: View, Message: View>: PresentingNode {
  var modifier: AlertModifier<Subject, Actions, Message>

  init(_ modifier: AlertModifier<Subject, Actions, Message>, in parent: ViewNode) {
    self.modifier = modifier
    super.init(in: parent)
  }

  override var name: String { "alert(\(Actions.self))" }

  override func evaluate() {
    isDirty = false
    let modifier = modifier
    let shown: (subject: Subject, title: Text)? = tracker.track {
      guard modifier.isPresented.wrappedValue, let subject = modifier.subject() else { return nil }
      return (subject, modifier.title(subject))
    }
    guard let shown else { return closeDialog() }
    let alert = dialog as? AlertNode
    let node =
      alert
      ?? AlertNode(modifier.kind, in: self) { [weak self] in
        guard let self else { return }
        clear { self.modifier.isPresented.wrappedValue = false }
      }
    node.setContent(
      title: shown.title.string(for: environment.person),
      actions: PresentedContent { modifier.actions(shown.subject) },
      message: PresentedContent { modifier.message(shown.subject) })
    if alert == nil {
      dialog = node
      node.open()
    }
  }
}

extension View {
  nonisolated func alertDialog<Subject, Actions: View, Message: View>(
    _ kind: AlertKind, isPresented: Binding<Bool>, subject: @escaping () -> Subject?,
    title: @escaping (Subject) -> Text, actions: @escaping (Subject) -> Actions,
    message: @escaping (Subject) -> Message
  ) -> some View {
    modifier(
      AlertModifier(
        kind: kind, isPresented: isPresented, subject: subject, title: title, actions: actions,
        message: message))
  }
}
