// Set algebra. Two elements are the same if their ids are equal. The results keep the order and the
// elements of this array. To use the other array's elements instead, append them.
extension IdentifiedArray {
  /// Returns the elements of this array, followed by those of another array whose ids are not in this one.
  public func union(_ other: some Sequence<Element>) -> IdentifiedArray {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Adds the elements of another array whose ids are not in this one.
  public mutating func formUnion(_ other: some Sequence<Element>) {
    for element in other where positions[element.id] == nil { append(element) }
  }

  /// Returns the elements of this array whose ids are also in another.
  public func intersection(_ other: some Sequence<Element>) -> IdentifiedArray {
    let ids = Set(other.lazy.map(\.id))
    return filter { ids.contains($0.id) }
  }

  /// Removes the elements whose ids are not in another array.
  public mutating func formIntersection(_ other: some Sequence<Element>) {
    let ids = Set(other.lazy.map(\.id))
    removeAll { !ids.contains($0.id) }
  }

  /// Returns the elements of this array whose ids are not in another.
  public func subtracting(_ other: some Sequence<Element>) -> IdentifiedArray {
    let ids = Set(other.lazy.map(\.id))
    return filter { !ids.contains($0.id) }
  }

  /// Removes the elements whose ids are in another array.
  public mutating func subtract(_ other: some Sequence<Element>) {
    remove(ids: other.lazy.map(\.id))
  }

  /// Removes the elements with the given ids. Unknown ids are ignored.
  public mutating func remove(ids: some Sequence<Element.ID>) {
    let ids = Set(ids)
    removeAll { ids.contains($0.id) }
  }

  /// Returns the elements whose ids are in only one of the arrays: first those of this array, then the
  /// others.
  public func symmetricDifference(_ other: some Sequence<Element>) -> IdentifiedArray {
    let other = IdentifiedArray(other)
    return subtracting(other).union(other.subtracting(self))
  }

  /// Removes the elements whose ids are also in another array, and adds the other elements of that array.
  public mutating func formSymmetricDifference(_ other: some Sequence<Element>) {
    self = symmetricDifference(other)
  }

  /// Returns whether another array contains every id of this array.
  public func isSubset(of other: some Sequence<Element>) -> Bool {
    let ids = Set(other.lazy.map(\.id))
    return allSatisfy { ids.contains($0.id) }
  }

  /// Returns whether this array contains every id of another array.
  public func isSuperset(of other: some Sequence<Element>) -> Bool {
    other.allSatisfy { positions[$0.id] != nil }
  }

  /// Returns whether the two arrays have no id in common.
  public func isDisjoint(with other: some Sequence<Element>) -> Bool {
    other.allSatisfy { positions[$0.id] == nil }
  }
}
