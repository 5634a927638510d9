/// The size of a frame, and the alignment of its content.
struct FrameLayout: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment = .center

  /// The width of a page in points, as in the style sheet, unless a view asks for more.
  private static let readableWidth: CGFloat = 720

  var classes: String {
    var classes = "frame"
    if maxWidth != nil { classes += " fill-w" }
    if let maxWidth, maxWidth.isFinite, maxWidth > Self.readableWidth { classes += " wide" }
    if maxHeight != nil { classes += " fill-h" }
    return classes
  }

  /// The classes of an element that takes all the room that it is given.
  static let fillClasses: [(axis: Axis.Set, name: String)] = [
    (.horizontal, "fill-w"), (.vertical, "fill-h"),
  ]

  /// Returns the directions in which a view with the frame takes all room, from those of the view itself.
  func filled(_ fills: Axis.Set, hasRatio: Bool) -> Axis.Set {
    var fills = fills
    if maxWidth == .infinity { fills.insert(.horizontal) }
    if maxHeight == .infinity { fills.insert(.vertical) }
    if width != nil || maxWidth?.isFinite == true || hasRatio && height != nil {
      fills.remove(.horizontal)
    }
    if height != nil || maxHeight?.isFinite == true || hasRatio && width != nil {
      fills.remove(.vertical)
    }
    return fills
  }

  func declare(_ style: inout StyleDeclarations) {
    if let width = width ?? (maxWidth == nil ? idealWidth : nil) {
      style.add("width", width.pixels)
    }
    if let height = height ?? (maxHeight == nil ? idealHeight : nil) {
      style.add("height", height.pixels)
    }
    if let minWidth { style.add("min-width", minWidth.pixels) }
    if let minHeight { style.add("min-height", minHeight.pixels) }
    if let maxWidth, maxWidth.isFinite { style.add("max-width", maxWidth.pixels) }
    if let maxHeight, maxHeight.isFinite { style.add("max-height", maxHeight.pixels) }
    if alignment != .center {
      style.add("align-items", alignment.vertical.css.rawValue)
      style.add("justify-items", alignment.horizontal.css.rawValue)
    }
  }
}

extension Element {
  /// The directions in which an element in this one takes all room.
  var filledByContent: Axis.Set {
    var fills = Axis.Set()
    for (axis, name) in FrameLayout.fillClasses
    where children.contains(where: { $0.className.contains(name) }) {
      fills.insert(axis)
    }
    return fills
  }
}
