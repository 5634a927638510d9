/// The lengths that a view has where its author names none.
package enum LengthDefaults {
  /// The space between two views of a stack, and the smallest length of a spacer.
  package static let spacing = 8.0
  /// The side of a color, a shape or a line that is offered no length.
  package static let paint = 10.0
  /// The thickness of a divider.
  package static let line = 1.0
  /// The size of a screen that is offered none: that of a small telephone.
  package static let screen = PerAxis(320.0, 480.0)
}
