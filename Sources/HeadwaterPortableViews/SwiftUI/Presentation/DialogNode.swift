/// The node of an open sheet, cover or popover.
final class DialogNode: ModalNode {
  private let style: DialogStyle
  private let dismiss: () -> Void
  private let title: ScreenTitle
  private var closeButton: Element?
  private var content: PartNode!
  /// The nodes that allow only the content to close the dialog.
  private var guards: [ObjectIdentifier: (@MainActor () -> Void)?] = [:]

  /// - Parameters:
  ///   - style: The dialog's style.
  ///   - parent: The node of the view that presents the dialog.
  ///   - dismiss: Clears the value that presents the dialog. Called to close the dialog.
  init(_ style: DialogStyle, in parent: ViewNode, dismiss: @escaping @MainActor () -> Void) {
    self.style = style
    self.dismiss = dismiss
    title = ScreenTitle(graph: parent.graph)
    super.init(in: parent)
    element.setClass(style.rawValue)
    if style != .cover { closeButton = makeCloseButton() }
    let title = title
    let action = DismissAction(dismiss)
    let reference = DialogReference(dialog: self)
    content = PartNode(.div, "content", in: self) { environment in
      environment
        .inDialog(dismiss: action)
        .setting(ScreenTitleKey.self, to: title)
        .setting(DialogKey.self, to: reference)
    }
    title.show = { [weak self] in self?.showTitle() }
  }

  private func makeCloseButton() -> Element {
    let button = Element(.button, owner: self, in: graph.document)
    button.setClass("close")
    button.set(.type, to: "button")
    button.set(.ariaLabel, to: environment.value(of: CatalogueKey.self).text(.close))
    button.set(.dataChrome, to: true)
    button.listen(to: .click)
    return button
  }

  private func showTitle() {
    let fallback =
      style == .menu ? environment.value(of: CatalogueKey.self).text(.menu) : nil
    element.set(.ariaLabel, to: title.text.isEmpty ? fallback : title.text)
    if !title.text.isEmpty { element.set(.ariaLabelledBy, to: nil) }
  }

  /// Names the dialog, which needs a name: without a title, its first text names it.
  override func willOpen() {
    showTitle()
    guard title.text.isEmpty, style != .menu, let text = content.element.firstText else { return }
    let identifier = text.attribute(.id) ?? "h\(text.id)"
    text.set(.id, to: identifier)
    element.set(.ariaLabelledBy, to: identifier)
  }

  func setContent<Content: View>(_ view: Content) {
    content.setContent(view)
  }

  override func contentElements() -> [Element] {
    [closeButton, content.outermost].compactMap(\.self)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  // MARK: Events

  /// Sets whether a node forbids the person to close the dialog.
  ///
  /// - Parameters:
  ///   - owner: The node.
  ///   - isActive: Whether it does.
  ///   - onAttempt: Called when the person tries it nevertheless.
  func setGuard(_ owner: ViewNode, isActive: Bool, onAttempt: (@MainActor () -> Void)? = nil) {
    guards[ObjectIdentifier(owner)] = isActive ? .some(onAttempt) : nil
    closeButton?.set(.hidden, to: guards.contains { $0.value == nil })
  }

  override var forbidsClosing: Bool { !guards.isEmpty }

  override func closingWasRefused() -> Bool {
    let attempts = guards.values.compactMap(\.self)
    for attempt in attempts { attempt() }
    return !attempts.isEmpty
  }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    if style == .cover { return .dropped(reason: "a cover is closed by its content only") }
    if forbidsClosing {
      guard closingWasRefused() else {
        return .dropped(reason: "the content forbids closing the dialog")
      }
      return .handled
    }
    dismiss()
    return .handled
  }
}

/// The style of a dialog. The raw values are classes of the style sheet.
enum DialogStyle: String {
  case sheet
  case cover = "sheet cover"
  case popover = "sheet popover"
  case menu
}

/// A weak reference to a dialog, for its content.
struct DialogReference {
  weak var dialog: DialogNode?
}

enum DialogKey: EnvironmentKey {
  static var defaultValue: DialogReference { DialogReference() }
}
