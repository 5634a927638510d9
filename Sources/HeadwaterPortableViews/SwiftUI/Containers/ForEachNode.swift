/// The node of a `ForEach`.
///
/// While the closure makes the rows, one tracking covers what it reads from models, for all rows together.
/// Rows that are views with a body track their own reads.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  var view: ForEach<Data, ID, Content>
  /// The ids of all rows.
  var ids: ContiguousArray<ID> = []
  /// The nodes of the rows that are in the document, in their order.
  var rows: ContiguousArray<ViewNode> = []
  private(set) var tracker: Tracker!
  /// The actions for editing the rows; nil if there are none.
  private let editing: RowEditing?
  private(set) var lazyRows: LazyRows?
  /// The part of a long list that is in the document; nil for a list that is there as a whole.
  var window: WindowedRows<Data, ID>?
  /// The position of the row that was found last.
  private var lastFound = -1

  init(_ view: ForEach<Data, ID, Content>, in parent: ViewNode) {
    self.view = view
    editing = parent.contentEnvironment.value(of: RowEditingKey.self)
    super.init(in: parent)
    tracker = Tracker(self)
    if environment.value(of: IsLazyKey.self) {
      lazyRows = LazyRows(graph: graph) { [unowned self] in rows }
    }
  }

  deinit {
    tracker.cancel()
  }

  override var makesViews: Bool { true }

  override var name: String { "ForEach<\(Content.self)>" }

  override func evaluate() {
    isDirty = false
    if isLong {
      evaluateWindow()
    } else {
      leaveWindow()
      evaluateAllRows()
    }
  }

  private func evaluateAllRows() {
    var newIDs: ContiguousArray<ID> = []
    var contents: ContiguousArray<Content> = []
    tracker.track {
      newIDs.reserveCapacity(view.data.count)
      contents.reserveCapacity(view.data.count)
      for element in view.data {
        newIDs.append(element[keyPath: view.id])
        contents.append(view.content(element))
      }
    }
    if newIDs == ids {
      for (row, content) in zip(rows, contents) { updateRow(row, to: content) }
    } else {
      match(newIDs, contents)
    }
  }

  /// Assigns the row of its id to each new element: in order at both ends, through a table in the middle.
  private func match(_ newIDs: ContiguousArray<ID>, _ contents: ContiguousArray<Content>) {
    let oldIDs = ids
    let oldRows = rows
    ids = newIDs
    var start = 0
    while start < oldIDs.count, start < newIDs.count, oldIDs[start] == newIDs[start] { start += 1 }
    var oldEnd = oldIDs.count
    var newEnd = newIDs.count
    while oldEnd > start, newEnd > start, oldIDs[oldEnd - 1] == newIDs[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    // The rows of each id are in reverse order, so that `popLast` returns the first of them.
    var reusable: [ID: [ViewNode]] = [:]
    for index in (start..<oldEnd).reversed() {
      reusable[oldIDs[index], default: []].append(oldRows[index])
    }
    var newRows: ContiguousArray<ViewNode> = []
    newRows.reserveCapacity(newIDs.count)
    for index in newIDs.indices {
      let reused =
        index < start
        ? oldRows[index]
        : index >= newEnd
          ? oldRows[index - newEnd + oldEnd] : reusable[newIDs[index]]?.popLast()
      if let reused { updateRow(reused, to: contents[index]) }
      newRows.append(reused ?? makeRow(contents[index]))
    }
    rows = newRows
    for row in reusable.values.joined() {
      lazyRows?.remove(row)
      row.unmount()
    }
    if lazyRows != nil, newIDs.count > oldIDs.count { graph.rowsWereAdded() }
    reportDuplicates()
    invalidateElements()
  }

  func makeRow(_ content: Content) -> ViewNode {
    guard let editing else { return makeChild(content) }
    let position = RowPosition(identifier: "row\(graph.document.nextIdentifierValue)")
    let row = makeChild(EditableRow(editing: editing, position: position, content: content))
    position.find = { [weak self, weak row] in
      guard let self, let row, let index = index(of: row) else { return nil }
      return (place(ofRow: index), ids.count)
    }
    return row
  }

  func updateRow(_ row: ViewNode, to content: Content) {
    guard let editing else { return updateChild(row, to: content) }
    // The position remains the same object. A row with equal content is therefore skipped.
    guard let former = (row as? BodyNode<EditableRow<Content>>)?.subject else { return }
    updateChild(
      row, to: EditableRow(editing: editing, position: former.position, content: content))
  }

  func reportDuplicates() {
    let ids = window == nil ? ids : shownIDs
    guard Set(ids).count != ids.count else { return }
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
    guard let first = ids.first(where: { counts[$0, default: 0] > 1 }) else { return }
    graph.report(
      .duplicateIdentity(
        of: ID.self, count: counts[first, default: 0], view: "\(name) in \(enclosingViewName)"))
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for row in rows { visit(row) }
    window?.retained.forEach(visit)
  }

  override func appendElements(to elements: inout [Element]) {
    guard let window else { return super.appendElements(to: &elements) }
    window.part.append(rows, to: &elements)
  }

  override func appendRetainedElements(to elements: inout [Element]) {
    super.appendRetainedElements(to: &elements)
    window?.retained.forEach { $0.appendElements(to: &elements) }
  }

  override func identity(of child: ViewNode) -> String? {
    index(of: child).map { "\(ids[place(ofRow: $0)])" }
  }

  /// Rows are asked for in their order, one after the other: the search begins behind the last one found.
  func index(of row: ViewNode) -> Int? {
    let start = lastFound + 1
    let found =
      rows.dropFirst(start).firstIndex { $0 === row } ?? rows.firstIndex { $0 === row }
    if let found { lastFound = found }
    return found
  }

  override func unmount() {
    tracker.end()
    lazyRows?.end()
    window?.part.end()
    super.unmount()
  }
}

extension ForEachNode: LazyRowsNode {
  var lazyRowCount: Int? { environment.value(of: IsLazyKey.self) ? ids.count : nil }

  func admit(_ row: ViewNode, for node: LifecycleNode) -> Bool? {
    guard let window else { return lazyRows?.admit(row, for: node) }
    // A row that is not in the document is in nobody's view.
    guard let index = index(of: row) else { return false }
    return window.part.admit(place(ofRow: index), for: node)
  }
}

extension ForEachNode: IdentifiedRows {
  func forEachRow(_ visit: (AnyHashable, ViewNode) -> Void) {
    for (id, row) in zip(window == nil ? ids : shownIDs, rows) { visit(AnyHashable(id), row) }
  }
}
