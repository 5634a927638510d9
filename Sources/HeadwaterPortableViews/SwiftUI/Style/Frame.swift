/// The size that a frame asks for, and where its content stands in it.
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

  var classes: String {
    var classes = "frame"
    if maxWidth != nil { classes += " fill-w" }
    if maxHeight != nil { classes += " fill-h" }
    return classes
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

extension View {
  /// Gives the view a fixed width or height, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    decorated(.frame(FrameLayout(width: width, height: height, alignment: alignment)))
  }

  /// Gives the view a width and height within limits, in points; `.infinity` fills the space.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    decorated(
      .frame(
        FrameLayout(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }
}
