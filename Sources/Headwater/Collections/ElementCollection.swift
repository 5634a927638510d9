/// A collection in which a feature finds and changes elements by id: an array of `Identifiable`
/// elements, a dictionary, or an `IdentifiedArray`.
///
/// An array is searched, starting with the last position of the element. The others find an element
/// without a search.
public protocol ElementCollection<ElementID, Member> {
  /// The type of the ids.
  associatedtype ElementID: Hashable

  /// The type of the elements.
  associatedtype Member

  /// Whether the id of an element is its own `id`. Then one id always belongs to the same element.
  static var elementsNameThemselves: Bool { get }

  /// Returns the id of an element if that is its own `id`; nil otherwise.
  static func ownID(of member: Member) -> ElementID?

  /// Returns whether the collection contains an element.
  func contains(elementID: ElementID) -> Bool

  /// Returns a copy of an element; nil if the collection does not contain it.
  func element(_ id: ElementID, near hint: inout Int) -> Member?

  /// Changes an element in place.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - hint: The position where the search starts; set to the position of the element.
  ///   - change: Changes the element.
  /// - Returns: The result of `change`; nil if the collection does not contain the element.
  mutating func modifyElement<Result>(
    _ id: ElementID, near hint: inout Int, _ change: (inout Member) -> Result
  ) -> Result?

  /// The ids of the elements, in order.
  var elementIDs: [ElementID] { get }

  /// A number that differs after each change of the collection; nil if the collection has none.
  var changeStamp: UInt64? { get }

  /// Returns the changes of single elements since an earlier stamp, the oldest first; nil if there may be
  /// other changes. A cache then has to check only these elements again.
  func changes(since stamp: UInt64) -> [ElementChange<ElementID>]?

  /// Calls a function with the element in its place, without a copy.
  ///
  /// - Returns: Whether the collection contains the element.
  func withElement(
    _ id: ElementID, near hint: inout Int, _ body: (UnsafePointer<Member>) -> Void
  ) -> Bool
}

extension ElementCollection {
  @inlinable public static var elementsNameThemselves: Bool { false }

  @inlinable
  public static func ownID(of member: Member) -> ElementID? { nil }

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
  public static func ownID(of member: Element) -> Element.ID? { member.id }

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

  /// Compares 32 elements at a time. The compiler knows this number, and removes the loop counter. With
  /// integer ids, that saves more than half of the time. There are two loops, since the compiler does not
  /// unroll loops of more than 16 steps.
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
