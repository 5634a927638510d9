/// A window with the given content. In a browser, the window is the page.
public struct WindowGroup<Content: View> {
  let title: Text?
  let content: Content

  /// Makes a window.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Makes a window with an id.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a window with a title, which is shown while no screen has a navigation title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = titleKey.whole
    self.content = content()
  }

  /// Makes a window with a title, which is shown while no screen has a navigation title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = Text(title)
    self.content = content()
  }

  /// Makes a window with a title and an id.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, content: content)
  }

  /// Makes a window with a title and an id.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(title, content: content)
  }

  /// Makes a window with a title, which is shown while no screen has a navigation title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
}

extension WindowGroup: Scene {
  /// A built-in scene has no body.
  public typealias Body = Never

  /// Makes the node of the content.
  public static func makeSceneNode(for scene: Self, in parent: ViewNode) -> ViewNode {
    let node = WindowNode(in: parent)
    node.setTitle(scene.title)
    node.child = node.makeChild(scene.content)
    return node
  }

  /// Updates the content.
  public static func updateSceneNode(_ node: ViewNode, for scene: Self) {
    let node = unsafeDowncast(node, to: WindowNode.self)
    node.setTitle(scene.title)
    if let child = node.child { node.updateChild(child, to: scene.content) }
  }
}

/// The node of a window. The titles of screens come before the title of the window.
private final class WindowNode: ContentNode {
  private var title: Text?

  func setTitle(_ title: Text?) {
    self.title = title
    let text = title?.string(for: environment.person) ?? ""
    environment.value(of: ScreenTitleKey.self)?.fallback = text
  }

  override func environmentDidChange(
    to environment: EnvironmentEntry?, changed: EnvironmentChange
  ) {
    super.environmentDidChange(to: environment, changed: changed)
    if title?.modifiers?.isPersonal == true { setTitle(title) }
  }
}
