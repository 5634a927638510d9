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
  var journal: any Journal

  /// The services that the environment names. Each session has its own cache.
  static var live: Services {
    Services(
      primes: .live(environment: ProcessInfo.processInfo.environment),
      orders: OrderServiceAddress.service(in: ProcessInfo.processInfo.environment),
      movies: .live(.shared), journal: Showcase.journal)
  }
}
