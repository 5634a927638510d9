/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// All sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle, in points, which are CSS pixels here.
public struct EdgeInsets: Equatable, Sendable {
  /// From the upper side.
  public var top: CGFloat
  /// From the side where reading begins.
  public var leading: CGFloat
  /// From the lower side.
  public var bottom: CGFloat
  /// From the side where reading ends.
  public var trailing: CGFloat

  /// Makes insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension EdgeInsets {
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }

  func declare(_ style: inout StyleDeclarations) {
    if top == bottom, leading == trailing, top == leading {
      style.add("padding", top.pixels)
    } else {
      style.add("padding-block", "\(top.pixels) \(bottom.pixels)")
      style.add("padding-inline", "\(leading.pixels) \(trailing.pixels)")
    }
  }
}

extension View {
  /// Adds space on some sides of the view.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: How much, in points; nil for the default of 16.
  /// - Returns: The view with space around it.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    decorated(.padding(EdgeInsets(edges, length ?? 16)))
  }

  /// Adds the same space on all sides of the view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    decorated(.padding(EdgeInsets(.all, length)))
  }

  /// Adds space around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    decorated(.padding(insets))
  }
}
