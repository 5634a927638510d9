/// What happens where views need more room than they have.
package enum LayoutPolicy: Hashable, Sendable {
  /// As in SwiftUI: a view leaves its parent at both sides, and text in a frame is cut.
  case exact
  /// As on the web: everything can be scrolled to, no word is cut, and frames grow with enlarged
  /// text.
  case page
}
