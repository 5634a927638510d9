/// A control that puts a screen on top of the navigation stack around it.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let destination: Destination

  /// Makes a link with a label of any views.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.destination = destination()
  }

  /// Makes a link with a label of any views.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleKey)
    self.destination = destination()
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(title)
    self.destination = destination()
  }

  /// Makes a link with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
    self.destination = destination
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    label = Text(title)
    self.destination = destination
  }
}

extension NavigationLink: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a native button that is read out as a link.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = NavigationLinkNode(view.destination, in: parent)
    node.setLabel(view.label)
    node.collectContent()
    return node
  }

  /// Brings label and destination up to date, the destination's screen too if it is shown.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: NavigationLinkNode<Destination>.self)
    node.setLabel(view.label)
    node.destination = view.destination
    node.screen?.setContent(view.destination)
  }
}

/// The node of a navigation link; it owns the screen that it has put on the stack.
final class NavigationLinkNode<Destination: View>: ElementNode {
  var destination: Destination
  private(set) weak var screen: ScreenNode?
  private var label: SlotNode?

  init(_ destination: Destination, in parent: ViewNode) {
    self.destination = destination
    let isInside = parent.contentEnvironment.value(of: IsInsideControlKey.self)
    super.init(isInside ? .span : .button, in: parent)
    if !isInside { element.set(.type, to: "button") }
    element.set(.role, to: "link")
    element.listen(to: .click)
    decorate()
    element.set(.disabled, to: !isEnabled)
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
    element.set(.disabled, to: !isEnabled)
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
    guard screen == nil else { return .dropped(reason: "the link's screen is shown already") }
    let screen = stack.push(destination, from: element)
    screen.element.set(.dataFrom, to: structuralPath)
    self.screen = screen
    return .handled
  }

  override func unmount() {
    screen?.leave()
    super.unmount()
  }
}
