// Functions that change the order of the elements, or filter them.
extension IdentifiedArray {
  /// Moves elements. It takes the arguments of SwiftUI's `onMove`, with its `IndexSet`.
  ///
  /// ```swift
  /// case .moved(let source, let destination):
  ///   state.rows.move(fromOffsets: source, toOffset: destination)
  /// ```
  ///
  /// - Parameters:
  ///   - source: The positions of the elements, in any order. The elements keep their order.
  ///   - destination: The position before which they are inserted, counted before they are removed.
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
    note(moved.map { .moved($0.id) })
    number(from: 0)
  }

  /// Exchanges two elements.
  public mutating func swapAt(_ first: Int, _ second: Int) {
    guard first != second else { return }
    elements.swapAt(first, second)
    positions[elements[first].id] = first
    positions[elements[second].id] = second
    note([.moved(elements[first].id), .moved(elements[second].id)])
  }

  /// Reverses the order of the elements.
  public mutating func reverse() {
    elements.reverse()
    renumber()
  }

  /// Shuffles the elements.
  ///
  /// - Parameter generator: The random number generator. With a seeded one, a test knows the order.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    elements.shuffle(using: &generator)
    renumber()
  }

  /// Sorts the elements.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    // This also runs if the comparison throws: some elements may have moved before.
    defer { renumber() }
    try elements.sort(by: areInIncreasingOrder)
  }

  /// Returns the same elements, sorted.
  public func sorted(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> IdentifiedArray {
    var sorted = self
    try sorted.sort(by: areInIncreasingOrder)
    return sorted
  }

  /// Returns the elements that meet a condition, in their order.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    IdentifiedArray(unique: try elements.filter(isIncluded))
  }

  /// Removes the elements that meet a condition.
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    var removed: [Element.ID] = []
    var isComplete = false
    defer {
      // If the condition throws, some elements may have moved before.
      if isComplete {
        note(removed.map { .removed($0) })
      } else {
        noteChange()
      }
      if !isComplete || !removed.isEmpty {
        positions.removeAll(keepingCapacity: true)
        number(from: 0)
      }
    }
    try elements.removeAll { element in
      guard try shouldBeRemoved(element) else { return false }
      removed.append(element.id)
      return true
    }
    isComplete = true
  }

  /// Makes an array of elements with unique ids.
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

  /// Returns the same elements, sorted.
  public func sorted() -> IdentifiedArray { sorted(by: <) }
}
