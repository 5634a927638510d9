/// Reads the identities of a collection's elements.
@usableFromInline
struct ElementIdentityReader<Elements: ElementCollection> {
  private let value: IdentityReader<Elements.Member>?
  private let stamp: ElementStampReader<Elements>?

  /// Nil if the key of an element is its identity, or if nothing else is known of it.
  @usableFromInline
  init?() {
    guard !Elements.elementsNameThemselves else { return nil }
    value = IdentityReader()
    stamp = ElementStampReader()
    if value == nil && stamp == nil { return nil }
  }

  /// Reads the identity of an element that is there.
  @usableFromInline
  func read(
    _ member: UnsafePointer<Elements.Member>, _ id: Elements.ElementID,
    in elements: UnsafePointer<Elements>
  ) -> Identity? {
    let own = value?.read(member)
    guard let stamp = stamp?.read(elements, id) else { return own }
    return own.map { Identity(StampedIdentity(stamp: stamp, value: $0)) } ?? Identity(stamp)
  }
}

private struct StampedIdentity: Hashable {
  let stamp: UInt64
  let value: Identity
}
