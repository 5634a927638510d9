/// A node of screens of which one is visible.
protocol ScreenStack: ElementNode {
  /// The title of the visible screen; empty if it has none.
  var visibleTitle: String { get }
}
