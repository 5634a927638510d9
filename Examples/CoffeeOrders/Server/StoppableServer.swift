import Foundation
import Hummingbird
import Logging
import ServiceLifecycle

/// A server that a client may stop for a while by `POST /stop`, so that people see what clients do meanwhile.
///
/// It stops like a server that is shut down: it answers what it has received, ends all connections and refuses
/// new ones. Then it starts again at the same port, with the same orders.
public actor StoppableServer: Service {
  private let server: CoffeeOrdersServer
  private let host: String
  private var port: Int
  private let pause: Duration
  private let logger: Logger
  private let onRunning: @Sendable (_ address: URL, _ starts: Int) async -> Void
  private var starts = 0

  /// - Parameters:
  ///   - port: The port; 0 for one that the system chooses at the first start.
  ///   - pause: The time between a stop and the next start.
  ///   - onRunning: Called with the base address and the number of starts so far when the server listens.
  public init(
    _ server: CoffeeOrdersServer, host: String = "127.0.0.1", port: Int = 0,
    pause: Duration = .seconds(10), logger: Logger = Logger(label: "coffee-orders"),
    onRunning: @escaping @Sendable (_ address: URL, _ starts: Int) async -> Void
  ) {
    self.server = server
    self.host = host
    self.port = port
    self.pause = pause
    self.logger = logger
    self.onRunning = onRunning
  }

  /// Serves until the process is asked to end, also during a pause.
  public func run() async throws {
    while try await serve(), !Task.isShuttingDownGracefully {
      logger.info("Stopped by a client", metadata: ["pause": "\(pause)"])
      let pause = pause
      try? await cancelWhenGracefulShutdown { try await Task.sleep(for: pause) }
      try Task.checkCancellation()
      if Task.isShuttingDownGracefully { return }
    }
  }

  /// Serves until the end.
  ///
  /// - Returns: Whether a client has asked for it.
  private func serve() async throws -> Bool {
    let (requests, continuation) = AsyncStream.makeStream(of: Void.self)
    let application = server.application(
      host: host, port: port, logger: logger, stop: { continuation.yield() }
    ) { [weak self] in await self?.isRunning(at: $0) }
    let group = ServiceGroup(
      configuration: .init(
        services: [
          .init(service: application, successTerminationBehavior: .gracefullyShutdownGroup)
        ], logger: logger))
    return try await withThrowingTaskGroup(of: Bool.self) { tasks in
      tasks.addTask {
        for await _ in requests {
          await group.triggerGracefulShutdown()
          return true
        }
        return false
      }
      tasks.addTask {
        defer { continuation.finish() }
        try await group.run()
        return false
      }
      return try await tasks.reduce(false) { $0 || $1 }
    }
  }

  private func isRunning(at address: URL) async {
    port = address.port ?? port
    starts += 1
    await onRunning(address, starts)
  }
}
