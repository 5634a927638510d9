import Foundation
import Headwater
import HeadwaterTesting
import PrimeSheet
import Testing

@testable import FavoritePrimes
@testable import PrimeTime

@Suite("PrimeTime, the favorites")
struct FavoritePrimesTests {
  @Test("deleting the first and third of four leaves the others")
  func delete() {
    let store = TestStore(
      initialState: FavoritePrimes.State(primes: [2, 3, 5, 7]), reducer: FavoritePrimes())
    store.send(.deleted(places: [0, 2])) { $0.primes = [3, 7] }
    store.finish()
  }

  @Test("offsets that do not exist, or occur twice, delete nothing else")
  func deleteWrongPlaces() {
    let store = TestStore(
      initialState: FavoritePrimes.State(primes: [2, 3]), reducer: FavoritePrimes())
    store.send(.deleted(places: [1, 1, 7, -1])) { $0.primes = [2] }
    store.finish()
  }

  @Test("the sheet saves and removes a prime, and refuses other numbers")
  func sheet() {
    let store = TestStore(
      initialState: PrimeSheet.State(number: 7, favorites: [2]), reducer: PrimeSheet())
    store.send(.saveTapped) { $0.favorites = [2, 7] }
    store.send(.saveTapped)
    store.send(.removeTapped) { $0.favorites = [2] }
    store.send(.numberChanged(9)) { $0.number = 9 }
    store.send(.saveTapped)
    store.finish()
  }

  @Test("primes are those with two divisors")
  func primes() {
    let primes = (-3...30).filter { PrimeSheet.State(number: $0).isPrime }
    #expect(primes == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
  }

  @Test("the feed lists all changes of the favorites, whichever screen made them")
  func feed() {
    let date = Date(timeIntervalSince1970: 0)
    var state = PrimeTime.State()
    state.favorites.primes = [2, 3, 5, 7]
    state.feed.favorites = [2, 3, 5, 7]
    let store = TestStore(
      initialState: state, reducer: PrimeTime(client: .local, now: { date }))
    store.send(.favorites(.deleted(places: [0, 2]))) {
      $0.favorites.primes = [3, 7]
      $0.feed.favorites = [3, 7]
      $0.feed.activities = [
        ActivityFeed.Activity(id: 0, date: date, kind: .removed, prime: 2),
        ActivityFeed.Activity(id: 1, date: date, kind: .removed, prime: 5),
      ]
    }
    store.send(.counter(.incrementTapped)) { $0.counter.count = 1 }
    store.send(.counter(.incrementTapped)) { $0.counter.count = 2 }
    store.send(.sheet(.saveTapped)) {
      $0.favorites.primes = [3, 7, 2]
      $0.feed.favorites = [3, 7, 2]
      $0.feed.activities.append(
        ActivityFeed.Activity(id: 2, date: date, kind: .added, prime: 2))
    }
    store.finish()
  }
}
