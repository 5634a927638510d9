/// The node of a `ForEach`.
///
/// While the closure makes the rows, one tracking covers what it reads from models, for all rows together.
/// Rows that are views with a body track their own reads.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  private var rows: ContiguousArray<ViewNode> = []
  private var tracker: Tracker!
  /// The actions for editing the rows; nil if there are none.
  private let editing: RowEditing?
  private(set) var lazyRows: LazyRows?
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

  private func makeRow(_ content: Content) -> ViewNode {
    guard let editing else { return makeChild(content) }
    let position = RowPosition(identifier: "row\(graph.document.nextIdentifierValue)")
    let row = makeChild(EditableRow(editing: editing, position: position, content: content))
    position.find = { [weak self, weak row] in
      guard let self, let row, let index = index(of: row) else { return nil }
      return (index, rows.count)
    }
    return row
  }

  private func updateRow(_ row: ViewNode, to content: Content) {
    guard let editing else { return updateChild(row, to: content) }
    // The position remains the same object. A row with equal content is therefore skipped.
    guard let former = (row as? BodyNode<EditableRow<Content>>)?.subject else { return }
    updateChild(
      row, to: EditableRow(editing: editing, position: former.position, content: content))
  }

  private func reportDuplicates() {
    guard Set(ids).count != ids.count else { return }
    let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
    guard let first = ids.first(where: { counts[$0, default: 0] > 1 }) else { return }
    graph.report(
      .duplicateIdentity(
        of: ID.self, count: counts[first, default: 0], view: "\(name) in \(enclosingViewName)"))
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    for row in rows { visit(row) }
  }

  override func identity(of child: ViewNode) -> String? {
    index(of: child).map { "\(ids[$0])" }
  }

  /// Rows are asked for in their order, one after the other: the search begins behind the last one found.
  private func index(of row: ViewNode) -> Int? {
    let start = lastFound + 1
    let found =
      rows.dropFirst(start).firstIndex { $0 === row } ?? rows.firstIndex { $0 === row }
    if let found { lastFound = found }
    return found
  }

  override func unmount() {
    tracker.end()
    lazyRows?.end()
    super.unmount()
  }
}

extension ForEachNode: LazyRowsNode {}

extension ForEachNode: IdentifiedRows {
  func forEachRow(_ visit: (AnyHashable, ViewNode) -> Void) {
    for (id, row) in zip(ids, rows) { visit(AnyHashable(id), row) }
  }
}
