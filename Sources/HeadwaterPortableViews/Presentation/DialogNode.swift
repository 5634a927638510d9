/// The node of an open modal dialog; its element is the last child of the root while it is open.
final class DialogNode: ElementNode {
  private let dismiss: () -> Void
  private let opener: Element?
  private let title: ScreenTitle
  private var closeButton: Element!
  private var content: PartNode!

  /// - Parameters:
  ///   - parent: The node of the view that presents the dialog.
  ///   - dismiss: Clears what the dialog is shown for, when the person closes it.
  init(in parent: ViewNode, dismiss: @escaping @MainActor () -> Void) {
    self.dismiss = dismiss
    title = ScreenTitle(graph: parent.graph)
    opener = parent.graph.activeElement
    super.init(.dialog, in: parent)
    element.setClass("sheet")
    element.set(.dataModal, to: true)
    element.listen(to: .dismiss)
    closeButton = makeCloseButton()
    let title = title
    let action = DismissAction(dismiss)
    content = PartNode(.div, "content", in: self) { environment in
      environment
        .setting(ScreenTitleKey.self, to: title)
        .setting(DismissKey.self, to: action)
        .setting(NavigationKey.self, to: NavigationReference())
        .setting(ContainerKindKey.self, to: .none)
        .setting(IsInsideControlKey.self, to: false)
        .setting(DescriptionKey.self, to: nil)
    }
    title.show = { [weak self] in self?.showTitle() }
  }

  private func makeCloseButton() -> Element {
    let button = Element(.button, owner: self, in: graph.document)
    button.setClass("close")
    button.set(.type, to: "button")
    button.set(.ariaLabel, to: "Close")
    button.set(.dataChrome, to: true)
    button.listen(to: .click)
    return button
  }

  private func showTitle() {
    element.set(.ariaLabel, to: title.text.isEmpty ? nil : title.text)
  }

  func setContent<Content: View>(_ view: Content) {
    content.setContent(view)
  }

  func open() {
    collectContent()
    graph.modals.append(self)
    graph.root.modalsDidChange()
  }

  override func contentElements() -> [Element] {
    [closeButton, content.outermost]
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  // The dialog does not take over the decorations of what presents it.
  override func inheritedValuesDidChange() {}
  override func decorationDidChange() {}

  override func unmount() {
    graph.modals.removeAll { $0 === self }
    graph.root.modalsDidChange()
    if let opener { graph.focusAfterUpdate(opener) }
    super.unmount()
  }

  // MARK: Events

  override func isAllowed(_ kind: EventKind, on element: Element) -> Bool { true }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    dismiss()
    return .handled
  }
}
