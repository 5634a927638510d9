import HeadwaterLayoutGeometry

/// A grid whose columns and rows are as large as their largest cell.
package struct GridRule: LayoutRule, Equatable {
  /// The number of cells in each row.
  package var rows: [Int]
  /// The space between columns, and between rows.
  package var spacing: PerAxis<Double>
  /// The place of a view in its cell.
  package var alignment: Alignment

  /// Makes a rule.
  package init(rows: [Int], spacing: PerAxis<Double>, alignment: Alignment = .center) {
    self.rows = rows
    self.spacing = spacing
    self.alignment = alignment
  }

  /// A cell knows that there is a length, but not which.
  package func contentContext(in context: LayoutContext) -> LayoutContext {
    LayoutContext(stack: nil) { context[$0].withoutLength.acrossStack }
  }

  /// The kind of the most flexible cell, without numbers.
  package func trait(
    on axis: Axis, of view: LayoutNode, in context: LayoutContext
  ) -> LengthTrait {
    let inner = contentContext(in: context)
    return LengthTrait(view.children.map { $0.trait(on: axis, in: inner) }.kind)
  }

  /// A grid whose columns and rows follow from the traits of their cells.
  package func element(of view: LayoutNode, at place: Place) -> StyledContent {
    let context = contentContext(in: place.context)
    let rows = cells(of: view)
    let count = rows.map(\.count).max() ?? 0
    let columns = (0..<count).map { column in
      rows.filter { column < $0.count }.map { $0[column] }
    }
    var style = view.roomStyle(at: place)
    style[.gridTemplate] = .template(
      rows: rows.map { track(of: $0, .vertical, context, in: place.context) },
      columns: columns.map { track(of: $0, .horizontal, context, in: place.context) })
    style[.gap] = .lengths([.points(spacing.vertical), .points(spacing.horizontal)])
    let content = rows.flatMap { row in
      row.enumerated().map { column, cell in
        var inner = place.inner(view, context, .cell(alignment))
        // A shorter row must not continue the one before.
        if column == 0, row.count < count {
          inner.additions.style[.gridColumn] = .keyword(.one)
        }
        return cell.element(at: inner)
      }
    }
    return view.makeElement([.grid], style, at: place, content)
  }

  private func cells(of view: LayoutNode) -> [[LayoutNode]] {
    var rest = view.children[...]
    return rows.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  /// A column or a row shares the free length if one of its cells fills.
  private func track(
    of cells: [LayoutNode], _ axis: Axis, _ inner: LayoutContext, in context: LayoutContext
  ) -> Track {
    let traits = cells.map { $0.trait(on: axis, in: inner) }
    guard context[axis] != .unspecified, traits.kind == .fills else { return .auto }
    let floors = traits.known(context[axis].isDefinite ? \.minimum : \.ideal)
    return .share(atLeast: floors?.max())
  }
}
