/// The part of a long list that is in the document: the rows in view and a margin around them.
///
/// Elements that are called gaps take the place of the rows before, after and between those that are there.
/// A gap tells its client how many rows it stands for. The client knows the sizes of the rows, and reports
/// which of them are in view. The window then moves, if the margin has become small.
@MainActor
final class RowWindow {
  /// The number of rows that are in the document before the client has reported what is in view.
  static let first = 60
  /// The largest number of rows in view that the window follows.
  private static let mostInView = 80
  /// The largest number of rows that rows inserted before the first one make of the window.
  private static let mostRows = 200
  private static let smallestMargin = 20
  private static let largestMargin = 60

  private unowned let graph: ViewGraph
  private let tag: Tag
  /// Called when other rows have to be in the document.
  private let moved: () -> Void
  private(set) var range: Range<Int>
  /// The number of all rows.
  private(set) var count: Int
  /// The rows that are in view, as the client has reported last. Nothing is in view before it has.
  private(set) var visible = 0..<0
  /// A row outside of the range that stays in the document, since it has the focus.
  private(set) var kept: Int?
  /// The number of views in one row of a grid.
  private var columns = 1
  private var gaps: [Element] = []
  /// The places of the rows that are in the document now.
  private var shown: [Int] = []
  private var waiting: [LifecycleNode] = []

  /// - Parameters:
  ///   - graph: The graph.
  ///   - tag: The tag of an element in place of rows.
  ///   - shown: The number of rows from the first one that are in the document at the beginning.
  ///   - count: The number of all rows.
  ///   - moved: Called when other rows have to be in the document.
  init(graph: ViewGraph, tag: Tag, shown: Int, of count: Int, moved: @escaping () -> Void) {
    self.graph = graph
    self.tag = tag
    self.count = count
    range = 0..<min(max(shown, Self.first), Self.mostRows, count)
    self.moved = moved
    gaps = [makeGap(), makeGap()]
    gaps[0].set(.dataRows, to: "1")
    gaps[1].setClass("gap end")
    graph.rowWindows[gaps[0].id] = self
  }

  /// The element by which the client names the window: the gap before the first row.
  var identifier: Int { gaps[0].id }

  var list: LongList {
    LongList(element: identifier, count: count, rows: range, visible: visible)
  }

  /// The places of the rows that have to be in the document, in their order.
  var places: [Int] {
    guard let kept, !range.contains(kept) else { return Array(range) }
    return kept < range.lowerBound ? [kept] + range : range + [kept]
  }

  func end() {
    graph.rowWindows[identifier] = nil
    waiting = []
  }

  // MARK: Moving

  /// Takes the client's report of the rows in view.
  ///
  /// - Parameters:
  ///   - visible: The rows in view.
  ///   - columns: The number of views in one row of a grid; 1 for a list.
  ///   - kept: The row with the focus, which stays in the document.
  func look(at visible: Range<Int>, columns: Int, keeping kept: Int?) {
    let columns = min(max(columns, 1), Self.smallestMargin)
    let last = max(0, count - 1)
    let lower = min(max(visible.lowerBound, 0), last)
    let upper = min(max(visible.upperBound, lower), lower + Self.mostInView, count)
    let former = places
    self.visible = lower..<upper
    self.columns = columns
    self.kept = kept.flatMap { (0..<count).contains($0) ? $0 : nil }
    let margin = min(max(upper - lower, Self.smallestMargin), Self.largestMargin)
    let needed = around(self.visible, margin / 2)
    if !range.contains(needed) || range.lowerBound % columns != 0 {
      range = around(self.visible, margin)
    }
    appear()
    if former != places { moved() }
  }

  /// Moves the window to a row that is not in it.
  func reveal(_ place: Int) {
    range = around(place..<place + 1, Self.first / 2)
    moved()
  }

  /// Takes another number of rows, and the place to which the first row in view has moved.
  func change(to count: Int, shiftedBy shift: Int, kept: Int?) {
    self.count = count
    // Rows that are inserted before the first one stand at the start of a list that is in the document.
    let isAtStart = range.lowerBound == 0 && (0...Self.smallestMargin).contains(shift)
    let length = min(range.count + (isAtStart ? shift : 0), Self.mostRows)
    let upper = min((isAtStart ? 0 : max(0, range.lowerBound + shift)) + length, count)
    let lower = max(0, upper - length)
    range = lower / columns * columns..<upper
    let first = min(max(0, visible.lowerBound + shift), count)
    visible = first..<min(first + visible.count, count)
    self.kept = kept
  }

