import HeadwaterLayoutGeometry

/// What a view is, with the values that its author chose.
package enum ViewKind: Hashable, Sendable {
  /// A view whose size never changes.
  case box(width: Double, height: Double)
  /// A color or a rectangle, which takes what is proposed.
  case color
  /// A circle, which takes the greatest square.
  case circle
  /// A resizable image with its natural size.
  case image(width: Double, height: Double)
  /// A text.
  case text(MeasuredText)
  /// A space that grows along the stack around it.
  case spacer(minimum: Double?)
  /// A line across the stack around it.
  case divider

  /// A stack; the alignment is the one across its axis.
  case stack(Axis, spacing: Double?, alignment: Position)
  /// Views on top of each other.
  case layers(Alignment)
  /// A scroll view.
  case scroll(Set<Axis>)
  /// A grid, with the number of cells in each row.
  case grid(rows: [Int], spacing: PerAxis<Double>, alignment: Alignment)
  /// A vertical grid of columns.
  case lazyGrid([GridColumn], spacing: PerAxis<Double>)
  /// A bar above a screen.
  case navigation(barHeight: Double)
  /// A screen above a bar.
  case tabs(barHeight: Double)

  /// A frame with fixed lengths.
  case frame(PerAxis<Double?>, Alignment)
  /// A frame with limits.
  case flexibleFrame(PerAxis<LengthLimits>, Alignment)
  /// Space around a view.
  case padding(EdgeLengths)
  /// A layer behind a view, of the view's size.
  case background(Alignment)
  /// A layer in front of a view, of the view's size.
  case overlay(Alignment)
  /// A ratio of width to height; nil for the content's own.
  case aspectRatio(Double?, ContentMode)
  /// The content's ideal lengths on some axes.
  case fixedSize(Set<Axis>)
  /// The rank in the sharing of a stack's length.
  case layoutPriority(Double)
  /// A shift of what is drawn.
  case offset(PerAxis<Double>)
  /// A place in all of the space that is proposed.
  case position(PerAxis<Double>)
  /// Cuts what leaves the frame.
  case clipped
  /// Draws nothing and keeps the room.
  case hidden
  /// A view at an edge, which the content makes room for.
  case safeAreaInset(InsetEdge, spacing: Double)
}
