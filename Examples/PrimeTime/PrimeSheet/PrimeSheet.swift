import HeadwaterMacros

/// Tells whether a number is prime, and adds it to the favourites or removes it.
public struct PrimeSheet: Reducer {
  public struct State: Equatable, Sendable {
    public var number: Int
    public var favorites: [Int]

    public init(number: Int = 0, favorites: [Int] = []) {
      self.number = number
      self.favorites = favorites
    }

    public var isPrime: Bool { PrimeSheet.isPrime(number) }
    public var isFavorite: Bool { favorites.contains(number) }
  }

  @CasePathable
  public enum Action: Equatable, Sendable {
    case saveTapped
    case removeTapped
    case numberChanged(Int)
    case favoritesChanged([Int])
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .saveTapped:
      if state.isPrime && !state.isFavorite { state.favorites.append(state.number) }
    case .removeTapped: state.favorites.removeAll { [number = state.number] in $0 == number }
    case .numberChanged(let number): state.number = number
    case .favoritesChanged(let favorites): state.favorites = favorites
    }
    return .none
  }

  static func isPrime(_ number: Int) -> Bool {
    guard number > 3 else { return number > 1 }
    var divisor = 2
    while divisor <= number / divisor {
      if number.isMultiple(of: divisor) { return false }
      divisor += 1
    }
    return true
  }
}
