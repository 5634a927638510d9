/// An array that finds its elements by id in constant time.
///
/// ```swift
/// var rows: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
/// rows[id: 2]?.title = "Two"
/// rows.append(Row(id: 3))
/// ```
///
/// - Ids are unique: an added element replaces the element with the same id.
/// - Finding, changing and appending an element takes constant time. An element is changed in place, also
///   by its id: `rows[id: 2]?.tags.append("new")` does not copy the tags. Inserting and removing elsewhere
///   takes time in proportion to the number of elements after the position.
/// - After a change of an element's id, the array finds it by the new id, and removes another element with
///   that id. This also applies to changes by position: `rows[0].id = 2` removes a different row whose id
///   is 2, and the array has one element fewer.
/// - It is neither a `MutableCollection` nor a `RangeReplaceableCollection`. The algorithms of those
///   protocols temporarily put an element into two positions, and expect the number of elements that they
///   have inserted. The array has such functions of its own: see <doc:IdentifiedArrays>.
public struct IdentifiedArray<Element: Identifiable> {
  @usableFromInline var elements: ContiguousArray<Element> = []
  @usableFromInline var positions: [Element.ID: Int] = [:]

  /// A number that is unique in the process and differs after each change. Equal stamps mean equal contents.
  @usableFromInline var stamp: UInt64

  /// The changes since earlier stamps.
  @usableFromInline var log = ChangeLog<Element.ID>()

  /// Makes an empty array.
  @inlinable
  public init() { stamp = ChangeStamp.next() }

  /// Makes an array of elements. Of several with the same id, it keeps the last, at the position of the
  /// first.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    stamp = ChangeStamp.next()
    self.elements.reserveCapacity(elements.underestimatedCount)
    positions.reserveCapacity(elements.underestimatedCount)
    for element in elements { place(element) }
  }

  /// The element with an id; nil if there is none.
  ///
  /// Setting an element replaces the element with that id, or appends a new one. Setting nil removes it.
  @inlinable
  public subscript(id id: Element.ID) -> Element? {
    _read {
      if let position = positions[id] {
        yield elements[position]
      } else {
        yield nil
      }
    }
    set {
      guard let newValue else {
        remove(id: id)
        return
      }
      guard newValue.id != id, let position = positions[id] else { return append(newValue) }
      elements[position] = newValue
      rename(id, at: position)
    }
    _modify {
      guard let position = positions[id] else {
        var element: Element?
        defer { if let element { append(element) } }
        yield &element
        return
      }
      // The contents are taken out, so that they have one owner and the element is changed in place.
      var all = takeAll()
      var element: Element? = Self.takeOut(at: position, of: &all.elements)
      defer {
        putBack(&all)
        putBack(&element, of: id, at: position)
      }
      yield &element
    }
  }

  /// Returns the position of an id; nil if the array does not contain it.
  @inlinable
  public func index(id: Element.ID) -> Int? { positions[id] }

  /// The ids, in the order of the elements.
  public var ids: [Element.ID] { elements.map(\.id) }

  /// Adds an element at the end, or replaces the element with its id.
  @inlinable
  public mutating func append(_ element: Element) {
    let isNew = place(element)
    note(isNew ? .inserted(element.id) : .changed(element.id))
  }

  /// Puts an element at the end, or into the place of the element with its id, and records no change.
  ///
  /// - Returns: Whether it was put at the end.
  @inlinable
  @discardableResult
  mutating func place(_ element: Element) -> Bool {
    if let position = positions[element.id] {
      elements[position] = element
      return false
    }
    positions[element.id] = elements.count
    elements.append(element)
    return true
  }

  /// Inserts an element, or replaces the element with its id.
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    guard positions[element.id] == nil else { return append(element) }
    elements.insert(element, at: index)
    note(.inserted(element.id))
    number(from: index)
  }

  /// Removes an element.
  ///
  /// - Returns: The element; nil if the array did not contain it.
  @inlinable
  @discardableResult
  public mutating func remove(id: Element.ID) -> Element? {
    positions[id].map { remove(at: $0) }
  }

  /// Removes the element at a position.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    let element = elements.remove(at: index)
    positions[element.id] = nil
    note(.removed(element.id))
    number(from: index)
    return element
  }

  /// Updates the ids after the id of an element has changed.
  @usableFromInline
  mutating func rename(_ id: Element.ID, at position: Int) {
    positions[id] = nil
    let newID = elements[position].id
    note(.removed(id))
    note(.inserted(newID))
    if let other = positions[newID], other != position {
      elements.remove(at: other)
      number(from: Swift.min(other, position))
    } else {
      positions[newID] = position
    }
  }

  /// Records a change of many elements, or an unknown change.
  @inlinable
  mutating func noteChange() {
    log = ChangeLog()
    stamp = ChangeStamp.next()
  }

  /// Records a change of one element.
  @inlinable
  mutating func note(_ change: ElementChange<Element.ID>) {
    log.add(change, after: stamp, of: elements.count)
    stamp = ChangeStamp.next()
  }

  /// Records changes of several elements.
  @usableFromInline
  mutating func note(_ changes: [ElementChange<Element.ID>]) {
    guard changes.count <= ChangeLog<Element.ID>.longest else { return noteChange() }
    for change in changes { note(change) }
  }

  /// Updates the positions of all elements after an unknown change.
  @usableFromInline
  mutating func renumber() {
    noteChange()
    number(from: 0)
  }

  @inlinable
  mutating func number(from start: Int) {
    for index in elements.indices.dropFirst(start) { positions[elements[index].id] = index }
  }
}

