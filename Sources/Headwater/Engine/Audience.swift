// @inlinable: each observed action passes here.

/// The subscribers of a store, and its observed scopes.
///
/// The engine makes it with the first of them; a store without any does not pay for it.
@usableFromInline
final class Audience {
  /// The subscribers that are asked after each turn.
  @usableFromInline let subscribers = SubscriberList()

  /// The subscribers that wait for a field.
  private let waiting = SubscriberList()

  /// The number of the last subscriber.
  private var lastNumber = 0

  /// The calls of this turn that wait until its effects start.
  @exclusivity(unchecked) @usableFromInline var callsWithEffects: [(ActionSource) -> Void] = []

  /// The observed scopes.
  @usableFromInline let regions = ObservedRegions()

  @usableFromInline
  init() {}

  func add(_ subscriber: Subscriber) {
    lastNumber += 1
    subscriber.number = lastNumber
    if subscriber.waits {
      waiting.add(subscriber)
      subscriber.wait()
    } else {
      subscribers.add(subscriber)
    }
  }

  /// All subscribers of the store and of its scopes.
  var all: [Subscriber] { subscribers.all + waiting.all }

  /// Whether a turn has nobody to ask, apart from those who wait for a field.
  @inlinable var isEmpty: Bool { subscribers.isEmpty && regions.isEmpty }
}
