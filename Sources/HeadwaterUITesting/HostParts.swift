import HeadwaterPortableViews

/// A sheet on the screen of a ``ViewHost``. Finders search only inside it.
@MainActor
public struct HostSheet: Findable {
  /// The host that shows the sheet.
  public let findableHost: ViewHost
  private let element: Element

  init(host: ViewHost, element: Element) {
    findableHost = host
    self.element = element
  }

  /// The sheet.
  public var findablePart: FoundElement? { FoundElement(host: findableHost, part: element) }

  /// The outline of the sheet, as assistive technology reads it.
  public var outline: String {
    Screen(root: element, fields: findableHost.screen.fields).outline
  }

  /// Closes the sheet, as the escape key does.
  ///
  /// - Throws: ``ActionError`` when the sheet is no longer on top.
  public func dismiss() throws {
    try FoundElement(host: findableHost, part: element).send(.dismiss, "dismissed")
  }
}

/// The navigation bar of the visible screen of a ``ViewHost``.
@MainActor
public struct HostNavigation {
  let host: ViewHost

  /// The title of the visible screen.
  public var title: String {
    host.update()
    return host.graph.title
  }

  /// Whether there is a screen to go back to.
  public var canGoBack: Bool {
    !backButtons.isEmpty
  }

  /// Goes back to the screen below.
  ///
  /// - Throws: ``ActionError`` when there is no screen below.
  public func back() throws {
    guard let button = backButtons.last else {
      throw ActionError(
        description: """
          There is no screen to go back to.
          On the screen:
          \(host.outline)
          """)
    }
    try FoundElement(host: host, item: button).tap()
  }

  private var backButtons: [AccessibleItem] {
    host.screen.items.filter { $0.isChrome && $0.name == "Back" }
  }
}
