// What an array does to its end, its beginning and its ranges, where ids allow it: an element whose id
// is there already takes the place of the one that has it, as it does with `append` and `insert`.
extension IdentifiedArray {
  /// Adds elements at the end, each as ``append(_:)`` does.
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    for element in newElements { append(element) }
  }

  /// Adds elements at the end, each as ``append(_:)`` does.
  public static func += (array: inout IdentifiedArray, newElements: some Sequence<Element>) {
    array.append(contentsOf: newElements)
  }

  /// Inserts elements. An element whose id is there already replaces the element with that id.
  public mutating func insert(contentsOf newElements: some Sequence<Element>, at index: Int) {
    replaceSubrange(index..<index, with: newElements)
  }

  /// Replaces the elements of a range by any number of elements.
  ///
  /// - A new element whose id one outside of the range has takes that one's place, and does not stand in
  ///   the range; so the array may have fewer elements afterwards than one would count.
  /// - Of several new elements with the same id, the last counts, at the position of the first.
  public mutating func replaceSubrange(
    _ range: some RangeExpression<Int>, with newElements: some Sequence<Element>
  ) {
    let range = range.relative(to: elements)
    for element in elements[range] { positions[element.id] = nil }
    var inserted: ContiguousArray<Element> = []
    var places: [Element.ID: Int] = [:]
    for element in newElements {
      if let position = positions[element.id] {
        elements[position] = element
      } else if let place = places[element.id] {
        inserted[place] = element
      } else {
        places[element.id] = inserted.count
        inserted.append(element)
      }
    }
    elements.replaceSubrange(range, with: inserted)
    renumber(from: range.lowerBound)
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

  /// Removes the given number of elements from the beginning, or all if there are fewer.
  public mutating func removeFirst(_ count: Int) {
    removeSubrange(0..<Swift.min(count, elements.count))
  }

  /// Removes the given number of elements from the end, or all if there are fewer.
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

  /// Reserves memory for a number of elements. Adding them then does not move the memory.
  public mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
    positions.reserveCapacity(count)
  }
}
