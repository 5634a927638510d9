struct NavigationTitleModifier {
  let title: String
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

/// Sets the title of its screen while it is mounted.
final class NavigationTitleNode: ContentNode {
  func setTitle(_ title: String) {
    environment.value(of: ScreenTitleKey.self)?.set(title, by: self)
  }

  override func unmount() {
    environment.value(of: ScreenTitleKey.self)?.remove(by: self)
    super.unmount()
  }
}

extension View {
  /// Sets the title of the screen that the view is on.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationTitleModifier(title: titleKey.text))
  }

  /// Sets the title of the screen that the view is on.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(NavigationTitleModifier(title: String(title)))
  }

  /// Sets the title of the screen that the view is on.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(title: title.content))
  }
}
