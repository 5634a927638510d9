import HeadwaterLayoutGeometry

/// The edge that a safe area inset lies at.
package enum InsetEdge: Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// The axis on which the content becomes shorter.
  package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  /// Whether the inset comes before the content.
  package var isFirst: Bool { self == .top || self == .leading }
}
