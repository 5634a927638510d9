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

  /// Whether the store around the scope compares these fields.
  @exclusivity(unchecked) @usableFromInline var isObserved = false

  /// The stamp of the element that a scope of an element was made for; nil if its collection has none.
  @usableFromInline var elementStamp: UInt64?

  /// Whether another element with the same id has taken the place of the scope's.
  @usableFromInline var isOfFormerElement = false

  /// The observed regions of the scope's state; nil if there have been none.
  @exclusivity(unchecked) @usableFromInline private(set) var regions: ObservedRegions?

  /// The subscribers to the scope, which may outlive its store; nil if there have been none.
  @exclusivity(unchecked) private var subscribers: SubscriberList?

  @usableFromInline
  override init() {
    super.init()
  }

  /// Whether nothing of the scope's state is observed, neither by the scope nor by scopes of it.
  @inlinable var isEmpty: Bool {
    armed.isEmpty && regions?.isEmpty ?? true && !hasSubscribers
  }

  func add(_ subscriber: Subscriber) {
    let list = subscribers ?? SubscriberList()
    list.add(subscriber)
    subscribers = list
  }

  @usableFromInline var hasSubscribers: Bool { subscribers?.isActive ?? false }

  /// Whether the scope, or one inside of it, has subscribers.
  @usableFromInline var isSubscribed: Bool {
    hasSubscribers || regions?.isSubscribed ?? false
  }

  /// Whether the store around the scope must not forget the fields, even without a state.
  @inlinable var isNeeded: Bool { hasStore || isSubscribed }

  @usableFromInline
  func add(_ region: ObservedRegion) {
    let regions = regions ?? ObservedRegions()
    regions.add(region)
    self.regions = regions
  }

  /// Adds the observers of what has changed, also in scopes of the scope.
  @inlinable
  func collect(in state: UnsafePointer<State>, _ pulses: inout [Pulse]) {
    takeChanged(in: state, into: &pulses)
    regions?.collect(in: state, &pulses)
  }

  /// Adds all observers, changed or not, also those in scopes of the scope.
  @usableFromInline
  func takeAll(_ pulses: inout [Pulse]) {
    while !armed.isEmpty { pulses.append(disarm(at: armed.count - 1).pulse) }
    regions?.takeAll(&pulses)
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

/// The maximum number of scopes without a store that the store around them compares.
///
/// Beyond it, their observers are notified, even without a change, and the scopes are forgotten. An observer
/// then reads once in vain, and unused scopes do not accumulate.
@usableFromInline let storelessScopeLimit = 64
