/// The visibility of an element.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default of the place.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}
