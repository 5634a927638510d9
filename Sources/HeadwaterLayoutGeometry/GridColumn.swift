/// A column of a lazy grid, or a group of columns that the grid repeats.
package enum GridColumn: Hashable, Sendable {
  /// A column with a fixed width.
  case fixed(Double)
  /// A column that shares the width with its neighbours.
  case flexible(minimum: Double = 10, maximum: Double = .infinity)
  /// As many columns as fit with at least this width.
  case adaptive(minimum: Double)
}
