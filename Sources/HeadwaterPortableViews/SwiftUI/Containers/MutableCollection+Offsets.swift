extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the places that `onDelete` is given.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = 0
    removeAll { _ in
      defer { place += 1 }
      return offsets.contains(place)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves elements as `onMove` asks for it.
  ///
  /// - Parameters:
  ///   - source: The places of the elements.
  ///   - destination: The place before which they go, counted while they are still there.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var before: [Element] = []
    var after: [Element] = []
    for (place, element) in enumerated() {
      if source.contains(place) {
        moved.append(element)
      } else if place < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    self = Self(before + moved + after)
  }
}
