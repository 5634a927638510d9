/// A collection that draws a stamp for each element it is given, since a collection that replaces it may have the
/// same ids for other elements.
protocol StampedCollection: ElementCollection {
  /// The stamp of an element; nil if the collection does not contain it.
  func stamp(of id: ElementID) -> UInt64?
}

/// Reads the stamps of a collection's elements.
@usableFromInline
struct ElementStampReader<Elements: ElementCollection> {
  @usableFromInline let read: (UnsafePointer<Elements>, Elements.ElementID) -> UInt64?

  /// Nil for a collection without stamps.
  @usableFromInline
  init?() {
    guard let type = Elements.self as? any StampedCollection.Type else { return nil }
    func reader<Known: StampedCollection>(
      _: Known.Type
    ) -> (UnsafePointer<Elements>, Elements.ElementID) -> UInt64? {
      // `Known` is `Elements`, by another name.
      { elements, id in
        guard let id = id as? Known.ElementID else { return nil }
        return UnsafeRawPointer(elements).assumingMemoryBound(to: Known.self).pointee.stamp(of: id)
      }
    }
    read = reader(type)
  }
}