  private func around(_ rows: Range<Int>, _ margin: Int) -> Range<Int> {
    let lower = max(0, rows.lowerBound - margin)
    let upper = min(count, rows.upperBound + margin)
    let end = (upper + columns - 1) / columns * columns
    return lower / columns * columns..<min(count, end)
  }

  // MARK: Appearing

  /// Returns whether a row at a place is in view. If not, `node` appears when it comes into view.
  func admit(_ place: Int, for node: LifecycleNode) -> Bool {
    if visible.contains(place) { return true }
    waiting.append(node)
    follow()
    return false
  }

  /// Lets the client report each change of what is in view, also when the window need not move.
  func follow() {
    gaps[0].setClass("gap seen")
  }

  private func appear() {
    let nodes = waiting
    waiting = []
    for node in nodes where node.isMounted { graph.appearAfterUpdate(node) }
  }

  // MARK: Elements

  /// Updates the gaps around the rows at some places.
  ///
  /// - Parameters:
  ///   - places: The places of the rows in the document.
  ///   - first: The first of these rows. The number of its elements stands for that of all rows.
  func show(_ places: [Int], first: ViewNode?) {
    var sizes: [Int] = []
    var next = 0
    for place in places {
      if sizes.isEmpty || place > next { sizes.append(place - next) }
      next = place + 1
    }
    if sizes.isEmpty { sizes = [0] }
    sizes.append(max(0, count - next))
    while gaps.count < sizes.count { gaps.insert(makeGap(), at: 1) }
    // A gap in the middle is made anew when it is needed again.
    if gaps.count > sizes.count { gaps.removeSubrange(1..<1 + gaps.count - sizes.count) }
    for (gap, size) in zip(gaps, sizes) { gap.set(.dataGap, to: String(size)) }
    shown = places
    var elements: [Element] = []
    first?.appendElements(to: &elements)
    gaps[0].set(.dataRows, to: String(max(1, elements.count)))
  }

  /// Appends the elements of the rows that are shown, and the gaps between them.
  func append(_ rows: ContiguousArray<ViewNode>, to elements: inout [Element]) {
    var gap = 0
    var next = -1
    for (place, row) in zip(shown, rows) {
      if place != next {
        elements.append(gaps[gap])
        gap += 1
      }
      row.appendElements(to: &elements)
      next = place + 1
    }
    elements.append(contentsOf: gaps[gap...])
  }

  /// Returns the place of the row that begins with an element; nil if it is none of the rows.
  func place(ofRowWith element: Int) -> Int? {
    guard let siblings = gaps[0].enclosing?.children,
      let index = siblings.firstIndex(where: { $0.id == element })
    else { return nil }
    // Rows have one element as a rule, and gaps stand between those that are not neighbours.
    guard let first = siblings.firstIndex(where: { $0 === gaps[0] }), index > first else {
      return nil
    }
    let gapsBefore = gaps.filter { gap in siblings[..<index].contains { $0 === gap } }.count
    let row = index - first - gapsBefore
    return shown.indices.contains(row) ? shown[row] : nil
  }

  private func makeGap() -> Element {
    let gap = Element(tag, owner: nil, in: graph.document)
    gap.setClass("gap")
    gap.set(.ariaHidden, to: "true")
    gap.set(.dataGap, to: "0")
    return gap
  }
}

/// The longest list whose rows are all in the document, and of which a client sees no window.
enum LongestWholeListKey: EnvironmentKey {
  static var defaultValue: Int { .max }
}

/// The depth of the elements that are rows of the lazy container around a view.
enum RowDepthKey: EnvironmentKey {
  static var defaultValue: Int16 { -1 }
}

extension EnvironmentValues {
  /// The number of rows up to which a list is in the document as a whole.
  package var longestWholeList: Int {
    get { self[LongestWholeListKey.self] }
    set { self[LongestWholeListKey.self] = newValue }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    other.isEmpty || (lowerBound <= other.lowerBound && other.upperBound <= upperBound)
  }
}
