/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// The width of a column.
  public enum Size: Sendable {
    /// A fixed width in points.
    case fixed(CGFloat)
    /// One column with a share of the available space.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into the available space, fewer of them if the person has larger text.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column.
  public var size: Size
  /// The space to the next column, in points; nil for the default of 8.
  public var spacing: CGFloat?
  /// The alignment of views in the column. The grid uses that of its first column for all columns.
  public var alignment: Alignment?

  /// Makes a column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: String {
    switch size {
    case .fixed(let width): width.pixels
    case .flexible(let minimum, let maximum):
      "minmax(\(minimum.pixels),\(maximum.isFinite ? maximum.pixels : "1fr"))"
    case .adaptive(let minimum, let maximum):
      "repeat(auto-fill,minmax(min(max(\(minimum.pixels),\(Self.roomForWords(in: minimum))),100%),"
        + "\(maximum.isFinite ? maximum.pixels : "1fr")))"
    }
  }

  /// A length that grows with the person's text, since its words have to fit: that of the column, or of a long word.
  private static func roomForWords(in minimum: CGFloat) -> String {
    Double(min(minimum, 192) / 16).css + "rem"
  }
}

/// A vertical grid of views in columns. Of many cells, only those around the visible ones are made, see
/// <doc:LongLists>.
///
/// - Partial: headers are not pinned.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View {
  /// A grid of the style sheet.
  public var body: some View {
    NativeElement(.div, "grid") { content.inLongContainer(pinning: pinnedViews) }
      .declaring(.gridTemplateColumns, columns.map(\.track).joined(separator: " "))
      .declaring(.gap, "\((spacing ?? 8).pixels) \((columns.first?.spacing ?? 8).pixels)")
      .declaring(.justifyItems, (cell?.horizontal ?? alignment).css.rawValue)
      .declaring(.alignItems, cell?.vertical.css.rawValue)
      .fusing([.padding, .background, .opacity])
  }

  private var cell: Alignment? { columns.first?.alignment }
}

/// A horizontal grid of views in rows.
///
/// - Partial: all cells are made at once, and headers are not pinned; `onAppear` and `task` of a cell
///   wait until a person scrolls to it.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a grid.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View {
  /// A grid of the style sheet.
  public var body: some View {
    NativeElement(.div, "grid") { content.inLazyContainer(pinning: pinnedViews) }
      .declaring(.gridTemplateRows, rows.map(\.track).joined(separator: " "))
      .declaring(.gridAutoFlow, "column")
      .declaring(.gap, "\((rows.first?.spacing ?? 8).pixels) \((spacing ?? 8).pixels)")
      .declaring(.alignItems, alignment.css.rawValue)
      .fusing([.padding, .background, .opacity])
  }
}

/// A table of views in rows and columns.
///
/// - Partial: all columns have the same width.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Makes a grid of ``GridRow``s.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  /// A table of the style sheet.
  public var body: some View {
    NativeElement(.div, "table") { content }
      .declaring(.gap, "\((verticalSpacing ?? 8).pixels) \((horizontalSpacing ?? 8).pixels)")
      .declaring(.alignItems, alignment.vertical.css.rawValue)
      .declaring(.justifyItems, alignment.horizontal.css.rawValue)
      .fusing([.padding, .background, .opacity])
  }
}

/// A row of a ``Grid``.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row. Without an alignment of its own it has that of the grid.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  /// The views of the row, one in each column.
  public var body: some View {
    NativeElement(.div, "table-row") { content }
      .declaring(.alignItems, alignment?.css.rawValue)
  }
}

extension View {
  /// Sets the number of columns that the view takes up in its row.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    decorated(.style(.effect, [StyleDeclaration(.gridColumn, "span \(max(1, count))")]))
  }
}
