/// Who is told of changes by other ways than tracking: subscribers, and the scopes that are observed.
///
/// Made with the first of them, so that a store without any does not pay for it.
///
/// @inlinable: each observed action passes here.
@usableFromInline
final class Audience {
  @exclusivity(unchecked) @usableFromInline var subscribers: [Subscriber] = []

  /// Those of them who are told when effects start, in this turn.
  @exclusivity(unchecked) @usableFromInline var callsWithEffects: [(ActionSource) -> Void] = []

  /// The scopes of which fields are observed.
  @exclusivity(unchecked) @usableFromInline var regions: [ObservedRegion] = []

  @usableFromInline
  init() {}

  @inlinable var isEmpty: Bool { subscribers.isEmpty && regions.isEmpty }
}
