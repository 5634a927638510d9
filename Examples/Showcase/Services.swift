import CoffeeOrdersService
import Foundation
import HeadwaterSQLite
import Movies
import NthPrime

/// The services of the examples, which a test can replace.
struct Services: Sendable {
  var primes: NthPrimeClient
  var orders: any OrderService
  var movies: MoviesWorld
  var journal: @Sendable () async -> any Journal
  /// Ends the process, for people who want to see what happens then; nil unless it was asked for.
  var kill: KillButton.Action?

  /// The services that the environment names. Each session has its own cache.
  static var live: Services {
    Services(
      primes: .live(environment: ProcessInfo.processInfo.environment),
      orders: OrderServiceAddress.service(in: ProcessInfo.processInfo.environment),
      movies: .live(.shared), journal: { await JournalPlace.opened() },
      kill: KillButton.kill(in: ProcessInfo.processInfo.environment))
  }
}
