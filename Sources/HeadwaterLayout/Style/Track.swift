/// A column or a row of a grid.
package enum Track: Hashable, Sendable {
  /// As long as its content.
  case auto
  /// As long as its longest content on one line.
  case maxContent
  /// A fixed length.
  case points(Double)
  /// An equal share of the length, but at least some points; nil for the longest word in it.
  case share(atLeast: Double?)
  /// A length between two others.
  case between(Double, Double)
  /// A length that is at least some points, and otherwise that of the content.
  case content(atLeast: Double)
  /// As many equal columns as fit with at least this width.
  case repeated(atLeast: Double)
}

extension Track: CustomStringConvertible {
  /// The text of the track in a style sheet.
  package var description: String {
    switch self {
    case .auto: "auto"
    case .maxContent: "max-content"
    case .points(let points): points.pixels
    case .share(let minimum): "minmax(\(minimum?.pixels ?? "auto"),1fr)"
    case .between(let minimum, let maximum): "minmax(\(minimum.pixels),\(maximum.pixels))"
    case .content(let minimum): "minmax(\(minimum.pixels),auto)"
    case .repeated(let minimum): "repeat(auto-fill,minmax(min(100%,\(minimum.pixels)),1fr))"
    }
  }
}
