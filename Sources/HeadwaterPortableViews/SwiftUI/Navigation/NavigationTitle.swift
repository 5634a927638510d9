struct NavigationTitleModifier {
  let title: Text
}

extension NavigationTitleModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> NavigationTitleNode {
    let node = NavigationTitleNode(in: parent)
    update(node)
    return node
  }

  func update(_ node: NavigationTitleNode) {
    node.setTitle(title)
  }
}

/// The node of the modifier. It sets the title of its screen while it is mounted.
final class NavigationTitleNode: ContentNode {
  private var title = Text(verbatim: "")

  func setTitle(_ title: Text) {
    self.title = title
    let text = title.string(for: environment.person)
    environment.value(of: ScreenTitleKey.self)?.set(text, by: self)
  }

  override func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    super.environmentDidChange(to: environment, changed: changed)
    if title.modifiers?.isPersonal == true { setTitle(title) }
  }

  override func unmount() {
    environment.value(of: ScreenTitleKey.self)?.remove(by: self)
    super.unmount()
  }
}

/// Reads the title where it is tracked, so that a change is shown.
private struct BoundTitleModifier: ViewModifier {
  let title: Binding<String>

  func body(content: Content) -> some View { content.navigationTitle(title.wrappedValue) }
}

extension View {
  /// Sets the title of the screen around the view.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationTitleModifier(title: titleKey.whole))
  }

  /// Sets the title of the screen around the view.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(NavigationTitleModifier(title: Text(title)))
  }

  /// Sets the title of the screen around the view to the value of a binding.
  ///
  /// - Partial: a person cannot edit the title.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitleModifier(title: title))
  }

  /// Sets the title of the screen around the view.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(title: title))
  }
}
