/// A length of CSS.
package enum Length: Hashable, Sendable {
  /// Pixels, which are points.
  case points(Double)
  /// A multiple of the font size of the page.
  case rootFontSizes(Double)
  /// All of the box around the element, except some points.
  case full(minus: Double)
  /// The way from the middle of the box around the element to a point.
  case fromMiddle(to: Double)
  /// A part of the width of the container, after some points are taken from it.
  case containerWidth(minus: Double, dividedBy: Double)
  /// The height of the window, as it is without the bars that a browser hides.
  case windowHeight
  /// The length of the content on one line.
  case maxContent
  /// What the browser computes.
  case auto
}

extension Length: CustomStringConvertible {
  /// The text of the length in a style sheet.
  package var description: String {
    switch self {
    case .points(let points): points.pixels
    case .rootFontSizes(let factor): factor.decimal + "rem"
    case .full(let margin):
      margin == 0 ? "100%" : "calc(100% \(margin > 0 ? "-" : "+") \(abs(margin).pixels))"
    case .fromMiddle(let point): point == 0 ? "-50%" : "calc(\(point.pixels) - 50%)"
    case .containerWidth(let margin, let ratio):
      if margin != 0 {
        "calc((100cqw - \(margin.pixels))/\(ratio.decimal))"
      } else if ratio != 1 {
        "calc(100cqw/\(ratio.decimal))"
      } else {
        "100cqw"
      }
    case .windowHeight: "100dvh"
    case .maxContent: "max-content"
    case .auto: "auto"
    }
  }
}
