import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The size of a lazy grid: the proposed width, and the heights of the rows.
  mutating func lazyGridSize(
    of children: [Int], _ proposal: ProposedSize, _ columns: [GridColumn],
    spacing: PerAxis<Double>
  ) -> Size {
    let widths = Self.widths(of: columns, in: proposal.horizontal, spacing: spacing.horizontal)
    let heights = heights(of: children, widths)
    let isBounded = proposal.horizontal != nil && proposal.horizontal != .infinity
    return Size(
      isBounded ? proposal.horizontal ?? 0 : widths.total(spacing: spacing.horizontal),
      heights.total(spacing: spacing.vertical))
  }

  /// Places each view in its cell; columns that are narrower than the grid are in its middle.
  mutating func placeLazyGrid(
    _ children: [Int], in frame: Rect, _ proposal: ProposedSize, _ columns: [GridColumn],
    spacing: PerAxis<Double>
  ) {
    let widths = Self.widths(of: columns, in: proposal.horizontal, spacing: spacing.horizontal)
    let free = frame.size.horizontal - widths.total(spacing: spacing.horizontal)
    var y = frame.origin.vertical
    for (row, height) in zip(Self.rows(children, widths.count), heights(of: children, widths)) {
      var x = frame.origin.horizontal + free / 2
      for (cell, width) in zip(row, widths) {
        place(
          cell, in: Rect(x, y, width, height), .center, proposal: ProposedSize(width, nil),
          stack: nil)
        x += width + spacing.horizontal
      }
      y += height + spacing.vertical
    }
  }

  private static func rows(_ children: [Int], _ count: Int) -> [ArraySlice<Int>] {
    stride(from: 0, to: children.count, by: count).map {
      children[$0..<min($0 + count, children.count)]
    }
  }

  private mutating func heights(of children: [Int], _ widths: [Double]) -> [Double] {
    Self.rows(children, widths.count).map { row in
      zip(row, widths)
        .map { size(of: $0, ProposedSize($1, nil), stack: nil).vertical }.max() ?? 0
    }
  }

  /// The widths of the columns, after an adaptive one has become as many as fit.
  private static func widths(
    of columns: [GridColumn], in proposed: Double?, spacing: Double
  ) -> [Double] {
    guard let width = proposed else { return columns.map(\.shortest) }
    guard width != .infinity else {
      return columns.map { $0.isFixed ? $0.shortest : .infinity }
    }
    var rest = width - spacing * Double(columns.count - 1)
    rest -= columns.reduce(0) { $1.isFixed ? $0 + $1.shortest : $0 }
    var sharing = columns.count { !$0.isFixed }
    var widths = [Double]()
    for column in columns {
      let share = rest / Double(max(1, sharing))
      switch column {
      case .fixed(let width):
        widths.append(width)
        continue
      case .flexible(let minimum, let maximum):
        let width = max(minimum, min(maximum, share))
        widths.append(width)
        rest -= width
      case .adaptive(let minimum):
        // A thousandth of a point keeps a column that fits exactly.
        let count = max(1, ((share + spacing + 0.001) / (minimum + spacing)).rounded(.down))
        let width = max(minimum, (share - spacing * (count - 1)) / count)
        widths.append(contentsOf: Array(repeating: width, count: Int(count)))
        rest -= share
      }
      sharing -= 1
    }
    return widths
  }
}

extension GridColumn {
  fileprivate var isFixed: Bool { if case .fixed = self { true } else { false } }

  fileprivate var shortest: Double {
    switch self {
    case .fixed(let width): width
    case .flexible(let minimum, _): minimum
    case .adaptive(let minimum): minimum
    }
  }
}
