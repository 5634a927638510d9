/// The place of a view along one axis of a larger box.
package enum Position: Hashable, Sendable {
  /// The leading or the upper edge.
  case start
  /// The middle.
  case center
  /// The trailing or the lower edge.
  case end

  /// The part of the free space that lies before the view.
  package var fraction: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
