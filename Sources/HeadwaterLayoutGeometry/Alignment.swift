/// The place of a view in a larger box, on both axes.
package typealias Alignment = PerAxis<Position>

extension PerAxis<Position> {
  /// The middle on both axes.
  package static var center: Alignment { Alignment(.center, .center) }
  /// The leading edge, in the middle of the height.
  package static var leading: Alignment { Alignment(.start, .center) }
  /// The trailing edge, in the middle of the height.
  package static var trailing: Alignment { Alignment(.end, .center) }
  /// The upper edge, in the middle of the width.
  package static var top: Alignment { Alignment(.center, .start) }
  /// The lower edge, in the middle of the width.
  package static var bottom: Alignment { Alignment(.center, .end) }
  /// The upper leading corner.
  package static var topLeading: Alignment { Alignment(.start, .start) }
  /// The upper trailing corner.
  package static var topTrailing: Alignment { Alignment(.end, .start) }
  /// The lower leading corner.
  package static var bottomLeading: Alignment { Alignment(.start, .end) }
  /// The lower trailing corner.
  package static var bottomTrailing: Alignment { Alignment(.end, .end) }
}
