/// The node of a navigation link. It owns the screen that it has pushed.
final class NavigationLinkNode<Destination: View>: StyledControlNode {
  private var target = NavigationTarget<Destination>.value(nil)
  private weak var screen: ScreenNode?
  private var isActive = false
  /// Whether the link is a native one, to the address of its screen.
  private let isNative: Bool
  /// The address, and the value that it is of.
  private var address: (text: String, value: AnyHashable)?

  init(to target: NavigationTarget<Destination>, in parent: ViewNode) {
    let environment = parent.contentEnvironment
    let addresses = Self.addresses(of: target, in: environment)
    isNative = target.pushedValue.flatMap { addresses?.address(of: [$0]) } != nil
    super.init(isAddress: isNative, in: parent)
    begin()
  }

  override func prepareControl() {
    super.prepareControl()
    if control.kind != .a { control.set(.role, to: "link") }
    guard isNative else { return }
    element.listen(to: .click)
    if control !== element { control.listen(to: .click) }
  }

  override func updateControl() {
    super.updateControl()
    if let value = target.pushedValue,
      let selection = Self.list(of: target, in: environment)?.selection
    {
      let isChosen = tracker.track { selection.contains(value) }
      control.set(.ariaCurrent, to: isChosen ? "true" : nil)
    }
    guard isNative, control.kind == .a else { return }
    let address = isUnusable ? nil : currentAddress
    control.set(.href, to: address)
    control.set(.role, to: address == nil ? "link" : nil)
    control.set(.ariaDisabled, to: isUnusable ? "true" : nil)
    if address == nil, !isUnusable { control.set(.tabIndex, to: tabIndex ?? "0") }
  }

  /// The list whose selection the link sets, in the sidebar of a split view.
  private static func list(
    of target: NavigationTarget<Destination>, in environment: EnvironmentEntry?
  ) -> RowsNode? {
    guard let value = target.pushedValue,
      let list = environment.value(of: SidebarListKey.self).node, let selection = list.selection
    else { return nil }
    return !selection.takesSeveral && selection.accepts(value) ? list : nil
  }

  /// What gives the value of a link an address.
  private static func addresses(
    of target: NavigationTarget<Destination>, in environment: EnvironmentEntry?
  ) -> AddressNode? {
    list(of: target, in: environment) == nil
      ? environment.value(of: NavigationKey.self).stack?.addresses
      : environment.value(of: ItemAddressKey.self).node
  }

  /// The address of the screen, below the path of the app.
  private var currentAddress: String? {
    guard let value = target.pushedValue else { return nil }
    if let address, address.value == value { return address.text }
    guard let addresses = Self.addresses(of: target, in: environment),
      let own = addresses.address(of: [value])
    else { return nil }
    // A stack may be so deep that a further screen has none.
    let isPushed = Self.list(of: target, in: environment) == nil
    guard !isPushed || addresses.address(of: valuesAround + [value]) != nil else { return nil }
    guard let base = graph.addresses.base(around: self) else {
      // The tab around it gets its value when all tabs are there.
      graph.afterUpdate { [weak self] in
        if let self, isMounted, graph.addresses.base(around: self) != nil { updateControl() }
      }
      return nil
    }
    let text = base.appending(own).text
    address = (text.isEmpty ? "." : text, value)
    return address?.text
  }

  /// The values of the stack up to the screen around the link.
  private var valuesAround: [AnyHashable] {
    var node = parent
    while let current = node {
      if let screen = current as? ScreenNode { return screen.shownValues ?? [] }
      node = current.parent
    }
    return []
  }

  override var isUnusable: Bool { !isEnabled || target.isNowhere }

  func setTarget(_ target: NavigationTarget<Destination>) {
    self.target = target
    updateControl()
    switch target {
    case .view(let destination): screen?.setContent(destination)
    case .active: evaluate()
    case .value: break
    }
  }

  override var name: String { "NavigationLink(\(Destination.self))" }
  override var baseClass: String { isNative ? "\(style.linkClass) to" : style.linkClass }
  override var fusableEffects: DecorationStages { [.opacity] }

  // The client uses the same key to return to a screen in a new session.
  override func structuralKey(of element: Element) -> String? {
    element === self.element || element === control ? structuralPath : nil
  }

  // MARK: A screen that follows a binding

  /// Reads the binding. The screen is pushed or removed after this update, because the stack may not be
  /// complete yet.
  override func evaluate() {
    isDirty = false
    guard case .active(let destination, let activation) = target else { return updateControl() }
    isActive = tracker.track { activation.isActive() }
    if isActive { screen?.setContent(destination) }
    guard isActive != (screen != nil) else { return }
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      // Screens are removed before others are pushed: a removed screen also removes those on top of it.
      guard self.isActive else { return self.bringScreen() }
      self.graph.afterUpdate { [weak self] in self?.bringScreen() }
    }
  }

  private func bringScreen() {
    guard isMounted, case .active(let destination, let activation) = target else { return }
    if !isActive, let screen {
      forget(screen)
    } else if isActive, screen == nil {
      guard let stack else { return reportMissingStack() }
      let screen = stack.push(from: element) { screen in
        screen.dismiss = { activation.set(false) }
        screen.didPop = { [weak self] in self?.didLose() }
        screen.setContent(destination)
      }
      screen.element.set(.dataFrom, to: structuralPath)
      self.screen = screen
    }
  }

  /// Ends the presentation after the screen was removed together with a screen below it.
  private func didLose() {
    guard isMounted, case .active(_, let activation) = target else { return }
    screen = nil
    graph.afterUpdate { [weak self] in
      guard let self, isMounted, isActive else { return }
      activation.set(false)
    }
  }

  private func forget(_ screen: ScreenNode) {
    self.screen = nil
    screen.didPop = nil
    screen.stack?.pop(screen)
  }

  // MARK: Taps

  private var stack: NavigationStackNode? { environment.value(of: NavigationKey.self).stack }

  private func reportMissingStack() {
    graph.report(.navigationWithoutStack(label: "to \(Destination.self)"))
  }

  override func perform() -> EventOutcome { follow() }

  override func trigger() {
    guard !isUnusable else { return }
    _ = follow()
  }

  private func follow() -> EventOutcome {
    if let value = target.pushedValue, let list = Self.list(of: target, in: environment) {
      _ = list.selection?.toggle(value)
      return .handled
    }
    guard let stack else {
      reportMissingStack()
      return .dropped(reason: "no navigation stack is around the link")
    }
    switch target {
    case .view(let destination):
      guard screen == nil else { return .dropped(reason: "the link's screen is shown already") }
      let screen = stack.push(from: element) { $0.setContent(destination) }
      screen.element.set(.dataFrom, to: structuralPath)
      self.screen = screen
    case .active(_, let activation):
      activation.set(true)
    case .value(let value?):
      if let reason = stack.append(value, from: element, key: structuralPath) {
        return .dropped(reason: reason)
      }
    case .value(nil):
      return .dropped(reason: "the link has no value")
    }
    return .handled
  }

  override func unmount() {
    if let screen { forget(screen) }
    super.unmount()
  }
}
