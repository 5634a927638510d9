import CoffeeOrdersService
import HeadwaterUI
import Movies
import NthPrime
import Synchronization
import TestSupport
import Testing

@testable import HeadwaterUITesting
@testable import HeadwaterWeb
@testable import HeadwaterWebTesting
@testable import Showcase

/// Programs that follow links ask for addresses, and no browser connects.
@MainActor
@Suite("The first request for an address", .timeLimit(.minutes(2)))
struct FirstRequestTests {
  @Test("no first request of an example asks a service, and the browser's connection does")
  func noEffect() async throws {
    try await ServedShowcase.run(WatchedShowcase.self, unclaimedLifetime: .seconds(60)) {
      showcase in
      for known in KnownAddress.all {
        let reply = try await showcase.get(known.text)
        #expect(reply.status == 200, "/\(known.text)")
      }
      #expect(WatchedShowcase.calls.withLock { $0 } == [])

      for (address, call) in [("coffee-orders/2", "orders"), ("movies/cast/1", "cast")] {
        let ui = try await RemoteHost.connect(to: "\(showcase.address)\(address)")
        while !WatchedShowcase.calls.withLock({ $0.contains(call) }) {
          guard try await ui.receive() else { throw RemoteError("Nobody asked for \(call).") }
        }
        await ui.close()
      }
    }
  }

  @Test("the addresses of strangers never show what is another person's")
  func foreign() async throws {
    try await ServedShowcase.run(unclaimedLifetime: .seconds(60)) { showcase in
      let ui = try await RemoteHost.connect(to: "\(showcase.address)prime-time")
      try await ui.find(textField: "Name").type("Zelda")
      try await ui.find(button: "Log in").tap()
      _ = try await ui.find(text: "Hello, Zelda")
      let session = try #require(showcase.registry.sessions.keys.first).text

      var generator = SeededGenerator(seed: 1)
      var addresses = (1...300).map { _ in generator.foreignShowcaseAddress() }
      addresses += [
        session, "prime-time/\(session)", "prime-time?session=\(session)", "live/\(session)",
        "prime-time?search=Zelda", "..", "%2e%2e/prime-time", String(repeating: "a/", count: 5_000),
      ]
      var answers = 0
      for address in addresses {
        // The server may close the connection of a request that is too long before all of it has come.
        guard let reply = try? await showcase.get(address.requestTarget) else { continue }
        answers += 1
        #expect([200, 308, 400, 404, 414, 431].contains(reply.status), "\(address.prefix(80))")
        #expect(!reply.body.contains("Hello, Zelda"), "\(address.prefix(80))")
      }
      #expect(answers > 250)
      _ = try await ui.find(text: "Hello, Zelda")
      await ui.close()
    }
  }
}

extension ServedShowcase {
  fileprivate func get(_ path: String) async throws -> HTTPRequest.Reply {
    try await HTTPRequest.get(
      SocketAddressOfServer(host: address.host, port: address.port, path: "/" + path),
      headers: [])
  }
}

extension String {
  /// The text without what would end the line of a request. No client can send that in an address.
  fileprivate var requestTarget: String {
    filter { !$0.isWhitespace && $0 != "\0" }
  }
}

/// The showcase with services that note each call.
private struct WatchedShowcase: App {
  nonisolated static let calls = Mutex<[String]>([])

  nonisolated static func note(_ call: String) { calls.withLock { $0.append(call) } }

  var body: some Scene {
    WindowGroup { ShowcaseView(sources: nil, services: .watched) }
  }
}

extension Services {
  fileprivate static var watched: Services {
    var services = Services.fake
    let former = services
    services.primes = NthPrimeClient { place in
      WatchedShowcase.note("prime")
      return try await former.primes.nthPrime(place)
    }
    services.orders = WatchedOrders(orders: former.orders)
    services.movies.client = MoviesClient(
      movies: {
        WatchedShowcase.note("movies")
        return try await former.movies.client.movies()
      },
      cast: { id in
        WatchedShowcase.note("cast")
        return try await former.movies.client.cast(id)
      },
      setWatched: { _, _ in WatchedShowcase.note("change") })
    services.movies.track = { _ in WatchedShowcase.note("track") }
    services.movies.reachability = {
      WatchedShowcase.note("reachability")
      return former.movies.reachability()
    }
    return services
  }
}

private struct WatchedOrders: OrderService {
  let orders: any OrderService

  func getAllOrders() async throws(OrderServiceError) -> [Order] {
    WatchedShowcase.note("orders")
    return try await orders.getAllOrders()
  }

  func placeOrder(_ draft: OrderDraft, key: String) async throws(OrderServiceError) -> Order {
    WatchedShowcase.note("placed")
    return try await orders.placeOrder(draft, key: key)
  }

  func updateOrder(_ order: Order) async throws(OrderServiceError) -> Order {
    WatchedShowcase.note("updated")
    return try await orders.updateOrder(order)
  }

  func stopServer() async throws(OrderServiceError) {
    try await orders.stopServer()
  }

  func changes(after version: Int) -> AsyncThrowingStream<Order, any Error> {
    WatchedShowcase.note("changes")
    return orders.changes(after: version)
  }
}
