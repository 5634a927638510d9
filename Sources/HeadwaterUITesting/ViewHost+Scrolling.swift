import HeadwaterPortableViews

extension ViewHost {
  /// The number of rows of a list that are in view at once.
  private static let screenful = 30

  /// Scrolls down to the next rows that were not visible yet, which calls their `onAppear`.
  ///
  /// Rows of lists and lazy stacks appear a screenful at a time, as in a browser: 30 rows.
  public func scrollToUnseen() {
    update()
    for element in graph.unseenElements {
      _ = graph.handle(Event(element: element, kind: .appear))
    }
    for list in graph.longLists where list.visible.upperBound < list.count {
      look(at: list.visible.upperBound, in: list)
    }
    update()
  }

  /// Scrolls the long list on the screen to a row, by its place in the list.
  ///
  /// The row, and those after it that fill a screen, are then in view: 30 rows. A list is long when it has more
  /// rows than the host's `longestWholeList`, which are 2 000 by default. Of a shorter one, all rows are on the
  /// screen.
  ///
  /// - Parameter place: The place of the row, from 0.
  /// - Throws: ``ActionError`` if there is no such row, or not exactly one long list.
  public func scroll(toRow place: Int) throws {
    update()
    let lists = graph.longLists
    guard lists.count == 1, let list = lists.first else {
      throw ActionError(
        description: """
          The screen cannot be scrolled to row \(place): it has \(lists.count) long lists, and not one. \
          All rows of a list with up to the host's 'longestWholeList' rows are on the screen.
          """)
    }
    guard (0..<list.count).contains(place) else {
      throw ActionError(
        description: "The list cannot be scrolled to row \(place): it has \(list.count) rows.")
    }
    look(at: place, in: list)
    update()
  }

  /// Looks at the first rows of long lists that nobody has seen.
  func lookAtNewLists() {
    for list in graph.longLists where list.visible.isEmpty { look(at: 0, in: list) }
  }

  /// Looks at the row with an element, to which the screen was scrolled.
  func look(atRowWith element: Int) {
    guard let (list, place) = graph.longRow(with: element) else { return }
    look(at: place, in: list)
  }

  private func look(at place: Int, in list: LongList) {
    let first = max(0, min(place, list.count - Self.screenful))
    let last = min(first + Self.screenful, list.count)
    _ = graph.handle(Event(element: list.element, kind: .rows, value: "\(first) \(last) 1"))
  }

  /// The style sheet rules that the screen has used so far.
  package var styleRules: [String] { graph.rules }
}
