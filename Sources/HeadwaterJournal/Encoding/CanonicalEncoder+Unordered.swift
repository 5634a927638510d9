// The order of what a set or a dictionary has written.
extension JSONWriter {
  static func inOrder(_ elements: [JSONValue]) -> [JSONValue] {
    inOrder(elements) { $0 }
  }

  /// - Parameter elements: Keys and values in turn.
  static func pairsInOrder(_ elements: [JSONValue]) -> [JSONValue] {
    let pairs = stride(from: 0, to: elements.count - 1, by: 2).map {
      [elements[$0], elements[$0 + 1]]
    }
    return inOrder(pairs) { $0[0] }.flatMap { $0 }
  }

  private static func inOrder<Element>(
    _ elements: [Element], by key: (Element) -> JSONValue
  ) -> [Element] {
    elements.map { (bytes: key($0).canonical, element: $0) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      .map(\.element)
  }

  /// Puts the arrays into order that a value has written from a set or a dictionary which it stores.
  ///
  /// `try set.encode(to: encoder)` writes the elements as an array does, and only what the value stores tells the two
  /// apart. A value that stores the same elements in an order as well keeps that.
  static func putInOrder(
    _ box: JSONBox, of value: some Encodable, at path: [any CodingKey]
  ) throws {
    var arrays: [JSONBox] = []
    box.addOwnArrays(to: &arrays)
    guard !arrays.isEmpty, !(value is any OrderedElements) else { return }
    let stored = StoredCollections(in: value)
    for array in arrays {
      let written = array.elements.map(\.made)
      let elements = inOrder(written)
      let isStored = { (collection: any Encodable) in
        guard case .array(let own) = try Self.value(of: collection, at: path) else { return false }
        return inOrder(own) == elements
      }
      guard try !stored.ordered.contains(where: isStored) else { continue }
      if try stored.sets.contains(where: isStored) {
        array.value = .array(elements)
      } else if try stored.dictionaries.contains(where: isStored) {
        array.value = .array(pairsInOrder(written))
      }
    }
  }
}

extension JSONBox {
  /// Adds the arrays of several elements in it that no value of their own has written.
  fileprivate func addOwnArrays(to arrays: inout [JSONBox]) {
    guard value == nil else { return }
    for element in elements { element.addOwnArrays(to: &arrays) }
    for member in members.values { member.addOwnArrays(to: &arrays) }
    if isArray && elements.count > 1 { arrays.append(self) }
  }
}

/// A collection that writes its elements in their order.
private protocol OrderedElements {}
extension Array: OrderedElements {}
extension ArraySlice: OrderedElements {}
extension ContiguousArray: OrderedElements {}

/// The collections in the properties of a value, and of the values in those.
private struct StoredCollections {
  private(set) var sets: [any Encodable] = []
  private(set) var dictionaries: [any Encodable] = []
  private(set) var ordered: [any Encodable] = []

  /// How far it looks. A value that holds itself has no end.
  private static let deepest = 6

  init(in value: Any) {
    collect(Mirror(reflecting: value), depth: 0)
  }

  private mutating func collect(_ mirror: Mirror, depth: Int) {
    for child in mirror.children {
      if let set = child.value as? any UnorderedElements & Encodable {
        sets.append(set)
      } else if let dictionary = child.value as? any UnorderedPairs & Encodable {
        dictionaries.append(dictionary)
      } else {
        let inner = Mirror(reflecting: child.value)
        if inner.displayStyle == .collection {
          if let collection = child.value as? any Encodable { ordered.append(collection) }
        } else if depth < Self.deepest {
          collect(inner, depth: depth + 1)
        }
      }
    }
    if let inherited = mirror.superclassMirror { collect(inherited, depth: depth + 1) }
  }
}
