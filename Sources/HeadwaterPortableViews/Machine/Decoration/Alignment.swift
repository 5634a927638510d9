/// How views are aligned from the leading to the trailing side.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  var css: AlignmentKeyword {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    }
  }
}

/// How views are aligned from the top to the bottom.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  var css: AlignmentKeyword {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    }
  }
}

/// How views are aligned in both directions.
public struct Alignment: Hashable, Sendable {
  /// From the leading to the trailing side.
  public var horizontal: HorizontalAlignment
  /// From the top to the bottom.
  public var vertical: VerticalAlignment

  /// Combines two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner at the top and the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner at the top and the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner at the bottom and the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner at the bottom and the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How a style sheet says an alignment.
enum AlignmentKeyword: String {
  case start, center, end
  case firstBaseline = "first baseline"
  case lastBaseline = "last baseline"
}
