/// A direction in which lengths are measured.
package enum Axis: Hashable, Sendable, CaseIterable {
  /// The direction of widths.
  case horizontal
  /// The direction of heights.
  case vertical

  /// The axis across this one.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
