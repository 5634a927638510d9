// @inlinable: each observed action passes here.

/// The subscribers of a store, and its observed scopes.
///
/// The engine makes it with the first of them; a store without any does not pay for it.
@usableFromInline
final class Audience {
  @exclusivity(unchecked) @usableFromInline private(set) var subscribers: [Subscriber] = []

  /// The number of subscribers after the last removal of cancelled ones.
  private var countAtLastSweep = 0

  /// The calls of this turn that wait until its effects start.
  @exclusivity(unchecked) @usableFromInline var callsWithEffects: [(ActionSource) -> Void] = []

  /// The observed scopes.
  @usableFromInline let regions = ObservedRegions()

  @usableFromInline
  init() {}

  func add(_ subscriber: Subscriber) {
    // Turns remove cancelled subscribers, but there may be no turn for a long time.
    if subscribers.count > 64 + 2 * countAtLastSweep { forgetCancelled() }
    subscribers.append(subscriber)
  }

  func forgetCancelled() {
    subscribers.removeAll { $0.token.isCancelled }
    countAtLastSweep = subscribers.count
  }

  @inlinable var isEmpty: Bool { subscribers.isEmpty && regions.isEmpty }
}
