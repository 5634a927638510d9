import HeadwaterLayoutGeometry

/// A vertical grid of columns that the rows do not change.
package struct LazyGridRule: LayoutRule, Equatable {
  /// The columns.
  package var columns: [GridColumn]
  /// The space between columns, and between rows.
  package var spacing: PerAxis<Double>

  /// Makes a rule.
  package init(_ columns: [GridColumn], spacing: PerAxis<Double>) {
    self.columns = columns
    self.spacing = spacing
  }

  /// The width of a column, and no height.
  package func contentContext(in context: LayoutContext) -> LayoutContext {
    LayoutContext(.definite, .unspecified)
  }

  /// The width is filled, and the rows decide the height.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait { axis == .horizontal ? .fills(from: nil, ideal: idealWidth) : .rigid(nil) }

  /// The sum of the least widths.
  package func ideal(on axis: Axis, of view: LayoutNode, in context: LayoutContext) -> Double? {
    axis == .horizontal ? idealWidth : nil
  }

  private var idealWidth: Double {
    columns.reduce(0) { $0 + $1.shortest } + spacing.horizontal * Double(columns.count - 1)
  }

  /// A grid with the columns as tracks.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    var style = view.roomStyle(at: place)
    style[.gridTemplateColumns] = .tracks(
      place.context[.horizontal] == .unspecified
        ? columns.map { .points($0.shortest) } : columns.map(\.track))
    style[.gap] = .lengths([.points(spacing.vertical), .points(spacing.horizontal)])
    let context = contentContext(in: place.context)
    let content = view.children.map {
      $0.element(at: place.inner(view, context, .cell(.center)))
    }
    return view.makeElement([.grid], style, at: place, content)
  }
}

extension GridColumn {
  fileprivate var shortest: Double {
    switch self {
    case .fixed(let width): width
    case .flexible(let minimum, _): minimum
    case .adaptive(let minimum): minimum
    }
  }

  fileprivate var track: Track {
    switch self {
    case .fixed(let width): .points(width)
    case .flexible(let minimum, let maximum):
      maximum == .infinity ? .share(atLeast: minimum) : .between(minimum, maximum)
    case .adaptive(let minimum): .repeated(atLeast: minimum)
    }
  }
}
