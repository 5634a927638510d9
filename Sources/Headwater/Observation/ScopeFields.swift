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

/// How many scopes without a store the root goes on comparing.
///
/// Beyond that, it tells their observers of a change, even if there was none, and forgets the scopes: an
/// observer then reads once in vain, and scopes that nobody uses any more do not pile up.
@usableFromInline let storelessScopeLimit = 64
