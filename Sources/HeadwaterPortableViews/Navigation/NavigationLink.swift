/// A control that puts a screen on top of the navigation stack around it.
///
/// A link with a value puts the value on the stack's path; which screen that is, a
/// ``View/navigationDestination(for:destination:)`` says.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: NavigationTarget<Destination>

  /// Makes a link with a label of any views.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination())
  }

  /// Makes a link with a label of any views.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleKey)
    target = .view(destination())
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(title)
    target = .view(destination())
  }

  /// Makes a link with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
    target = .view(destination)
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    label = Text(title)
    target = .view(destination)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the screen of a value, with a label of any views; without a value the link is
  /// disabled.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to the screen of a value, with a title.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to the screen of a value, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

/// Where a link leads.
enum NavigationTarget<Destination: View> {
  case view(Destination)
  /// A value for the path; nil for none.
  case value(AnyHashable?)

  var isNowhere: Bool {
    if case .value(nil) = self { true } else { false }
  }
}

extension NavigationLink: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a native button that is read out as a link.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = NavigationLinkNode(view.target, in: parent)
    node.setLabel(view.label)
    node.collectContent()
    return node
  }

  /// Brings label and destination up to date, the destination's screen too if it is shown.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: NavigationLinkNode<Destination>.self)
    node.setLabel(view.label)
    node.setTarget(view.target)
  }
}

/// The node of a navigation link; it owns the screen that it has put on the stack.
final class NavigationLinkNode<Destination: View>: ElementNode {
  private var target: NavigationTarget<Destination>
  private weak var screen: ScreenNode?
  private var label: SlotNode?

  init(_ target: NavigationTarget<Destination>, in parent: ViewNode) {
    self.target = target
    let isInside = parent.contentEnvironment.value(of: IsInsideControlKey.self)
    super.init(isInside ? .span : .button, in: parent)
    if !isInside { element.set(.type, to: "button") }
    element.set(.role, to: "link")
    element.listen(to: .click)
    decorate()
    element.set(.disabled, to: !isEnabled || target.isNowhere)
  }

  func setTarget(_ target: NavigationTarget<Destination>) {
    self.target = target
    element.set(.disabled, to: !isEnabled || target.isNowhere)
    if case .view(let destination) = target { screen?.setContent(destination) }
  }

  func setLabel<Label: View>(_ view: Label) {
    let slot =
      label ?? SlotNode(in: self) { $0.setting(IsInsideControlKey.self, to: true) }
    label = slot
    slot.setContent(view)
  }

  override var baseClass: String { "link" }
  override var fusableEffects: DecorationStages { [.opacity] }

  override func declareStyle(_ style: inout StyleDeclarations) {
    TextStyle().declare(&style, in: environment)
  }

  override func inheritedValuesDidChange() {
    super.inheritedValuesDidChange()
    element.set(.disabled, to: !isEnabled || target.isNowhere)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let label { visit(label) }
  }

  // By the same key the client finds the way back to a screen when a new session has begun.
  override func structuralKey(of element: Element) -> String? {
    element === self.element ? structuralPath : nil
  }

  override func handle(_ event: Event, on element: Element) -> EventOutcome {
    guard let stack = environment.value(of: NavigationKey.self).stack else {
      graph.report(.navigationWithoutStack(label: "to \(Destination.self)"))
      return .dropped(reason: "no navigation stack is around the link")
    }
    switch target {
    case .view(let destination):
      guard screen == nil else { return .dropped(reason: "the link's screen is shown already") }
      let screen = stack.push(from: element) { $0.setContent(destination) }
      screen.element.set(.dataFrom, to: structuralPath)
      self.screen = screen
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
    if let screen { screen.stack?.pop(screen) }
    super.unmount()
  }
}
