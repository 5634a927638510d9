/// The identity of a lift: its place in the source and its type, since a generic feature may contain itself
/// with a different child.
///
/// A lift that occurs again below itself shows that a feature contains itself.
@usableFromInline
struct LiftIdentity: Hashable {
  private let type: ObjectIdentifier
  private let place: String

  @usableFromInline
  init(_ type: Any.Type, at place: SourcePlace) {
    self.type = ObjectIdentifier(type)
    self.place = "\(place.fileID):\(place.line)"
  }
}
