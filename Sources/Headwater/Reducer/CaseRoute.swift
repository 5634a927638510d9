// @inlinable: each lift makes one, where the enum of its actions is known.

/// The case of an action enum that a lifted reducer handles.
@usableFromInline
struct CaseRoute<Action> {
  @usableFromInline let index: Int

  /// The number of an action's case.
  @usableFromInline let indexOf: (Action) -> Int?

  /// Makes a route; nil if the case has no number.
  @inlinable
  init?<Path: CasePath>(_ path: Path.Type) where Action: CasePathable, Path.Root == Action {
    // An index written by hand may be any number, and the table is as long as the largest index.
    guard let index = path.caseIndex, (0..<1 << 12).contains(index) else { return nil }
    self.index = index
    indexOf = { action in Action.caseIndex(of: action) }
  }
}
