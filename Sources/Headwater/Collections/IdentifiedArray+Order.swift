// What changes the order of the elements, and which of them stay.
extension IdentifiedArray {
  /// Moves elements, as SwiftUI's `onMove` says it, whose `IndexSet` it takes.
  ///
  /// ```swift
  /// case .moved(let source, let destination):
  ///   state.rows.move(fromOffsets: source, toOffset: destination)
  /// ```
  ///
  /// - Parameters:
  ///   - source: The places of the elements, in any order; they keep the order that they have.
  ///   - destination: The place before which they will stand, counted before they are taken away.
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset destination: Int) {
    let source = Set(source)
    guard !source.isEmpty else { return }
    var before: ContiguousArray<Element> = []
    var moved: ContiguousArray<Element> = []
    var behind: ContiguousArray<Element> = []
    for position in elements.indices {
      if source.contains(position) {
        moved.append(elements[position])
      } else if position < destination {
        before.append(elements[position])
      } else {
        behind.append(elements[position])
      }
    }
    elements = before + moved + behind
    renumber(from: 0)
  }

  /// Exchanges two elements.
  public mutating func swapAt(_ first: Int, _ second: Int) {
    guard first != second else { return }
    elements.swapAt(first, second)
    positions[elements[first].id] = first
    positions[elements[second].id] = second
    noteChange()
  }

  /// Turns the order of the elements round.
  public mutating func reverse() {
    elements.reverse()
    renumber(from: 0)
  }

  /// Puts the elements into an order of chance.
  ///
  /// - Parameter generator: What makes the numbers: a seeded one, where a test is to know the order.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    elements.shuffle(using: &generator)
    renumber(from: 0)
  }

  /// Sorts the elements.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    // Even when the comparison throws: elements may have moved until then.
    defer { renumber(from: 0) }
    try elements.sort(by: areInIncreasingOrder)
  }

  /// The same elements, sorted.
  public func sorted(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> IdentifiedArray {
    var sorted = self
    try sorted.sort(by: areInIncreasingOrder)
    return sorted
  }

  /// The elements that meet a condition, in their order.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    IdentifiedArray(unique: try elements.filter(isIncluded))
  }

  /// Removes the elements that meet a condition.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    // Even when the condition throws: elements may have moved until then.
    defer {
      positions.removeAll(keepingCapacity: true)
      renumber(from: 0)
    }
    try elements.removeAll(where: shouldBeRemoved)
  }

  /// Makes an array of elements of which no two have the same id.
  init(unique elements: some Sequence<Element>) {
    self.init()
    self.elements = ContiguousArray(elements)
    positions.reserveCapacity(self.elements.count)
    number(from: 0)
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements.
  public mutating func sort() { sort(by: <) }

  /// The same elements, sorted.
  public func sorted() -> IdentifiedArray { sorted(by: <) }
}
