extension ViewGraph {
  /// Handles the report of the rows of a long list that are in view. It is no event of a person.
  ///
  /// The value contains the place of the first row in view, the place behind the last one, the number of
  /// columns of a grid, and the place of the row with the focus, if there is one.
  func rowsCameIntoView(_ event: Event) -> EventOutcome {
    guard let window = rowWindows[event.element] else {
      return .dropped(reason: "no long list begins with the element \(event.element)")
    }
    let parts = (event.value ?? "").split(separator: " ", maxSplits: 4)
    let numbers = parts.compactMap { Int32($0).map(Int.init) }
    guard (3...4).contains(parts.count), numbers.count == parts.count, numbers[0] <= numbers[1]
    else {
      return .dropped(reason: "the rows in view are not written as Protocol.md describes")
    }
    window.look(
      at: numbers[0]..<numbers[1], columns: numbers[2],
      keeping: numbers.count > 3 ? numbers[3] : nil)
    if hasWork { announce() }
    return .handled
  }

  /// The long lists on the screen, by the elements that their clients name.
  package var longLists: [LongList] {
    rowWindows.values.map(\.list).sorted { $0.element < $1.element }
  }
}

extension ViewGraph {
  /// The long list with a row, and the place of the row, by an element in it.
  package func longRow(with element: Int) -> (list: LongList, place: Int)? {
    for window in rowWindows.values {
      if let place = window.place(ofRowWith: element) { return (window.list, place) }
    }
    return nil
  }
}

/// What a client knows of a long list.
package struct LongList: Equatable {
  /// The id of the element before the first row.
  package var element: Int
  /// The number of all rows.
  package var count: Int
  /// The rows that are in the document, apart from one with the focus.
  package var rows: Range<Int>
  /// The rows in view.
  package var visible: Range<Int>
}
