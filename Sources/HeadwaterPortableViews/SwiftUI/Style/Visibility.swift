/// Whether something is seen.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place decides.
  case automatic
  /// Seen.
  case visible
  /// Not seen.
  case hidden
}
