/// A list with more rows than a client receives as a whole.
extension ForEachNode {
  /// Whether the list is longer than one of which all rows are in the document.
  var isLong: Bool {
    // Only rows that stand directly in the container are spread in its direction.
    guard environment.value(of: RowDepthKey.self) == elementDepth else { return false }
    return view.data.count > environment.value(of: LongestWholeListKey.self)
  }

  /// The place in the list of a row in the document.
  func place(ofRow index: Int) -> Int { window?.places[index] ?? index }

  var shownIDs: ContiguousArray<ID> {
    guard let window else { return ids }
    return ContiguousArray(window.places.map { ids[$0] })
  }

  func evaluateWindow() {
    let isNew = window == nil
    if isNew { enterWindow() }
    guard let part = window?.part else { return }
    var former: [(id: ID, row: ViewNode)] = []
    var gone: [ID] = []
    var places: [Int] = []
    var contents: ContiguousArray<Content> = []
    tracker.track {
      former = Array(zip(shownIDs, rows))
      if let newIDs = changedIDs() { gone = move(to: newIDs, part) }
      places = part.places
      contents.reserveCapacity(places.count)
      let data = view.data
      for place in places {
        contents.append(view.content(data[data.index(data.startIndex, offsetBy: place)]))
      }
    }
    let isMoved = places != window?.places || part.count != window?.shownCount
    window?.places = places
    let isChanged = show(contents, instead: former, gone: Set(gone))
    guard isMoved || isChanged else { return }
    window?.shownCount = part.count
    part.show(places, first: rows.first)
    reportDuplicates()
    invalidateElements()
  }

  // MARK: Ids

  /// Reads the ids of all rows; nil if they are the same as before.
  ///
  /// An array that shares its elements with the former one has the same ids. Those of objects are read
  /// nevertheless, since Observation has to follow them.
  private func changedIDs() -> ContiguousArray<ID>? {
    let data = view.data
    if let known = window?.data, !(Data.Element.self is AnyObject.Type), isSame(known, data) {
      return nil
    }
    var newIDs: ContiguousArray<ID> = []
    newIDs.reserveCapacity(data.count)
    for element in data { newIDs.append(element[keyPath: view.id]) }
    window?.data = data
    return newIDs == ids ? nil : newIDs
  }

