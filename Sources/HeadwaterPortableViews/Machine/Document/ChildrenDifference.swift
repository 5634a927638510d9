/// Changes the children of a live element to a new list with few operations.
///
/// Equal elements at both ends stay. Of the others, those that are already in order (a longest increasing
/// subsequence of their former positions) stay too. All remaining elements move.
@MainActor
enum ChildrenDifference {
  static func apply(_ new: [Element], to parent: Element) {
    let old = parent.children
    var start = 0
    while start < old.count, start < new.count, old[start] === new[start] { start += 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] === new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < oldEnd || start < newEnd else { return }

    var formerPositions: [ObjectIdentifier: Int] = [:]
    if start < oldEnd, start < newEnd {
      for index in start..<oldEnd { formerPositions[ObjectIdentifier(old[index])] = index }
    }
    let middle = new[start..<newEnd]
    let positions = middle.map { formerPositions[ObjectIdentifier($0)] }
    remove(old[start..<oldEnd], keeping: positions, from: parent)
    parent.setChildren(new)
    place(middle, positions: positions, before: newEnd < new.count ? new[newEnd] : nil, in: parent)
  }

  private static func remove(
    _ old: ArraySlice<Element>, keeping positions: [Int?], from parent: Element
  ) {
    var isKept = [Bool](repeating: false, count: old.count)
    for case .some(let position) in positions { isKept[position - old.startIndex] = true }
    for (element, isKept) in zip(old, isKept) where !isKept {
      element.setLive(false)
      parent.document.record(.remove(element: element.id))
    }
  }

  /// Inserts and moves elements from the back to the front, so that the next sibling is already in place.
  private static func place(
    _ elements: ArraySlice<Element>, positions: [Int?], before next: Element?, in parent: Element
  ) {
    let staying = LongestIncreasingSubsequence.indices(in: positions)
    var stayingIndex = staying.count - 1
    var next = next
    for (offset, element) in zip(positions.indices, elements).reversed() {
      if positions[offset] == nil {
        let html = HTMLWriter.html(of: [element])
        parent.document.record(.insert(parent: parent.id, before: next?.id, html: html))
        element.setLive(true)
      } else if stayingIndex >= 0, staying[stayingIndex] == offset {
        stayingIndex -= 1
      } else {
        parent.document.record(.move(element: element.id, parent: parent.id, before: next?.id))
      }
      next = element
    }
  }
}

/// Finds the longest subsequence of increasing values in n log n steps.
enum LongestIncreasingSubsequence {
  /// Returns the indices of the subsequence. It never contains a nil.
  static func indices(in values: [Int?]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        // A tail is always the index of a value, never of a nil.
        if values[tails[middle]]! < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.append(index)
      index = previous[index]
    }
    return result.reversed()
  }
}
