/// Decisions on which descriptions of the algorithm differ, or on which a browser must differ.
package struct LayoutOptions: Hashable, Sendable {
  /// Which of two equally flexible views in a stack takes its length first.
  package enum Tie: Hashable, Sendable {
    /// The view with the greater minimum.
    case greaterMinimumFirst
    /// The view that comes first.
    case inOrder
  }

  /// How wide a text with several lines is.
  package enum WrappedText: Hashable, Sendable {
    /// As wide as its longest line, as in SwiftUI.
    case hugsLongestLine
    /// As wide as it was offered, as a box of CSS.
    case keepsProposal
  }

  /// The direction in which rows run.
  package enum Direction: Hashable, Sendable {
    /// From the left.
    case leftToRight
    /// From the right.
    case rightToLeft
  }

  /// Which of two equally flexible views takes its length first.
  package var tie = Tie.greaterMinimumFirst
  /// How wide a text with several lines is.
  package var wrappedText = WrappedText.hugsLongestLine
  /// The direction in which rows run.
  package var direction = Direction.leftToRight

  /// Makes the options of SwiftUI.
  package init() {}
}
