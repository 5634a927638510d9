/// Which lift something is: its place in the source, and its type, since a generic feature may stand
/// in itself with another child.
///
/// Met again below itself it tells that a feature contains itself.
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
