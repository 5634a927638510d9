/// A node with several screens, of which one is visible.
protocol ScreenStack: ElementNode {
  /// The title of the visible screen; empty without a title.
  var visibleTitle: String { get }

  /// Whether the title of another stack counts first, as for the sidebar beside a detail.
  var isBesideDetail: Bool { get }

  /// Whether a screen shows a value that no view has content for.
  var hasEmptyScreen: Bool { get }

  /// Leaves out or adds the screens that are covered.
  func updateCoveredScreens()
}
