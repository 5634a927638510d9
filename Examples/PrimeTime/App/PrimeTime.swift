import Foundation
import FavoritePrimes
import HeadwaterMacros
import NthPrime
import PrimeCounter
import PrimeSheet

/// The whole app as one feature, with the state of all screens.
///
/// The favourites are stored in one place. The prime sheet uses them together with the counter's number, in a
/// state that is computed and never stored.
struct PrimeTime: Reducer {
  struct State: Equatable, Sendable {
    var counter = PrimeCounter.State()
    var favorites = FavoritePrimes.State()
    var feed = ActivityFeed.State()
    var account = Account.State()

    var sheet: PrimeSheet.State {
      get { PrimeSheet.State(number: counter.count, favorites: favorites.primes) }
      set { favorites.primes = newValue.favorites }
    }
  }

  @CasePathable
  enum Action: Sendable {
    case counter(PrimeCounter.Action)
    case sheet(PrimeSheet.Action)
    case favorites(FavoritePrimes.Action)
    case feed(ActivityFeed.Action)
    case account(Account.Action)
  }

  let client: NthPrimeClient
  let now: @Sendable () -> Date

  var body: some Reducer<State, Action> {
    CombineReducers {
      PrimeCounter(client: client).lift(state: \.counter, action: \.counter)
      PrimeSheet().lift(state: \.sheet, action: \.sheet)
      FavoritePrimes().lift(state: \.favorites, action: \.favorites)
      Account().lift(state: \.account, action: \.account)
    }
    .onChange(of: \.favorites.primes) { state, _, primes in
      ActivityFeed(now: now)
        .reduce(into: &state.feed, action: .favoritesChanged(primes))
        .map(Action.feed)
    }
  }
}
