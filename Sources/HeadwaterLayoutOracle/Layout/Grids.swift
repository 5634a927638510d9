import HeadwaterLayoutGeometry

extension LayoutPass {
  /// The widths of a grid's columns and the heights of its rows.
  private struct Tracks {
    let columns: [Double]
    let rows: [Double]
  }

  /// The size of a grid: all columns and rows and the spaces between them.
  mutating func gridSize(
    of children: [Int], _ proposal: ProposedSize, rows: [Int], spacing: PerAxis<Double>
  ) -> Size {
    let tracks = tracks(of: Self.cells(children, rows), proposal, spacing: spacing)
    return Size(
      tracks.columns.total(spacing: spacing.horizontal),
      tracks.rows.total(spacing: spacing.vertical))
  }

  /// Places each view in its cell.
  mutating func placeGrid(
    _ children: [Int], in frame: Rect, _ proposal: ProposedSize, rows: [Int],
    spacing: PerAxis<Double>, _ alignment: Alignment
  ) {
    let cells = Self.cells(children, rows)
    let tracks = tracks(of: cells, proposal, spacing: spacing)
    var y = frame.origin.vertical
    for (row, height) in zip(cells, tracks.rows) {
      var x = frame.origin.horizontal
      for (cell, width) in zip(row, tracks.columns) {
        place(
          cell, in: Rect(x, y, width, height), alignment,
          proposal: ProposedSize(width, height), stack: nil)
        x += width + spacing.horizontal
      }
      y += height + spacing.vertical
    }
  }

  private static func cells(_ children: [Int], _ rows: [Int]) -> [[Int]] {
    var rest = children[...]
    return rows.map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  private mutating func tracks(
    of cells: [[Int]], _ proposal: ProposedSize, spacing: PerAxis<Double>
  ) -> Tracks {
    let count = cells.map(\.count).max() ?? 0
    let columns = lengths(count, in: proposal.horizontal, spacing: spacing.horizontal) {
      pass, column, width in
      let inner = ProposedSize(width, width == nil ? nil : proposal.vertical)
      return cells.filter { column < $0.count }
        .map { pass.size(of: $0[column], inner, stack: nil).horizontal }.max() ?? 0
    }
    let rows = lengths(cells.count, in: proposal.vertical, spacing: spacing.vertical) {
      pass, row, height in
      zip(cells[row], columns)
        .map { pass.size(of: $0, ProposedSize($1, height), stack: nil).vertical }.max() ?? 0
    }
    return Tracks(columns: columns, rows: rows)
  }

  /// Shares a length among tracks as a stack does among views.
  private mutating func lengths(
    _ count: Int, in proposed: Double?, spacing: Double,
    _ length: (inout LayoutPass, Int, Double?) -> Double
  ) -> [Double] {
    let numbers = Array(0..<count)
    guard let proposed else { return numbers.map { length(&self, $0, nil) } }
    let ranges = numbers.map {
      LengthRange(
        shortest: length(&self, $0, 0), longest: length(&self, $0, .infinity))
    }
    var lengths = Array(repeating: 0.0, count: count)
    var rest = proposed - spacing * Double(count - 1)
    // The order of equally flexible tracks is the same in all variants of the algorithm.
    let order = orderOfSharing(ranges, of: numbers, tie: .greaterMinimumFirst)
    for (index, track) in order.enumerated() {
      lengths[track] = length(&self, track, max(0, rest / Double(count - index)))
      rest -= lengths[track]
    }
    return lengths
  }
}

extension [Double] {
  /// The sum of the lengths and the spaces between them.
  func total(spacing: Double) -> Double { reduce(0, +) + spacing * Double(count - 1) }
}
