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
  @Test("the first answer of each example has its content, and changes nothing")
  func content() async throws {
    try await ServedShowcase.run(
      WatchedShowcase.self, unclaimedLifetime: .seconds(60), firstPageLimit: .seconds(60)
    ) { showcase in
      for known in KnownAddress.all {
        let reply = try await showcase.get(known.text)
        // The orders' form says that there is no such order.
        #expect(reply.status == (known.text.hasSuffix("/99") ? 404 : 200), "/\(known.text)")
        // The page of an address begins with its own screen.
        if !known.text.isEmpty {
          #expect(!reply.body.contains("Apps to try and to read"), "/\(known.text)")
        }
        // The todos are with the browser, which has not told them yet.
        if known.text.hasPrefix("todos") { continue }
        #expect(!reply.body.contains("Loading…"), "/\(known.text)")
      }
      for (address, text) in [
        ("movies", "Night Ferry"), ("movies?genre=comedy", "Left Shoes"),
        ("movies/cast/1", "Ida Lund"), ("coffee-orders", "Ann 1"), ("coffee-orders/2", "Ann 2"),
        ("coffee-orders-observable", "Ann 1"), ("coffee-orders-query", "Ann 1"),
        ("board", "Add to "),
      ] {
        let reply = try await showcase.get(address)
        #expect(reply.body.contains(text), "/\(address)")
      }
      for address in [
        "movies/cast/999999", "coffee-orders/999999", "coffee-orders-observable/999999",
        "coffee-orders-query/999999", "board/00000000-0000-0000-0000-000000000000",
      ] {
        let missing = try await showcase.get(address)
        #expect(missing.status == 404, "/\(address)")
      }
      let changes = WatchedShowcase.calls.withLock { calls in
        // The analytics of Movies hear of what is loaded, whoever has asked for it.
        calls.filter { ["placed", "updated", "change"].contains($0) }
      }
      #expect(changes == [])
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
struct WatchedShowcase: App {
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
