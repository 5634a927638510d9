// The server of the coffee orders. HTTP flows in, JSON flows out. The orders are in one SQLite file, which no
// other program writes. It knows the type of an order (CoffeeOrdersDomain), and nothing of the client.
//
//   request → OrderRoutes → BusinessRules → OrderDatabase
//   commit → ChangeFeed → every client that listens

import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Serves coffee orders over HTTP.
///
/// ```swift
/// let server = CoffeeOrdersServer(database: try OrderDatabase(path: "orders.sqlite"))
/// try await server.application(port: 8081) { address in print("Orders at \(address)") }
///   .runService()
/// ```
public struct CoffeeOrdersServer: Sendable {
  /// The default port.
  public static let defaultPort = 8081

  private let database: OrderDatabase
  private let access: Access
  private let feed: ChangeFeed
  private let requestTimeout: Duration

  /// - Parameters:
  ///   - access: The clients that may use the server.
  ///   - heartbeat: The interval at which a client that follows the changes receives a sign of life.
  ///   - maximumFollowers: The maximum number of clients that follow the changes. Others have to try again
  ///     later.
  ///   - requestTimeout: The maximum time for a request with its body, and for the pause between two requests
  ///     of a connection.
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

  /// The server as a service, which you can run alone or with others.
  ///
  /// It stops gracefully: it answers the requests that it has received, and ends the connections of clients
  /// that follow the changes.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for one that the system chooses.
  ///   - onRunning: Called with the base address when the server listens.
  public func application(
    host: String = "127.0.0.1", port: Int = 0,
    logger: Logger = Logger(label: "coffee-orders"),
    onRunning: @escaping @Sendable (URL) async -> Void
  ) -> some ApplicationProtocol {
    application(host: host, port: port, logger: logger, stop: nil, onRunning: onRunning)
  }

  /// - Parameter stop: Called when a client asks the server to stop; nil if it refuses that.
  func application(
    host: String, port: Int, logger: Logger, stop: (@Sendable () -> Void)?,
    onRunning: @escaping @Sendable (URL) async -> Void
  ) -> some ApplicationProtocol {
    let limit = TimeAmount(requestTimeout)
    return Application(
      router: OrderRoutes(database: database, feed: feed, access: access, stop: stop).router(),
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
