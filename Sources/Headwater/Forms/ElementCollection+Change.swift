extension ElementCollection where Member: FieldPathable {
  /// Changes a field of one element, in place.
  ///
  /// - Parameter change: The id of the element, and the change of its field. If the element is not there,
  ///   nothing changes.
  @inlinable
  public mutating func apply(_ change: ElementAction<ElementID, Member.Change>) {
    var hint = 0
    switch change {
    case .element(let id, let change): _ = modifyElement(id, near: &hint) { $0.apply(change) }
    }
  }
}
