// @inlinable: each element that a feature changes by its id passes here.
extension IdentifiedArray {
  /// An array that owns what is in this one, which is empty from then on.
  ///
  /// It can have a gap that nobody sees. Whoever looks at this one while an element is modified, as a
  /// reducer does that reads its own store, finds none.
  @inlinable
  mutating func takeAll() -> IdentifiedArray {
    var all = IdentifiedArray(stamp: 0)
    swap(&self, &all)
    return all
  }

  /// An empty array; all that have no stamp of their own are equal.
  @inlinable
  init(stamp: UInt64) { self.stamp = stamp }

  /// Moves an element out of its place, which is a gap until `putBack` closes it; the last one leaves
  /// none.
  @inlinable
  mutating func takeOut(at position: Int) -> Element {
    if position == elements.count &- 1 { return elements.removeLast() }
    return elements.withUnsafeMutableBufferPointer { $0.moveElement(from: position) }
  }

  /// Puts an element back where it was taken out; nil removes it.
  @inlinable
  mutating func putBack(_ element: consuming Element?, of id: Element.ID, at position: Int) {
    guard let element else { return closeGap(of: id, at: position) }
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
