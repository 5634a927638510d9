/// The node of a navigation stack. A covered screen is hidden, and keeps its elements and its state.
final class NavigationStackNode: ElementNode, ScreenStack {
  private(set) var screens: [ScreenNode] = []
  let destinations = DestinationTable()
  /// What gives the values of the path addresses, if anything does.
  private(set) weak var addresses: AddressNode?
  private let openers = OpenerStack()
  private var tracker: Tracker!
  /// The app's path; nil if the stack keeps the values itself.
  private var path: StackPath?
  private var ownValues: [AnyHashable] = []
  /// The link that is appending a value to the path.
  private var pushingLink: (element: Element, key: String)?

  init(in parent: ViewNode) {
    super.init(.div, in: parent)
    tracker = Tracker(self)
    addresses = environment.value(of: AddressNodeKey.self).node
    decorate()
    screens = [ScreenNode(in: self, isFirst: true)]
    graph.screenStacks.append(self)
  }

  deinit {
    tracker.cancel()
  }

  override var baseClass: String { "navigation" }
  override var fusableEffects: DecorationStages { [.opacity, .background] }
  override func inheritedValuesDidChange() {}
  override var name: String { "NavigationStack" }

  /// The title of the screen on top.
  var visibleTitle: String { screens.last?.title.text ?? "" }

  var isBesideDetail: Bool {
    environment.value(of: SplitColumnKey.self)?.isDetailShown.wrappedValue ?? false
  }

  var hasEmptyScreen: Bool { screens.contains { $0.value != nil && !$0.hasContent } }

  // MARK: Screens

  /// Pushes a screen and returns it.
  ///
  /// - Parameters:
  ///   - opener: The element that gets the focus when the screen is removed.
  ///   - value: The value of the path that the screen shows, if any.
  ///   - fill: Sets the screen's content.
  @discardableResult
  func push(
    from opener: Element?, value: AnyHashable? = nil, fill: (ScreenNode) -> Void
  ) -> ScreenNode {
    let covered = screens.last
    let screen = ScreenNode(in: self, isFirst: false)
    screen.value = value
    screens.append(screen)
    openers.push(opener)
    fill(screen)
    screen.collectContent()
    covered?.cover()
    graph.titleMayChange()
    contentElementsDidChange()
    return screen
  }

  /// Removes a screen and those on top of it.
  func pop(_ screen: ScreenNode) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    let removed = screens[index...]
    screens.removeSubrange(index...)
    for screen in removed.reversed() { screen.unmount() }
    screens[index - 1].uncover()
    graph.titleMayChange()
    if let opener = openers.pop(to: index - 1) { graph.focusAfterUpdate(opener) }
    contentElementsDidChange()
  }

  func updateCoveredScreens() {
    for screen in screens where screen.isCovered { screen.updateContents() }
  }

  // MARK: The path

  func setPath(_ path: StackPath?) {
    self.path = path
    guard path != nil else { return }
    evaluate()
  }

  /// Reads the path and, after this update, updates the screens to it.
  ///
  /// The screens wait because views that set the content for a value may be made in this update.
  override func evaluate() {
    isDirty = false
    guard let path else { return }
    let values = tracker.track { path.values() }
    guard values != screens.compactMap(\.value) else { return }
    graph.afterUpdate { [weak self] in self?.bringScreens(to: values) }
  }

  private func bringScreens(to values: [AnyHashable]) {
    guard isMounted else { return }
    let shown = screens.filter { $0.value != nil }
    var common = 0
    while common < shown.count, common < values.count, shown[common].value == values[common] {
      common += 1
    }
    if common < shown.count { pop(shown[common]) }
    for value in values[common...] { push(value) }
    pushingLink = nil
  }

  private func push(_ value: AnyHashable) {
    let link = pushingLink
    let screen = push(from: link?.element ?? graph.activeElement, value: value) { screen in
      screen.dismiss = { [weak self, weak screen] in
        if let screen { self?.removeFromPath(screen) }
      }
      destinations.show(value, on: screen)
    }
    // A page returns to a screen by its address, or else by the link that has opened it, if one has.
    if addresses?.address(of: screens.compactMap(\.value)) == nil {
      screen.element.set(.dataFrom, to: link?.key ?? "")
    }
    reportMissingDestination(of: screen)
  }

  /// Reports a screen without content after this update. Until then, a view may still set the content.
  private func reportMissingDestination(of screen: ScreenNode) {
    guard !screen.hasContent else { return }
    graph.afterUpdate { [weak self, weak screen] in
      guard let self, let screen, screen.isMounted, let value = screen.value else { return }
      if !screen.hasContent { destinations.show(value, on: screen) }
      // A stranger's address is no mistake of the app.
      if !screen.hasContent, !graph.addresses.isOpening {
        graph.report(.navigationWithoutDestination(value: value))
      }
    }
  }

  /// Appends a value to the path, for a link.
  ///
  /// - Returns: The reason if it isn't possible; otherwise nil.
  func append(_ value: AnyHashable, from element: Element, key: String) -> String? {
    pushingLink = (element, key)
    if let path {
      guard path.append(value) else {
        pushingLink = nil
        let issue = ViewIssue.navigationOfAnotherType(value: value)
        graph.report(issue)
        return issue.message
      }
    } else {
      ownValues.append(value)
      bringScreens(to: ownValues)
    }
    return nil
  }

  /// Removes the value of a screen, and those after it, from the path. The screens follow.
  private func removeFromPath(_ screen: ScreenNode) {
    let shown = screens.filter { $0.value != nil }
    guard let index = shown.firstIndex(where: { $0 === screen }) else { return }
    if let path {
      path.removeLast(shown.count - index)
    } else {
      ownValues.removeLast(ownValues.count - index)
      bringScreens(to: ownValues)
    }
  }

  /// Updates the content of the screens for values of a type.
  func refreshScreens(of type: ObjectIdentifier) {
    for screen in screens {
      guard let value = screen.value, DestinationTable.type(of: value) == type else { continue }
      destinations.show(value, on: screen)
    }
  }

  // MARK: Structure

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for screen in screens { visit(screen) }
  }

  override func identity(of child: ViewNode) -> String? {
    screens.firstIndex { $0 === child }.map { "screen \($0)" }
  }

  override func unmount() {
    tracker.end()
    graph.screenStacks.removeAll { $0 === self }
    graph.titleMayChange()
    super.unmount()
  }
}

/// The elements that get the focus back, one for each pushed screen.
@MainActor
private final class OpenerStack {
  private var openers: [Element?] = []

  func push(_ element: Element?) {
    openers.append(element)
  }

  /// Removes all but the first `count` elements and returns the lowest removed one.
  func pop(to count: Int) -> Element? {
    guard count < openers.count else { return nil }
    let opener = openers[count]
    openers.removeSubrange(count...)
    return opener
  }
}
