// @inlinable: each effect's result passes here.

/// A store, for those who must not keep it.
///
/// A class of its own, since a captured `weak` variable is checked for exclusive access at each use.
@MainActor
@usableFromInline
final class StoreReference<State, Action> {
  @exclusivity(unchecked) @usableFromInline private(set) weak var store: Store<State, Action>?

  @inlinable
  nonisolated init(_ store: Store<State, Action>) {
    self.store = store
  }

  /// Takes letters, once the main actor gets to it.
  @inlinable
  @inline(never)
  nonisolated func deliverLater() {
    Task { @MainActor in deliver() }
  }

  @inlinable
  func deliver() {
    store?.engine?.deliverLetters()
  }
}
