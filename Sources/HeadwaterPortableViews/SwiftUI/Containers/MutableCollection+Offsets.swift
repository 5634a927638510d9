extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets that `onDelete` receives.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = 0
    removeAll { _ in
      defer { place += 1 }
      return offsets.contains(place)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves elements to the place that `onMove` receives.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements.
  ///   - destination: The offset of the element before which they are inserted, counted before the move.
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
