import CoffeeOrdersService
import Foundation
import HeadwaterJournal
import Movies
import NthPrime

@testable import Showcase

extension Services {
  /// Services that answer at once, without a network. Their streams do not end by themselves.
  static var fake: Services {
    Services(
      primes: .local, orders: FakeOrders(),
      movies: MoviesWorld(
        client: MoviesClient(
          movies: { try JSONDecoder().decode([Movie].self, from: Data(moviesJSON.utf8)) },
          cast: { _ in try JSONDecoder().decode([Person].self, from: Data(castJSON.utf8)) },
          setWatched: { _, _ in }),
        track: { _ in }, report: { _ in }, log: { _ in },
        reachability: { AsyncStream { $0.yield(true) } }, clock: ContinuousClock()),
      journal: { [journal = MemoryJournal()] in journal })
  }

  private static let moviesJSON = """
    [{"id": 1, "title": "Night Ferry", "year": 2016, "genre": "thriller", "price": 7, "isWatched": false},
     {"id": 2, "title": "Left Shoes", "year": 2008, "genre": "comedy", "price": 4, "isWatched": true}]
    """
  private static let castJSON = #"[{"id": 1, "name": "Ida Lund", "role": "Nora"}]"#
}

/// Three orders that never change.
private struct FakeOrders: OrderService {
  private var orders: [Order] {
    (1...3).map { id in
      Order(
        id: id, version: id,
        draft: OrderDraft(name: "Ann \(id)", coffeeName: "Latte", total: 4, size: .medium))
    }
  }

  func getAllOrders() async throws(OrderServiceError) -> [Order] { orders }

  func placeOrder(_ draft: OrderDraft, key: String) async throws(OrderServiceError) -> Order {
    Order(id: 9, version: 9, draft: draft)
  }

  func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order { order }

  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    AsyncThrowingStream { _ in }
  }

  func stopServer() async throws(OrderServiceError) {}
}
