// @inlinable: each effect's result passes here.

/// A weak reference to a store.
///
/// It is a class because each use of a captured `weak` variable is checked for exclusive access.
@MainActor
@usableFromInline
final class StoreReference<State, Action> {
  @exclusivity(unchecked) @usableFromInline private(set) weak var store: Store<State, Action>?

  @inlinable
  nonisolated init(_ store: Store<State, Action>) {
    self.store = store
  }

  /// Delivers letters in a task on the main actor.
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
