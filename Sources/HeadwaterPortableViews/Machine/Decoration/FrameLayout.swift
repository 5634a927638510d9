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
