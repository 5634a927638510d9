import HeadwaterLayoutGeometry

extension StyleProperty {
  /// The length itself.
  static func length(_ axis: Axis) -> StyleProperty { axis == .horizontal ? .width : .height }
  /// The shortest length.
  static func minimum(_ axis: Axis) -> StyleProperty {
    axis == .horizontal ? .minWidth : .minHeight
  }
  /// The longest length.
  static func maximum(_ axis: Axis) -> StyleProperty {
    axis == .horizontal ? .maxWidth : .maxHeight
  }
  /// The alignment of an element in the cell of a grid.
  static func ownAlignment(_ axis: Axis) -> StyleProperty {
    axis == .horizontal ? .justifySelf : .alignSelf
  }
}
