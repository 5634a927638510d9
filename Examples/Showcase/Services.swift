import CoffeeOrdersService
import Foundation
import Movies
import NthPrime

/// What the examples ask of others, so that a test can answer instead.
struct Services: Sendable {
  var primes: NthPrimeClient
  var orders: any OrderService
  var movies: @Sendable () async throws -> MoviesWorld

  /// Those that the environment names. Each session has a cache of its own.
  static var live: Services {
    Services(
      primes: .live(environment: ProcessInfo.processInfo.environment),
      orders: OrderServiceAddress.service(in: ProcessInfo.processInfo.environment),
      movies: { .live(catalogue: try await CatalogueStart.shared.address) })
  }
}
