/// A horizontal alignment of views.
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

/// A vertical alignment of views.
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

/// An alignment of views in both directions.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Combines two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centered in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Centered on the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Centered on the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Centered at the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Centered at the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner at the top and the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner at the top and the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner at the bottom and the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner at the bottom and the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The keywords of a style sheet for alignments.
enum AlignmentKeyword: String {
  case start, center, end
  case firstBaseline = "first baseline"
  case lastBaseline = "last baseline"
}
