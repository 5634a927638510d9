import FavoritePrimes
import Foundation
import HeadwaterUI
import NthPrime
import PrimeCounter
import PrimeSheet

/// A store for each screen. The screens do not know whether these are scopes.
@MainActor
struct PrimeTimeStores {
  var counter: Store<PrimeCounter.State, PrimeCounter.Action>
  var sheet: Store<PrimeSheet.State, PrimeSheet.Action>
  var favorites: Store<FavoritePrimes.State, FavoritePrimes.Action>
  var feed: Store<ActivityFeed.State, ActivityFeed.Action>
  var account: Store<Account.State, Account.Action>

  /// Makes one store for the app, with a scope for each screen.
  static func one(
    favorites: [Int] = [], client: NthPrimeClient, now: @escaping @Sendable () -> Date,
    runtime: EffectRuntime = .live
  ) -> PrimeTimeStores {
    var state = PrimeTime.State()
    state.favorites.primes = favorites
    state.feed.favorites = favorites
    let store = Store(
      initialState: state, reducer: PrimeTime(client: client, now: now), runtime: runtime)
    return PrimeTimeStores(
      counter: store.scope(state: \.counter, action: \.counter),
      sheet: store.scope(state: \.sheet, action: \.sheet),
      favorites: store.scope(state: \.favorites, action: \.favorites),
      feed: store.scope(state: \.feed, action: \.feed),
      account: store.scope(state: \.account, action: \.account))
  }

  /// Makes a small store for each screen. Stores are bound to those whose values they need.
  static func many(
    favorites: [Int] = [], client: NthPrimeClient, now: @escaping @Sendable () -> Date,
    runtime: EffectRuntime = .live
  ) -> PrimeTimeStores {
    let stores = PrimeTimeStores(
      counter: Store(
        initialState: PrimeCounter.State(), reducer: PrimeCounter(client: client),
        runtime: runtime),
      sheet: Store(
        initialState: PrimeSheet.State(favorites: favorites), reducer: PrimeSheet(),
        runtime: runtime),
      favorites: Store(
        initialState: FavoritePrimes.State(primes: favorites), reducer: FavoritePrimes(),
        runtime: runtime),
      feed: Store(
        initialState: ActivityFeed.State(favorites: favorites), reducer: ActivityFeed(now: now),
        runtime: runtime),
      account: Store(initialState: Account.State(), reducer: Account(), runtime: runtime))
    stores.sheet.bind(to: stores.counter, on: \.count, with: { .numberChanged($0) })
    stores.sheet.bind(to: stores.favorites, on: \.primes, with: { .favoritesChanged($0) })
    stores.favorites.bind(to: stores.sheet, on: \.favorites, with: { .changedElsewhere($0) })
    stores.feed.bind(to: stores.favorites, on: \.primes, with: { .favoritesChanged($0) })
    return stores
  }
}
