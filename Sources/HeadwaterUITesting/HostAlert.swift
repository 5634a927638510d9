import HeadwaterPortableViews

/// An alert or a confirmation dialog on the screen of a ``ViewHost``. Finders search only inside it.
@MainActor
public struct HostAlert: Findable {
  /// The host that shows it.
  public let findableHost: ViewHost
  private let element: Element

  init(host: ViewHost, element: Element) {
    findableHost = host
    self.element = element
  }

  /// The dialog.
  public var findablePart: FoundElement? { FoundElement(host: findableHost, part: element) }

  /// The title.
  public var title: String { text(ofPart: "title") }

  /// The text below the title; empty if there is none.
  public var message: String { text(ofPart: "message") }

  /// The titles of the buttons, in their order.
  public var buttons: [String] {
    Screen(root: element, fields: findableHost.screen.fields).items
      .filter { $0.role == .button }
      .map(\.name)
  }

  /// Taps the button with a title, which also closes the dialog.
  ///
  /// - Throws: ``FinderError`` unless there is exactly one, ``ActionError`` when it is disabled.
  public func tap(_ title: String) throws {
    try find(button: title).tap()
  }

  /// Closes the dialog, as the escape key does.
  ///
  /// - Throws: ``ActionError`` when the dialog is no longer on top.
  public func dismiss() throws {
    try FoundElement(host: findableHost, part: element).send(.dismiss, "dismissed")
  }

  private func text(ofPart name: String) -> String {
    let part = element.children.first {
      $0.attribute(.class)?.split(separator: " ").contains(Substring(name)) == true
    }
    return part.map(AccessibleName.text) ?? ""
  }
}

extension ViewHost {
  /// The alert on top, if one is shown.
  public var alert: HostAlert? { topmostQuestion(isConfirmation: false) }

  /// The confirmation dialog on top, if one is shown.
  public var confirmationDialog: HostAlert? { topmostQuestion(isConfirmation: true) }

  private func topmostQuestion(isConfirmation: Bool) -> HostAlert? {
    update()
    guard let modal = graph.topmostModal, modal.isAlert,
      modal.attribute(.class)?.contains("confirmation") == isConfirmation
    else { return nil }
    return HostAlert(host: self, element: modal)
  }
}

extension Element {
  /// Whether the element is an alert or a confirmation dialog.
  var isAlert: Bool { attribute(.role) == "alertdialog" }
}
