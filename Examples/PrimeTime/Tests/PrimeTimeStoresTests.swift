import FavoritePrimes
import Foundation
import Headwater
import HeadwaterTesting
import NthPrime
import PrimeCounter
import PrimeSheet
import Synchronization
import Testing

@testable import PrimeTime

/// The stores behind the screens: one store, or many stores that are bound to one another.
@MainActor
@Suite("PrimeTime, one store and many")
struct PrimeTimeStoresTests {
  private func stores(
    usesOneStore: Bool, favorites: [Int] = [], client: NthPrimeClient = .local,
    runtime: EffectRuntime = ManualRuntime().effects
  ) -> PrimeTimeStores {
    let make = usesOneStore ? PrimeTimeStores.one : PrimeTimeStores.many
    return make(favorites, client, { Date(timeIntervalSince1970: 0) }, runtime)
  }

  @Test(
    "deleting the first and third of four leaves the others, and the feed tells of both",
    arguments: [true, false])
  func delete(usesOneStore: Bool) {
    let stores = stores(usesOneStore: usesOneStore, favorites: [2, 3, 5, 7])
    stores.favorites.send(.deleted(places: [0, 2]))
    #expect(stores.favorites.primes == [3, 7])
    #expect(stores.sheet.favorites == [3, 7])
    #expect(stores.feed.activities.map(\.prime) == [2, 5])
    #expect(stores.feed.activities.allSatisfy { $0.kind == .removed })
  }

  @Test("tapped twice it asks once", arguments: [true, false])
  func twice(usesOneStore: Bool) {
    let asked = Asked()
    let stores = stores(
      usesOneStore: usesOneStore, client: NthPrimeClient { try await asked.wait(at: $0) })
    stores.counter.send(.incrementTapped)
    stores.counter.send(.nthPrimeTapped)
    stores.counter.send(.nthPrimeTapped)
    #expect(asked.places == [1])
    asked.clock.advance(by: .seconds(1))
    #expect(stores.counter.alert?.title == "The 1st prime is 2")
  }

  @Test("an error is an alert", arguments: [true, false])
  func failure(usesOneStore: Bool) {
    let stores = stores(usesOneStore: usesOneStore)
    stores.counter.send(.nthPrimeTapped)
    #expect(stores.counter.alert?.title == "No answer")
    #expect(stores.counter.alert?.message == "There is no prime number at place 0.")
    #expect(!stores.counter.isAsking)
  }

  @Test("leaving cancels the request, and the server sees it", arguments: [true, false])
  func leaving(usesOneStore: Bool) async throws {
    let server = try await WolframAlphaServer.start(answer: nil)
    let stores = stores(usesOneStore: usesOneStore, client: server.client, runtime: .live)
    var seen = server.seen.makeAsyncIterator()
    stores.counter.send(.incrementTapped)
    stores.counter.send(.nthPrimeTapped)
    #expect(try #require(await seen.next()).hasPrefix("/v2/query?input=prime%201&"))
    stores.counter.send(.left)
    #expect(await seen.next() == "closed")
    #expect(!stores.counter.isAsking)
    try await server.stop()
  }
}

/// A client that answers after a second of its own clock, and records the questions.
private final class Asked: Sendable {
  let clock = TestClock()
  private let all = Mutex<[Int]>([])

  var places: [Int] { all.withLock { $0 } }

  func wait(at place: Int) async throws -> Int {
    all.withLock { $0.append(place) }
    try await clock.sleep(for: .seconds(1))
    return try await NthPrimeClient.local.nthPrime(place)
  }
}