extension IdentifiedArray: ElementCollection {
  @inlinable public static var elementsNameThemselves: Bool { true }

  @inlinable
  public static func ownID(of member: Element) -> Element.ID? { member.id }

  @inlinable
  public func contains(elementID: Element.ID) -> Bool { positions[elementID] != nil }

  @inlinable
  public func element(_ id: Element.ID, near hint: inout Int) -> Element? { self[id: id] }

  @inlinable
  public mutating func modifyElement<Result>(
    _ id: Element.ID, near hint: inout Int, _ change: (inout Element) -> Result
  ) -> Result? {
    guard let position = position(of: id, near: hint) else { return nil }
    hint = position
    note(.changed(id))
    let result = change(&elements[position])
    if elements[position].id != id { rename(id, at: position) }
    return result
  }

  public var elementIDs: [Element.ID] { ids }

  @inlinable public var changeStamp: UInt64? { stamp }

  @inlinable
  public func changes(since stamp: UInt64) -> [ElementChange<Element.ID>]? {
    if stamp == self.stamp { return [] }
    // During a modification, the array has no stamp and knows no changes.
    return self.stamp == 0 ? nil : log.changes(since: stamp)
  }

  @inlinable
  public func withElement(
    _ id: Element.ID, near hint: inout Int, _ body: (UnsafePointer<Element>) -> Void
  ) -> Bool {
    guard let position = position(of: id, near: hint) else { return false }
    hint = position
    elements.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start + position) }
    }
    return true
  }

  @inlinable
  func position(of id: Element.ID, near hint: Int) -> Int? {
    if hint < elements.count, elements[hint].id == id { return hint }
    return positions[id]
  }
}

extension IdentifiedArray: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { elements.count }

  /// The element at a position.
  ///
  /// You can replace it, or change it in place: `rows[0].title = "One"`. If a change gives it the id of a
  /// different element, that element is removed, and the elements after it move up.
  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield elements[position] }
    _modify {
      let id = elements[position].id
      note(.changed(id))
      defer { if elements[position].id != id { rename(id, at: position) } }
      yield &elements[position]
    }
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (left: IdentifiedArray, right: IdentifiedArray) -> Bool {
    left.elements == right.elements
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension IdentifiedArray: Sendable where Element: Sendable, Element.ID: Sendable {}

extension IdentifiedArray: CustomStringConvertible {
  public var description: String { Array(elements).description }
}
