/// A length at each edge of a box. A negative length reaches out of the box.
package struct EdgeLengths: Hashable, Sendable {
  /// The length at the upper edge.
  package var top: Double
  /// The length at the leading edge.
  package var leading: Double
  /// The length at the lower edge.
  package var bottom: Double
  /// The length at the trailing edge.
  package var trailing: Double

  /// Makes lengths; those that are not named are zero.
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes equal lengths.
  package init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// The sum of the two lengths on each axis.
  package var sums: PerAxis<Double> { PerAxis(leading + trailing, top + bottom) }

  /// The smallest of the four lengths.
  package var smallest: Double { min(top, leading, bottom, trailing) }

  /// Whether all four lengths are zero.
  package var areZero: Bool { self == EdgeLengths() }

  /// The lengths that result from changing each length.
  package func mapped(_ change: (Double) -> Double) -> EdgeLengths {
    EdgeLengths(
      top: change(top), leading: change(leading), bottom: change(bottom),
      trailing: change(trailing))
  }

  /// The lengths of two nested boxes together.
  package static func + (outer: EdgeLengths, inner: EdgeLengths) -> EdgeLengths {
    EdgeLengths(
      top: outer.top + inner.top, leading: outer.leading + inner.leading,
      bottom: outer.bottom + inner.bottom, trailing: outer.trailing + inner.trailing)
  }
}
