// Changes of ranges and of both ends. An element whose id is already in the array replaces the element
// with that id, as with `append` and `insert`.
extension IdentifiedArray {
  /// Appends elements, each as ``append(_:)`` does.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements { append(element) }
  }

  /// Appends elements, each as ``append(_:)`` does.
  public static func += (array: inout IdentifiedArray, newElements: some Sequence<Element>) {
    array.append(contentsOf: newElements)
  }

  /// Inserts elements. An element replaces an existing element with the same id.
  public mutating func insert(contentsOf newElements: some Sequence<Element>, at index: Int) {
    replaceSubrange(index..<index, with: newElements)
  }

  /// Replaces the elements of a range with any number of elements.
  ///
  /// - If a new element has the id of an element outside the range, it replaces that element, and is not
  ///   inserted into the range. The array may then have fewer elements than expected.
  /// - Of several new elements with the same id, the last is kept, at the position of the first.
  public mutating func replaceSubrange(
    _ range: some RangeExpression<Int>, with newElements: some Sequence<Element>
  ) {
    let range = range.relative(to: elements)
    var changes: [ElementChange<Element.ID>] = []
    for element in elements[range] {
      positions[element.id] = nil
      changes.append(.removed(element.id))
    }
    var inserted: ContiguousArray<Element> = []
    var places: [Element.ID: Int] = [:]
    for element in newElements {
      if let position = positions[element.id] {
        elements[position] = element
        changes.append(.changed(element.id))
      } else if let place = places[element.id] {
        inserted[place] = element
      } else {
        places[element.id] = inserted.count
        inserted.append(element)
        changes.append(.inserted(element.id))
      }
    }
    elements.replaceSubrange(range, with: inserted)
    note(changes)
    number(from: range.lowerBound)
  }

  /// Removes the elements of a range.
  public mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    replaceSubrange(range, with: EmptyCollection())
  }

  /// Removes the elements at some positions, such as the `IndexSet` of SwiftUI's `onDelete`.
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let offsets = Set(offsets)
    guard !offsets.isEmpty else { return }
    var position = -1
    removeAll { _ in
      position += 1
      return offsets.contains(position)
    }
  }

  /// Removes the first element. The array must not be empty.
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes the last element. The array must not be empty.
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: elements.count - 1) }

  /// Removes the first element; nil if there is none.
  public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

  /// Removes the last element; nil if there is none.
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// Removes a number of elements from the beginning; all elements if there are fewer.
  public mutating func removeFirst(_ count: Int) {
    removeSubrange(0..<Swift.min(count, elements.count))
  }

  /// Removes a number of elements from the end; all elements if there are fewer.
  public mutating func removeLast(_ count: Int) {
    removeSubrange(Swift.max(elements.count - count, 0)..<elements.count)
  }

  /// Removes all elements.
  ///
  /// - Parameter keepCapacity: Whether to keep the memory for later elements.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !isEmpty else { return }
    elements.removeAll(keepingCapacity: keepCapacity)
    positions.removeAll(keepingCapacity: keepCapacity)
    noteChange()
  }

  /// Reserves memory for a number of elements. The array then grows to that number without a new allocation.
  public mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
    positions.reserveCapacity(count)
  }
}
