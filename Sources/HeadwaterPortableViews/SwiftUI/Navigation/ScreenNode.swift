/// The node of a screen of a navigation stack: a bar with the back button and the title, and the content
/// below it.
final class ScreenNode: ContainerNode<PartNode> {
  let title: ScreenTitle
  private let isFirst: Bool
  private let bar: Element
  private let heading: Element
  private var backButton: Element?
  private let toolbar = ScreenBar()
  private let leading: Element
  private let trailing: Element
  private let bottom: Element
  private(set) var isCovered = false
  /// Whether the document has nothing of a covered screen but its place.
  private var isLeftOut = false
  /// The value of the path that the screen shows, if any.
  var value: AnyHashable?
  /// Ends the presentation of the screen; if nil, the screen is only removed.
  var dismiss: (() -> Void)?
  /// Called when the screen has been removed, for the node that pushed it.
  var didPop: (() -> Void)?
  private(set) var hasContent = false

  init(in stack: NavigationStackNode, isFirst: Bool) {
    self.isFirst = isFirst
    title = ScreenTitle(graph: stack.graph)
    let document = stack.graph.document
    bar = Element(.header, owner: nil, in: document)
    heading = Element(.h1, owner: nil, in: document)
    leading = Element(.div, owner: nil, in: document)
    trailing = Element(.div, owner: nil, in: document)
    bottom = Element(.div, owner: nil, in: document)
    super.init(.section, in: stack)
    decorate()
    makeBar()
    let reference = NavigationReference(stack: stack)
    let title = title
    let toolbar = toolbar
    let editMode = Binding(
      location: StateLocation(StateBox(EditMode.inactive, invalidations: graph.invalidations)))
    let dismiss = DismissAction { [weak self] in self?.leave() }
    content = PartNode(.div, "content", in: self) { environment in
      let environment =
        environment
        .setting(NavigationKey.self, to: reference)
        .setting(AddressNodeKey.self, to: AddressReference())
        .setting(ScreenTitleKey.self, to: title)
        .setting(ScreenBarKey.self, to: toolbar)
        .setting(
          EditModeKey.self, to: environment.value(of: EditModeKey.self) ?? editMode)
      guard !isFirst else { return environment }
      return
        environment
        .setting(DismissKey.self, to: dismiss)
        .setting(IsPresentedKey.self, to: true)
    }
    title.show = { [weak self] in self?.showTitle() }
    toolbar.show = { [weak self] in self?.contentElementsDidChange() }
  }

  private func makeBar() {
    bar.setClass("bar")
    heading.setClass("title")
    heading.set(.tabIndex, to: "-1")
    leading.setClass("bar-leading")
    trailing.setClass("bar-trailing")
    bottom.setClass("bar-bottom")
    if isFirst {
      bar.set(.hidden, to: true)
    } else {
      heading.set(.dataAutofocus, to: true)
      let back = Element(.button, owner: self, in: graph.document)
      back.setClass("back")
      back.set(.type, to: "button")
      back.set(.dataChrome, to: true)
      back.setText(environment.value(of: CatalogueKey.self).text(.back))
      back.listen(to: .click)
      backButton = back
    }
  }

  private func showTitle() {
    heading.setText(title.text)
    let hasPrincipal = !toolbar.elements(at: .principal).isEmpty
    heading.set(.hidden, to: title.text.isEmpty || hasPrincipal)
    showBar()
  }

  private func showBar() {
    let isEmpty = bar.children.allSatisfy { $0 === heading } && title.text.isEmpty
    bar.set(.hidden, to: toolbar.isHidden || (isFirst && isEmpty))
  }

  /// Places toolbar items of the screen's views in the bar and in the toolbar below the content.
  private func placeToolbar() {
    let back = toolbar.hidesBackButton ? [] : backButton.map { [$0] } ?? []
    let principal = toolbar.elements(at: .principal)
    let cancellation = toolbar.elements(at: .cancellation)
    // A sheet with a cancel button needs no close button.
    leading.setClass(cancellation.isEmpty ? "bar-leading" : "bar-leading cancels")
    arrange(cancellation + toolbar.elements(at: .leading), in: leading)
    arrange(toolbar.elements(at: .trailing), in: trailing)
    arrange(toolbar.elements(at: .bottom), in: bottom)
    let sides = [leading, trailing].filter { !$0.children.isEmpty }
    arrange(back + sides + principal + [heading], in: bar)
    heading.set(.hidden, to: title.text.isEmpty || !principal.isEmpty)
    showBar()
  }

  private func arrange(_ elements: [Element], in box: Element) {
    if box.isLive {
      ChildrenDifference.apply(elements, to: box)
    } else {
      box.setChildren(elements)
    }
  }

  func setContent<Content: View>(_ view: Content) {
    hasContent = true
    content.setContent(view)
  }

  override var hidesContent: Bool { isCovered }

  override var isBehindOwnContent: Bool {
    guard let stack, let index = stack.screens.firstIndex(where: { $0 === self }) else {
      return false
    }
    return index + 1 < stack.screens.count && stack.screens[index + 1].value == nil
  }

  override var shownValues: [AnyHashable]? {
    guard let stack, let index = stack.screens.firstIndex(where: { $0 === self }) else { return [] }
    return stack.screens[...index].compactMap(\.value)
  }

  override var baseClass: String { "screen" }
  override func inheritedValuesDidChange() {}

  // MARK: Being covered

  func cover() {
    guard !isCovered else { return }
    isCovered = true
    updateContents()
    element.set(.hidden, to: true)
    content.disappear()
  }

  func uncover() {
    guard isCovered else { return }
    isCovered = false
    updateContents()
    element.set(.hidden, to: false)
    content.queueLifecycles()
  }

  /// Leaves out or adds what is in the screen.
  func updateContents() {
    let isLeftOut = isCovered && graph.leavesOutCoveredScreens
    guard self.isLeftOut != isLeftOut else { return }
    self.isLeftOut = isLeftOut
    // When it comes, the person is on another screen.
    heading.set(.dataAutofocus, to: false)
    contentElementsDidChange()
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
    guard !isLeftOut else { return [] }
    placeToolbar()
    return bottom.children.isEmpty ? [bar, content.outermost] : [bar, content.outermost, bottom]
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
