// @inlinable: each element that a feature changes by its id passes here.
extension IdentifiedArray {
  /// What an array holds while one of its elements is modified, and the array itself does not.
  @usableFromInline
  struct Contents {
    @usableFromInline var elements: ContiguousArray<Element> = []
    @usableFromInline var positions: [Element.ID: Int] = [:]
    @usableFromInline let stamp: UInt64

    @inlinable
    init(stamp: UInt64) { self.stamp = stamp }
  }

  /// Takes everything out, so that it is owned by who asked for it.
  ///
  /// It can have a gap that nobody sees. Whoever looks at the array while an element is modified, as a
  /// reducer does that reads its own store, finds it empty and without a stamp of its own.
  @inlinable
  mutating func takeAll() -> Contents {
    var all = Contents(stamp: stamp)
    swap(&elements, &all.elements)
    swap(&positions, &all.positions)
    stamp = 0
    return all
  }

  /// Puts everything back.
  @inlinable
  mutating func putBack(_ all: inout Contents) {
    swap(&elements, &all.elements)
    swap(&positions, &all.positions)
    stamp = all.stamp
  }

  /// Moves an element out of its place, which is a gap until `putBack` closes it; the last one leaves
  /// none.
  @inlinable
  static func takeOut(at position: Int, of elements: inout ContiguousArray<Element>) -> Element {
    if position == elements.count &- 1 { return elements.removeLast() }
    return elements.withUnsafeMutableBufferPointer { $0.moveElement(from: position) }
  }

  /// Puts an element back where it was taken out, and leaves nil; nil removes its place.
  @inlinable
  mutating func putBack(_ held: inout Element?, of id: Element.ID, at position: Int) {
    // Moved, and not copied.
    guard let element = held.take() else { return closeGap(of: id, at: position) }
    let isRenamed = element.id != id
    if position == elements.count {
      elements.append(element)
    } else {
      elements.withUnsafeMutableBufferPointer { buffer in
        buffer.initializeElement(at: position, to: element)
      }
    }
    noteChange(at: position)
    if isRenamed { rename(id, at: position) }
  }

  /// Removes the place of an element that was taken out.
  @usableFromInline
  mutating func closeGap(of id: Element.ID, at position: Int) {
    positions[id] = nil
    if position < elements.count {
      // Filled before it is removed, as an array can only remove what is there; it is not the last.
      elements.withUnsafeMutableBufferPointer { buffer in
        buffer.initializeElement(at: position, to: buffer[position + 1])
      }
      elements.remove(at: position)
    }
    renumber(from: position)
  }
}
