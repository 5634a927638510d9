/// A value for each of the two axes.
package struct PerAxis<Value> {
  /// The value that belongs to widths.
  package var horizontal: Value
  /// The value that belongs to heights.
  package var vertical: Value

  /// Makes a pair of two values.
  package init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a pair by asking for the value of each axis.
  package init(_ value: (Axis) -> Value) {
    horizontal = value(.horizontal)
    vertical = value(.vertical)
  }

  /// Makes a pair from the value along an axis and the value across it.
  package init(along axis: Axis, _ main: Value, across cross: Value) {
    horizontal = axis == .horizontal ? main : cross
    vertical = axis == .horizontal ? cross : main
  }

  /// The value of an axis.
  package subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
