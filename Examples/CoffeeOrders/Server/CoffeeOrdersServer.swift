// The server of the coffee orders. HTTP flows in, JSON flows out; the orders live in one SQLite
// file, which nobody else writes. It knows what an order is (CoffeeOrdersDomain), and nothing of
// the client.
//
//   request → OrderRoutes → BusinessRules → OrderDatabase
//   commit → ChangeFeed → every client that listens

import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Takes coffee orders over HTTP.
///
/// ```swift
/// let server = CoffeeOrdersServer(database: try OrderDatabase(path: "orders.sqlite"))
/// try await server.application(port: 8081) { address in print("Orders at \(address)") }
///   .runService()
/// ```
public struct CoffeeOrdersServer: Sendable {
  /// The port unless another is named.
  public static let defaultPort = 8081

  private let database: OrderDatabase
  private let access: Access
  private let feed: ChangeFeed
  private let requestTimeout: Duration

  /// - Parameters:
  ///   - access: Who may ask.
  ///   - heartbeat: How often a client that follows the changes hears that the server is still there.
  ///   - maximumFollowers: How many may follow the changes at once; others are told to come back.
  ///   - requestTimeout: For how long a client may take for a request with its body, or keep a
  ///     connection open between two.
  public init(
    database: OrderDatabase, access: Access = Access(), heartbeat: Duration = .seconds(15),
    maximumFollowers: Int = 256, requestTimeout: Duration = .seconds(30)
  ) {
    self.database = database
    self.access = access
    self.requestTimeout = requestTimeout
    feed = ChangeFeed(
      database: database, heartbeat: heartbeat, seats: Seats(maximumFollowers))
  }

  /// The server as a service, to be run alone or beside others.
  ///
  /// It stops in good order: what was asked before is answered, and those who follow the changes are
  /// let go.
  ///
  /// - Parameters:
  ///   - port: 0 for one that the system chooses.
  ///   - onRunning: Called with the address before the paths, once it listens.
  public func application(
    host: String = "127.0.0.1", port: Int = 0,
    logger: Logger = Logger(label: "coffee-orders"),
    onRunning: @escaping @Sendable (URL) async -> Void
  ) -> some ApplicationProtocol {
    let limit = TimeAmount(requestTimeout)
    return Application(
      router: OrderRoutes(database: database, feed: feed, access: access).router(),
      server: HTTPServerBuilder { OrdersChannel(responder: $0, limit: limit) },
      configuration: .init(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { channel in
        let bound = channel.localAddress?.port ?? port
        let name = host.contains(":") ? "[\(host)]" : host
        if let address = URL(string: "http://\(name):\(bound)") { await onRunning(address) }
      },
      logger: logger)
  }
}
