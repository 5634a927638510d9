/// The kind of a dialog with a question.
enum AlertKind: Equatable {
  case alert
  case confirmation(showsTitle: Bool)

  /// A class of the style sheet.
  var className: String {
    switch self {
    case .alert: "alert"
    case .confirmation: "alert confirmation"
    }
  }
}

/// The node of an open alert or confirmation dialog: a title, a message, and buttons that close it.
///
/// Each dialog has a button to close it. An alert without buttons gets an "OK" button, and a confirmation
/// dialog without a cancel button gets a "Cancel" button.
final class AlertNode: ModalNode {
  private let kind: AlertKind
  private let dismiss: () -> Void
  private let title: Element
  private var message: PartNode!
  private var actions: PartNode!
  private var ownButton: Element!

  init(_ kind: AlertKind, in parent: ViewNode, dismiss: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.dismiss = dismiss
    title = Element(.div, owner: nil, in: parent.graph.document)
    super.init(in: parent)
    element.setClass(kind.className)
    element.set(.role, to: "alertdialog")
    makeTitle()
    let action = DismissAction(dismiss)
    let completion = DialogCompletion(dismiss)
    message = PartNode(.div, "message", in: self) { $0.inDialog(dismiss: action) }
    actions = PartNode(.div, "actions", in: self) { environment in
      environment.inDialog(dismiss: action).setting(DialogCompletionKey.self, to: completion)
    }
    let messageIdentifier = "h\(message.element.id)"
    message.element.set(.id, to: messageIdentifier)
    element.set(.ariaDescribedBy, to: messageIdentifier)
    ownButton = makeButton()
  }

  private func makeTitle() {
    let identifier = "h\(title.id)"
    title.set(.id, to: identifier)
    title.setClass("title")
    title.set(.role, to: "heading")
    title.set(.ariaLevel, to: "2")
    if case .confirmation(showsTitle: false) = kind { title.setClass("title unseen") }
    element.set(.ariaLabelledBy, to: identifier)
  }

  private func makeButton() -> Element {
    let button = Element(.button, owner: self, in: graph.document)
    button.setClass("button automatic")
    button.set(.type, to: "button")
    let catalogue = environment.value(of: CatalogueKey.self)
    button.setText(catalogue.text(kind == .alert ? .okay : .cancel))
    button.listen(to: .click)
    return button
  }

  func setContent<Actions: View, Message: View>(
    title text: String, actions: Actions, message: Message
  ) {
    title.setText(text)
    self.message.setContent(message)
    self.actions.setContent(actions)
    contentElementsDidChange()
  }

  /// The buttons in the content.
  private var buttons: [ButtonNode] {
    var found: [ButtonNode] = []
    func visit(_ node: ViewNode) {
      if let button = node as? ButtonNode {
        found.append(button)
      } else {
        node.forEachChild(visit)
      }
    }
    visit(actions)
    return found
  }

  private var needsOwnButton: Bool {
    kind == .alert ? buttons.isEmpty : !buttons.contains { $0.role == .cancel }
  }

  override func contentElements() -> [Element] {
    let parts = [title, message.outermost, actions.outermost].compactMap(\.self)
    return needsOwnButton ? parts + [ownButton] : parts
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let message { visit(message) }
    if let actions { visit(actions) }
  }

  override func identity(of child: ViewNode) -> String? {
    child === message ? "message" : "actions"
  }

  /// The escape key acts as the cancel button.
  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    if event.kind == .dismiss, let cancel = buttons.first(where: { $0.role == .cancel }) {
      return cancel.handle(event, on: element)
    }
    dismiss()
    return .handled
  }
}

/// Closes a dialog after one of its buttons was used.
@MainActor
final class DialogCompletion {
  let perform: () -> Void

  init(_ perform: @escaping () -> Void) {
    self.perform = perform
  }
}

enum DialogCompletionKey: EnvironmentKey {
  static var defaultValue: DialogCompletion? { nil }
}
