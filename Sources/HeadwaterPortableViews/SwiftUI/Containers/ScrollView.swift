/// A container that scrolls its views if they need more space than there is.
public struct ScrollView<Content: View> {
  /// The views.
  public var content: Content
  /// The directions in which the views scroll.
  public var axes: Axis.Set
  /// Whether scroll bars may be visible; the browser decides when.
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
  /// An element that also scrolls with the keyboard.
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
    .named(isHorizontal ? .scrollsSideways : nil)
    .fusing([.frame, .background, .opacity])
  }
}

/// The views of a lazy container that stay in view while it scrolls. Here, no view does.
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

/// A column of views, whose rows appear when they come into view. Of many rows, only those around the visible ones
/// are made, see <doc:LongLists>.
///
/// - Partial: headers are not pinned.
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
  /// A column as wide as the available space.
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content.inLongContainer(pinning: pinnedViews) }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// A row of views, each made with the stack, which appear when they come into view.
///
/// - Partial: all views are made at once, and headers are not pinned; `onAppear` and `task` of a view
///   wait until a person scrolls to it.
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
  /// A row as high as the available space.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content.inLazyContainer(pinning: pinnedViews) }
  }
}

extension View {
  /// Makes rows appear when a person scrolls to them. Pinned views are reported as an issue.
  nonisolated func inLazyContainer(pinning views: PinnedScrollableViews) -> some View {
    environmentValue(IsLazyKey.self, true).ignoring(views.isEmpty ? nil : .pinnedViews)
  }

  /// Spreads rows from the top to the bottom. Of many, only those around the visible ones are made.
  nonisolated func inLongContainer(pinning views: PinnedScrollableViews) -> some View {
    inLazyContainer(pinning: views).modifier(RowDepthModifier())
  }
}

/// Tells the rows in a container that they stand directly in it.
private struct RowDepthModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> SlotNode {
    let depth = parent.contentElementDepth
    return SlotNode(in: parent, decoration: parent.contentDecoration) {
      $0.setting(RowDepthKey.self, to: depth)
    }
  }

  func update(_ node: SlotNode) {}
}
