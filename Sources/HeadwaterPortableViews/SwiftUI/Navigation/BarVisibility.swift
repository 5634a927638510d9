/// Hides or shows the screen's bar or its back button; nil changes nothing.
struct BarVisibilityModifier {
  var hidesBar: Bool?
  var hidesBackButton: Bool?

  @MainActor
  func apply(to bar: ScreenBar?) {
    if let hidesBar { bar?.setHidden(hidesBar) }
    if let hidesBackButton { bar?.setHidesBackButton(hidesBackButton) }
  }
}

extension BarVisibilityModifier: ViewModifier {
  typealias Body = Never

  static var reach: ModifierReach { .all }

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    view.modifier.apply(to: parent.contentEnvironment.value(of: ScreenBarKey.self))
    return V.makeNode(for: view.content, in: parent)
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    view.modifier.apply(to: node.environment.value(of: ScreenBarKey.self))
    V.updateNode(node, for: view.content)
  }
}

/// A bar of a window.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Any bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar with the tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar below the content.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

extension View {
  /// Hides the back button of the screen around the view.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(BarVisibilityModifier(hidesBackButton: hidesBackButton))
  }

  /// Hides the bar of the screen around the view; the form before iOS 16.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarVisibilityModifier(hidesBar: hidden))
  }

  /// Shows or hides the bar of the screen around the view.
  ///
  /// - Partial: it hides only the navigation bar.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    let isMeant = bars.contains(.navigationBar) || bars.contains(.automatic)
    return modifier(BarVisibilityModifier(hidesBar: isMeant ? visibility == .hidden : nil))
  }
}
