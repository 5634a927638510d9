import HeadwaterMacros

/// The list of favourite primes, from which some can be removed.
public struct FavoritePrimes: Reducer {
  public struct State: Equatable, Sendable {
    public var primes: [Int]

    public init(primes: [Int] = []) {
      self.primes = primes
    }
  }

  @CasePathable
  public enum Action: Equatable, Sendable {
    /// Rows that a person removed, by their places when they did.
    case deleted(places: [Int])
    case changedElsewhere([Int])
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .deleted(let places):
      // From the end, so that removing one does not move those that are still to be removed.
      for place in Set(places).sorted(by: >) where state.primes.indices.contains(place) {
        state.primes.remove(at: place)
      }
    case .changedElsewhere(let primes): state.primes = primes
    }
    return .none
  }
}
