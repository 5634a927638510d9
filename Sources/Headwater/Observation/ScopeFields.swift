import Synchronization

/// The key paths of a scope that observers have read.
///
/// They outlive the scope's store as long as something observes one of them, since a view may read through
/// a scope that it does not keep: `store.scope(…).name`. The root keeps them in that time, and the next
/// store of the same scope takes them over.
@usableFromInline
final class ScopeFields<State>: TrackedFields<State> {
  /// Atomic, since a store may be released on any thread.
  private let hasStoreNow = Atomic(true)

  /// Whether the root compares these fields.
  @exclusivity(unchecked) @usableFromInline var isObserved = false

  @usableFromInline
  override init() {
    super.init()
  }

  /// Whether a store of the scope exists.
  @usableFromInline var hasStore: Bool { hasStoreNow.load(ordering: .acquiring) }

  @usableFromInline
  func storeIsMade() {
    hasStoreNow.store(true, ordering: .releasing)
  }

  /// Records that the scope's store is gone; callable on any thread.
  @usableFromInline
  func storeIsGone() {
    hasStoreNow.store(false, ordering: .releasing)
  }
}

/// The maximum number of scopes without a store that the root compares.
///
/// Beyond it, the root notifies their observers, even without a change, and forgets the scopes. An observer
/// then reads once in vain, and unused scopes do not accumulate.
@usableFromInline let storelessScopeLimit = 64
