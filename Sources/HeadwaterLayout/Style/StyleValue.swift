/// The value of a property.
package enum StyleValue: Hashable, Sendable {
  /// A word.
  case keyword(Keyword)
  /// One length.
  case length(Length)
  /// Several lengths: edges, gaps or sizes.
  case lengths([Length])
  /// A number without a unit.
  case number(Double)
  /// An item of a stack that grows by its weight, from a length, and may shrink.
  case flexible(weight: Double, basis: Length)
  /// An item of a stack that starts from a length and only shrinks.
  case shrinkable(basis: Length)
  /// The columns or the rows of a grid.
  case tracks([Track])
  /// The rows and the columns of a grid.
  case template(rows: [Track], columns: [Track])
  /// A shift in points, which goes to the other side where rows run from the right.
  case shift(Double, Double)

  /// One length in points.
  static func points(_ points: Double) -> StyleValue { .length(.points(points)) }
}

extension StyleValue: CustomStringConvertible {
  /// The text of the value in a style sheet.
  package var description: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .length(let length): length.description
    case .lengths(let lengths): lengths.map(\.description).joined(separator: " ")
    case .number(let number): number.decimal
    case .flexible(let weight, let basis):
      "\(weight.decimal) 1 \(basis == .points(0) ? "0px" : basis.description)"
    case .shrinkable(let basis): "0 1 \(basis)"
    case .tracks(let tracks): Self.text(of: tracks)
    case .template(let rows, let columns): "\(Self.text(of: rows))/\(Self.text(of: columns))"
    case .shift(let x, let y):
      (x == 0 ? "0" : "calc(var(--way,1)*\(x.pixels))") + " " + y.pixels
    }
  }

  private static func text(of tracks: [Track]) -> String {
    tracks.map(\.description).joined(separator: " ")
  }
}
