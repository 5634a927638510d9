/// A collection whose elements a feature finds and changes by id: an array of `Identifiable`
/// elements, a dictionary, or an `IdentifiedArray`.
///
/// An array is searched, from a hint on where the element was last; the others find an element
/// without searching.
public protocol ElementCollection<ElementID, Member> {
  /// What names an element.
  associatedtype ElementID: Hashable

  /// What is named.
  associatedtype Member

  /// Whether the name of an element is its own `id`, so that under one name there is always the same.
  static var elementsNameThemselves: Bool { get }

  /// Whether an element is there.
  func contains(elementID: ElementID) -> Bool

  /// A copy of an element; nil if it is not there.
  func element(_ id: ElementID, near hint: inout Int) -> Member?

  /// Changes an element in place.
  ///
  /// - Parameters:
  ///   - id: The element's id.
  ///   - hint: Where to look first; set to where the element was.
  ///   - change: Is lent the element.
  /// - Returns: What `change` returned; nil if the element is not there.
  mutating func modifyElement<Result>(
    _ id: ElementID, near hint: inout Int, _ change: (inout Member) -> Result
  ) -> Result?

  /// The ids of the elements, in their order.
  var elementIDs: [ElementID] { get }

  /// A number that is another after each change of the collection; nil if it keeps none.
  var changeStamp: UInt64? { get }

  /// What has happened to single elements since another stamp, the oldest first; nil if there may be
  /// more. Whoever keeps what it knows of the elements looks at these again, and at no others.
  func changes(since stamp: UInt64) -> [ElementChange<ElementID>]?

  /// Lends an element where it lies.
  ///
  /// - Returns: Whether the element is there.
  func withElement(
    _ id: ElementID, near hint: inout Int, _ body: (UnsafePointer<Member>) -> Void
  ) -> Bool
}

extension ElementCollection {
  @inlinable public static var elementsNameThemselves: Bool { false }

  @inlinable public var changeStamp: UInt64? { nil }

  @inlinable
  public func changes(since stamp: UInt64) -> [ElementChange<ElementID>]? { nil }

  @inlinable
  public func withElement(
    _ id: ElementID, near hint: inout Int, _ body: (UnsafePointer<Member>) -> Void
  ) -> Bool {
    guard let member = element(id, near: &hint) else { return false }
    withUnsafePointer(to: member, body)
    return true
  }
}

extension Array: ElementCollection where Element: Identifiable {
  public typealias ElementID = Element.ID

  @inlinable public static var elementsNameThemselves: Bool { true }

  @inlinable
  public func contains(elementID: Element.ID) -> Bool {
    contains { $0.id == elementID }
  }

  @inlinable
  public func element(_ id: Element.ID, near hint: inout Int) -> Element? {
    position(of: id, near: &hint).map { self[$0] }
  }

  @inlinable
  public mutating func modifyElement<Result>(
    _ id: Element.ID, near hint: inout Int, _ change: (inout Element) -> Result
  ) -> Result? {
    guard let position = position(of: id, near: &hint) else { return nil }
    return change(&self[position])
  }

  public var elementIDs: [Element.ID] { map(\.id) }

  @inlinable
  public func withElement(
    _ id: Element.ID, near hint: inout Int, _ body: (UnsafePointer<Element>) -> Void
  ) -> Bool {
    guard let position = position(of: id, near: &hint) else { return false }
    withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { body(start + position) }
    }
    return true
  }

  @inlinable
  func position(of id: Element.ID, near hint: inout Int) -> Int? {
    if hint < count, self[hint].id == id { return hint }
    guard let position = search(for: id) else { return nil }
    hint = position
    return position
  }

  /// Looks at thirty-two elements at a time, a number that is known to the compiler, which so spares
  /// the counting between them: more than half of the work when ids are integers. It is two loops,
  /// since one of more than sixteen is not unrolled.
  @inlinable
  func search(for id: Element.ID) -> Int? {
    withUnsafeBufferPointer { elements in
      var start = 0
      while start &+ 32 <= elements.count {
        for offset in 0..<16 where elements[start &+ offset].id == id { return start &+ offset }
        for offset in 16..<32 where elements[start &+ offset].id == id { return start &+ offset }
        start &+= 32
      }
      for position in start..<elements.count where elements[position].id == id { return position }
      return nil
    }
  }
}

extension Dictionary: ElementCollection {
  @inlinable
  public func contains(elementID: Key) -> Bool { index(forKey: elementID) != nil }

  @inlinable
  public func element(_ id: Key, near hint: inout Int) -> Value? { self[id] }

  @inlinable
  public mutating func modifyElement<Result>(
    _ id: Key, near hint: inout Int, _ change: (inout Value) -> Result
  ) -> Result? {
    guard let index = index(forKey: id) else { return nil }
    return change(&values[index])
  }

  public var elementIDs: [Key] { Array(keys) }
}
