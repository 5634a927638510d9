/// An element, or the note that a former one is still right.
package enum StyledContent: Hashable, Sendable {
  /// An element to write. Those around a change are written as well, with the same style.
  case element(StyledElement)
  /// The element that the view has made before, with all that is in it. It may have another parent
  /// now.
  case unchanged(view: Int)

  /// The number of the view that makes the element.
  package var view: Int {
    switch self {
    case .element(let element): element.view
    case .unchanged(let view): view
    }
  }
}