  private func isSame(_ old: Data, _ new: Data) -> Bool {
    if let old = old as? Range<Int>, let new = new as? Range<Int> { return old == new }
    guard old.count == new.count else { return false }
    let places = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { old.baseAddress == $0.baseAddress } ?? false
    }
    return places ?? false
  }

  /// Takes the ids of changed data. The rows in view stay in the document.
  ///
  /// - Returns: The ids of the rows that are no longer in the list.
  private func move(to newIDs: ContiguousArray<ID>, _ part: RowWindow) -> [ID] {
    let places = window?.places ?? []
    let retained = window?.retained.ids ?? []
    let search = RowSearch(old: ids, new: newIDs)
    var known: [(id: ID, place: Int?)] = places.map { (ids[$0], $0) }
    known += retained.map { (id: $0, place: nil) }
    let found = search.find(known)
    var shift = 0
    let first = places.firstIndex { part.visible.contains($0) } ?? 0
    for (place, new) in zip(places, found).dropFirst(first) {
      guard let new else { continue }
      shift = new - place
      break
    }
    let kept = part.kept.flatMap { kept in
      places.firstIndex(of: kept).flatMap { found[$0] }
    }
    let gone = zip(known, found).compactMap { $1 == nil ? $0.id : nil }
    if newIDs.count > ids.count { graph.rowsWereAdded() }
    part.change(to: newIDs.count, shiftedBy: shift, kept: kept)
    ids = newIDs
    return gone
  }

  // MARK: Rows

  /// Gives each place in the document its row.
  ///
  /// - Returns: Whether rows have come, gone or moved.
  private func show(
    _ contents: ContiguousArray<Content>, instead former: [(id: ID, row: ViewNode)], gone: Set<ID>
  ) -> Bool {
    // The rows of each id are in reverse order, so that `popLast` returns the first of them.
    var reusable: [ID: [ViewNode]] = [:]
    for (id, row) in former.reversed() { reusable[id, default: []].append(row) }
    var newRows: ContiguousArray<ViewNode> = []
    newRows.reserveCapacity(contents.count)
    for (id, content) in zip(shownIDs, contents) {
      if let row = reusable[id]?.popLast() {
        updateRow(row, to: content)
        newRows.append(row)
      } else if let row = window?.retained.remove(id) {
        updateRow(row, to: content)
        row.queueLifecycles()
        newRows.append(row)
      } else {
        newRows.append(makeRow(content))
      }
    }
    let isSame = newRows.elementsEqual(rows, by: ===)
    rows = newRows
    for (id, left) in reusable {
      for row in left {
        if !gone.contains(id), row.containsStateToKeep {
          window?.retained.keep(row, as: id)
        } else {
          row.unmount()
        }
      }
    }
    for id in gone { window?.retained.remove(id)?.unmount() }
    return !isSame
  }

  // MARK: Beginning and end

  /// Begins to show a part of the list. The rows that are in the document stay there.
  private func enterWindow() {
    let tag = decoration.rowTag ?? .div
    let part = RowWindow(graph: graph, tag: tag, shown: rows.count, of: view.data.count) {
      [weak self] in self?.windowDidMove()
    }
    window = WindowedRows(part: part, places: Array(rows.indices))
    lazyRows?.end()
    for row in rows { row.queueLifecycles() }
  }

  /// Ends the window of a list that has become short. All rows come into the document.
  func leaveWindow() {
    guard let window else { return }
    let ids = shownIDs
    window.part.end()
    self.ids = ids + window.retained.ids
    window.retained.forEach { row in
      rows.append(row)
      row.queueLifecycles()
    }
    self.window = nil
    for row in rows { row.queueLifecycles() }
    invalidateElements()
  }

  private func windowDidMove() {
    graph.markDirty(self)
  }
}

extension ForEachNode: ScrollTargets {
  func scrollTarget(_ id: AnyHashable) -> ScrollTarget? {
    guard let id = id.base as? ID, let place = ids.firstIndex(of: id) else { return nil }
    guard let window else { return .here(rows[place]) }
    if let index = window.places.firstIndex(of: place) { return .here(rows[index]) }
    window.part.reveal(place)
    return .coming
  }
}

/// Finds where rows have gone, in time proportional to the length of the list.
struct RowSearch<ID: Hashable> {
  private let new: ContiguousArray<ID>
  /// The number of rows at the start, and at the end, that are where they were.
  private let start: Int
  private let oldEnd: Int
  private let newEnd: Int

  init(old: ContiguousArray<ID>, new: ContiguousArray<ID>) {
    self.new = new
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    (self.start, self.oldEnd, self.newEnd) = (start, oldEnd, newEnd)
  }

  /// Returns the new place of each row; nil for those that are gone.
  ///
  /// - Parameter rows: The ids of the rows, with their former places where they are known.
  /// - Returns: The places, in the order of the rows.
  func find(_ rows: [(id: ID, place: Int?)]) -> [Int?] {
    var wanted: [ID: Int] = [:]
    var found = rows.enumerated().map { index, row -> Int? in
      if let place = row.place {
        if place < start { return place }
        if place >= oldEnd { return place - oldEnd + newEnd }
      }
      wanted[row.id] = index
      return nil
    }
    guard !wanted.isEmpty else { return found }
    // Retained rows may be anywhere. The others are in the middle.
    let isMiddle = rows.allSatisfy { $0.place != nil }
    for place in isMiddle ? start..<newEnd : new.indices {
      guard let index = wanted.removeValue(forKey: new[place]) else { continue }
      found[index] = place
      if wanted.isEmpty { break }
    }
    return found
  }
}
