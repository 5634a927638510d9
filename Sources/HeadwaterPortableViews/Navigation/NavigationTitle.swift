struct NavigationTitleModifier {
  let title: String
}

extension NavigationTitleModifier: ViewModifier {
  typealias Body = Never

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = NavigationTitleNode(in: parent)
    node.setTitle(view.modifier.title)
    node.child = node.makeChild(view.content)
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: NavigationTitleNode.self)
    node.setTitle(view.modifier.title)
    if let child = node.child { node.updateChild(child, to: view.content) }
  }
}

/// Sets the title of its screen while it is mounted.
private final class NavigationTitleNode: ViewNode {
  var child: ViewNode?

  func setTitle(_ title: String) {
    environment.value(of: ScreenTitleKey.self)?.set(title, by: self)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
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
