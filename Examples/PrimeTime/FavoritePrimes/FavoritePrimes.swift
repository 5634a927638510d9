import HeadwaterMacros

/// The list of favourite primes. A person can remove some of them.
public struct FavoritePrimes: Reducer {
  public struct State: Equatable, Sendable {
    public var primes: [Int]

    public init(primes: [Int] = []) {
      self.primes = primes
    }
  }

  @CasePathable
  public enum Action: Equatable, Sendable {
    /// A person removed rows. The places are those before the removal.
    case deleted(places: [Int])
    case changedElsewhere([Int])
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .deleted(let places):
      // From the end, so that a removal does not move the places of later ones.
      for place in Set(places).sorted(by: >) where state.primes.indices.contains(place) {
        state.primes.remove(at: place)
      }
    case .changedElsewhere(let primes): state.primes = primes
    }
    return .none
  }
}
