import Synchronization

/// The key paths of a scope that observers have read.
///
/// They outlive the scope's store as long as somebody waits for a change of one, since a view may
/// read through a scope that it does not keep: `store.scope(…).name`. The root has them then, and
/// the next store of the same scope takes them over.
@usableFromInline
final class ScopeFields<State>: TrackedFields<State> {
  /// Whether a store of the scope exists; it may be let go on any thread.
  private let held = Atomic(true)

  /// Whether the root compares these fields.
  @exclusivity(unchecked) @usableFromInline var isObserved = false

  @usableFromInline
  override init() {
    super.init()
  }

  @usableFromInline var isHeld: Bool { held.load(ordering: .acquiring) }

  @usableFromInline
  func hold() {
    held.store(true, ordering: .releasing)
  }

  /// Notes that the scope's store is gone; callable on any thread.
  @usableFromInline
  func letGo() {
    held.store(false, ordering: .releasing)
  }
}

/// How many scopes nobody holds are still compared. Beyond that, their observers are told of a change
/// that there may not be, which costs them a look; they would else never be forgotten.
@usableFromInline let unheldScopeLimit = 64
