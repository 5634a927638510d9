// @inlinable: each observed action passes here.

/// Who is told of changes by other ways than tracking: subscribers, and the scopes that are observed.
///
/// Made with the first of them, so that a store without any does not pay for it.
@usableFromInline
final class Audience {
  @exclusivity(unchecked) @usableFromInline private(set) var subscribers: [Subscriber] = []

  /// How many there were left when the cancelled ones were last forgotten.
  private var countAtLastSweep = 0

  /// Those of them who are told when effects start, in this turn.
  @exclusivity(unchecked) @usableFromInline var callsWithEffects: [(ActionSource) -> Void] = []

  /// The scopes of which fields are observed.
  @exclusivity(unchecked) @usableFromInline var regions: [ObservedRegion] = []

  @usableFromInline
  init() {}

  func add(_ subscriber: Subscriber) {
    // A turn forgets those that are cancelled, but there may be none for long.
    if subscribers.count > 64 + 2 * countAtLastSweep { forgetCancelled() }
    subscribers.append(subscriber)
  }

  func forgetCancelled() {
    subscribers.removeAll { $0.token.isCancelled }
    countAtLastSweep = subscribers.count
  }

  @inlinable var isEmpty: Bool { subscribers.isEmpty && regions.isEmpty }
}
