/// A node with several screens, of which one is visible.
protocol ScreenStack: ElementNode {
  /// The title of the visible screen; empty without a title.
  var visibleTitle: String { get }

  /// Whether a screen shows a value that no view has content for.
  var hasEmptyScreen: Bool { get }
}
