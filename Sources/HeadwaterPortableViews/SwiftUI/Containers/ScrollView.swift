/// A direction in which views stand or are scrolled.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Views that can be scrolled when they need more space than there is.
public struct ScrollView<Content: View> {
  /// The views.
  public var content: Content
  /// The directions in which they can be scrolled.
  public var axes: Axis.Set
  /// Whether scroll bars may be shown; a browser decides.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  /// An element that a keyboard can scroll, too.
  public var body: some View {
    let isHorizontal = axes.contains(.horizontal)
    let name =
      isHorizontal ? (axes.contains(.vertical) ? "scroll both" : "scroll across") : "scroll"
    NativeElement(.div, showsIndicators ? name : name + " bare") {
      if axes == .horizontal {
        HStack { content }
      } else {
        VStack { content }
      }
    }
    .attribute(.tabIndex, isHorizontal ? "0" : nil)
    .attribute(.role, isHorizontal ? "group" : nil)
    .attribute(.ariaLabel, isHorizontal ? "Scrolls sideways" : nil)
    .fusing([.frame, .background, .opacity])
  }
}

/// Views that are kept from one another until they are needed; here all of them are made.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Puts views below one another; all of them are made, since a document is scrolled elsewhere.
///
/// - Partial: all rows are made at once, and headers are not pinned; `onAppear` and `task` of rows
///   wait until they are scrolled to.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a stack.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View {
  /// A stack as wide as its space.
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content.inLazyContainer(pinning: pinnedViews) }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// Puts views beside one another; all of them are made, since a document is scrolled elsewhere.
///
/// - Partial: all views are made at once, and headers are not pinned; `onAppear` and `task` of views
///   wait until they are scrolled to.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a stack.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View {
  /// A stack as high as its space.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content.inLazyContainer(pinning: pinnedViews) }
  }
}

extension View {
  /// The rows of a lazy container, which are seen when they are scrolled to, and none of which is pinned.
  nonisolated func inLazyContainer(pinning views: PinnedScrollableViews) -> some View {
    environmentValue(IsLazyKey.self, true).ignoring(views.isEmpty ? nil : .pinnedViews)
  }
}
