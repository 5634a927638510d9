// @inlinable: all changes of elements by id use this code.
extension IdentifiedArray {
  /// The contents of an array, outside of the array while one of its elements is modified.
  @usableFromInline
  struct Contents {
    @usableFromInline var elements: ContiguousArray<Element> = []
    @usableFromInline var positions: [Element.ID: Int] = [:]
    @usableFromInline let stamp: UInt64

    @inlinable
    init(stamp: UInt64) { self.stamp = stamp }
  }

  /// Takes out the contents, so that the caller is their only owner.
  ///
  /// The contents can have a gap, which no other code sees. Code that reads the array during a modification,
  /// such as a reducer that reads its own store, finds it empty and without a stamp.
  @inlinable
  mutating func takeAll() -> Contents {
    var all = Contents(stamp: stamp)
    swap(&elements, &all.elements)
    swap(&positions, &all.positions)
    stamp = 0
    return all
  }

  /// Puts the contents back.
  @inlinable
  mutating func putBack(_ all: inout Contents) {
    swap(&elements, &all.elements)
    swap(&positions, &all.positions)
    stamp = all.stamp
  }

  /// Moves an element out of its position. It leaves a gap until `putBack` closes it. The last element leaves
  /// no gap.
  @inlinable
  static func takeOut(at position: Int, of elements: inout ContiguousArray<Element>) -> Element {
    if position == elements.count &- 1 { return elements.removeLast() }
    return elements.withUnsafeMutableBufferPointer { $0.moveElement(from: position) }
  }

  /// Moves an element back to its position, and sets `held` to nil. If `held` is nil, it removes the
  /// position.
  @inlinable
  mutating func putBack(_ held: inout Element?, of id: Element.ID, at position: Int) {
    // The element is moved, not copied.
    guard let element = held.take() else { return closeGap(of: id, at: position) }
    let isRenamed = element.id != id
    if position == elements.count {
      elements.append(element)
    } else {
      elements.withUnsafeMutableBufferPointer { buffer in
        buffer.initializeElement(at: position, to: element)
      }
    }
    note(.changed(id))
    if isRenamed { rename(id, at: position) }
  }

  /// Removes the position of an element that was taken out.
  @usableFromInline
  mutating func closeGap(of id: Element.ID, at position: Int) {
    positions[id] = nil
    if position < elements.count {
      // An array can only remove initialized elements. So the gap is filled first; it is not the last
      // position.
      elements.withUnsafeMutableBufferPointer { buffer in
        buffer.initializeElement(at: position, to: buffer[position + 1])
      }
      elements.remove(at: position)
    }
    note(.removed(id))
    number(from: position)
  }
}
