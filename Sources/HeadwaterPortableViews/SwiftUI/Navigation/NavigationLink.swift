/// A control that pushes a screen onto the navigation stack around it.
///
/// A link with a value appends the value to the stack's path. The modifier
/// ``View/navigationDestination(for:destination:)`` sets the value's screen.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let target: NavigationTarget<Destination>

  /// Makes a link with any views as the label.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination())
  }

  /// Makes a link with any views as the label.
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
  /// Makes a link to the screen of a value, with any views as the label. Without a value, the link is
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

extension NavigationLink: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes a native link if the value has an address, or otherwise a button that screen readers read as a link.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = NavigationLinkNode(to: view.target, in: parent)
    node.showLabel(view.label)
    node.collectLabel()
    node.setTarget(view.target)
    return node
  }

  /// Updates the label and the destination, and the destination's screen if it is shown.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    let node = unsafeDowncast(node, to: NavigationLinkNode<Destination>.self)
    node.showLabel(view.label)
    node.setTarget(view.target)
  }
}
