/// The node of one screen of a navigation stack: a bar with the way back and the title, and below
/// it the content.
final class ScreenNode: ElementNode {
  let title: ScreenTitle
  private let isFirst: Bool
  private var content: PartNode!
  private let bar: Element
  private let heading: Element
  private var backButton: Element!
  private(set) var isCovered = false
  /// The value of the path that the screen is for, if it is for one.
  var value: AnyHashable?
  /// Ends what the screen is shown for; without it, the screen is simply removed.
  var dismiss: (() -> Void)?
  /// Called when the screen has been removed, for whoever pushed it.
  var didPop: (() -> Void)?
  private(set) var hasContent = false

  init(in stack: NavigationStackNode, isFirst: Bool) {
    self.isFirst = isFirst
    title = ScreenTitle(graph: stack.graph)
    let document = stack.graph.document
    bar = Element(.header, owner: nil, in: document)
    heading = Element(.h1, owner: nil, in: document)
    super.init(.section, in: stack)
    decorate()
    makeBar()
    let reference = NavigationReference(stack: stack)
    let title = title
    let dismiss = DismissAction { [weak self] in self?.leave() }
    content = PartNode(.div, "content", in: self) { environment in
      let environment =
        environment
        .setting(NavigationKey.self, to: reference)
        .setting(ScreenTitleKey.self, to: title)
      guard !isFirst else { return environment }
      return
        environment
        .setting(DismissKey.self, to: dismiss)
        .setting(IsPresentedKey.self, to: true)
    }
    title.show = { [weak self] in self?.showTitle() }
  }

  private func makeBar() {
    bar.setClass("bar")
    heading.setClass("title")
    heading.set(.tabIndex, to: "-1")
    if isFirst {
      bar.set(.hidden, to: true)
      bar.setChildren([heading])
    } else {
      heading.set(.dataAutofocus, to: true)
      let back = Element(.button, owner: self, in: graph.document)
      back.setClass("back")
      back.set(.type, to: "button")
      back.set(.dataChrome, to: true)
      back.setText("Back")
      back.listen(to: .click)
      backButton = back
      bar.setChildren([back, heading])
    }
  }

  private func showTitle() {
    heading.setText(title.text)
    heading.set(.hidden, to: title.text.isEmpty)
    if isFirst { bar.set(.hidden, to: title.text.isEmpty) }
  }

  func setContent<Content: View>(_ view: Content) {
    hasContent = true
    content.setContent(view)
  }

  override var baseClass: String { "screen" }
  override func inheritedValuesDidChange() {}

  // MARK: Being covered

  func cover() {
    guard !isCovered else { return }
    isCovered = true
    element.set(.hidden, to: true)
    content.disappear()
  }

  func uncover() {
    guard isCovered else { return }
    isCovered = false
    element.set(.hidden, to: false)
    content.queueLifecycles()
  }

  var stack: NavigationStackNode? { parent as? NavigationStackNode }

  /// Goes back to the screen below.
  func leave() {
    if let dismiss {
      dismiss()
    } else {
      stack?.pop(self)
    }
  }

  // MARK: Structure

  override func contentElements() -> [Element] {
    [bar, content.outermost]
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }

  override func unmount() {
    super.unmount()
    didPop?()
  }

  // MARK: Events

  override func isAllowed(_ kind: EventKind, on element: Element) -> Bool { true }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    leave()
    return .handled
  }
}
