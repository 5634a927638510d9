/// The node of an open dialog. While it is open, its element is one of the last children of the root.
class ModalNode: ElementNode {
  private let opener: Element?

  init(in parent: ViewNode) {
    opener = parent.graph.activeElement
    super.init(.dialog, in: parent)
    element.set(.dataModal, to: true)
    element.listen(to: .dismiss)
  }

  /// Puts the dialog in front of everything else.
  final func open() {
    collectContent()
    willOpen()
    graph.modals.append(self)
    graph.root.modalsDidChange()
  }

  override final var isInFront: Bool { true }

  /// Called when the content is complete, before it is shown.
  func willOpen() {}

  // A dialog doesn't inherit the decorations of the view that presents it.
  override final func inheritedValuesDidChange() {}
  override final func decorationDidChange() {}

  override func unmount() {
    graph.modals.removeAll { $0 === self }
    graph.root.modalsDidChange()
    if let opener { graph.focusAfterUpdate(opener) }
    super.unmount()
  }

  override final func isAllowed(_ kind: EventKind, on element: Element) -> Bool { true }
}

extension EnvironmentEntry? {
  /// Returns the environment of a dialog's content. The values for the presenter's place are reset.
  func inDialog(dismiss: DismissAction) -> EnvironmentEntry? {
    setting(DismissKey.self, to: dismiss)
      .setting(IsPresentedKey.self, to: true)
      .setting(NavigationKey.self, to: NavigationReference())
      .setting(AddressNodeKey.self, to: AddressReference())
      .setting(ContainerKindKey.self, to: .none)
      .setting(IsInsideControlKey.self, to: false)
      .setting(InnerControlsKey.self, to: .native)
      .setting(TakesTapsKey.self, to: true)
      .setting(DescriptionKey.self, to: nil)
      .setting(IsInvalidKey.self, to: false)
      .setting(DialogCompletionKey.self, to: nil)
      .setting(ClosesMenuKey.self, to: nil)
      .setting(ScreenBarKey.self, to: nil)
      .setting(RowEditingKey.self, to: nil)
      .setting(FocusTargetKey.self, to: nil)
  }
}
