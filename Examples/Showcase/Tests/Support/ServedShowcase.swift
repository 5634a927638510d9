import HeadwaterUI
import HeadwaterWeb
import HeadwaterWebTesting
import Logging
import ServiceLifecycle

@testable import HeadwaterUITesting
@testable import HeadwaterWeb

/// The tested showcase on a port that the system chooses.
struct ServedShowcase: Sendable {
  let address: WebAddress
  let registry: SessionRegistry

  /// Serves the showcase until the body returns and every connection has ended.
  static func run<Application: App>(
    _ app: Application.Type = TestedShowcase.self, unclaimedLifetime: Duration = .zero,
    firstPageLimit: Duration = .milliseconds(300),
    _ body: @MainActor (ServedShowcase) async throws -> Void
  ) async throws {
    var configuration = WebHost.Configuration()
    configuration.port = 0
    configuration.closingTimeout = .milliseconds(100)
    // All people in a test come from one address.
    configuration.sessionsPerSecondPerAddress = 100_000
    configuration.sessionBurstPerAddress = 100_000
    // Sessions end when the test requests it.
    configuration.unclaimedLifetime = unclaimedLifetime
    configuration.detachedLifetime = .zero
    configuration.sweepInterval = .seconds(3_600)
    // Many tests run at the same time. What one of them does next may take more seconds than a real client has.
    configuration.helloTimeout = .seconds(600)
    configuration.keepAliveInterval = .seconds(600)
    configuration.mainActorLimit = .seconds(600)
    configuration.requestTimeout = .seconds(600)
    configuration.firstPageLimit = firstPageLimit
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let (addresses, started) = AsyncStream.makeStream(of: WebAddress.self)
    let host = WebHost(
      serving: app, configuration: configuration, logger: logger,
      onStart: { started.yield($0) })
    let registry = try host.component.get().registry
    let group = ServiceGroup(
      configuration: .init(
        services: [.init(service: host, successTerminationBehavior: .gracefullyShutdownGroup)],
        logger: logger))
    async let running: Void = {
      defer { started.finish() }
      try await group.run()
    }()
    for await address in addresses {
      let result: Result<Void, any Error>
      do {
        result = .success(
          try await body(ServedShowcase(address: address, registry: registry)))
      } catch {
        result = .failure(error)
      }
      await group.triggerGracefulShutdown()
      try await running
      return try result.get()
    }
    try await running
  }

  /// Opens a screen like a browser, and leaves.
  @MainActor
  func visit(_ route: Route, census: Census) async throws {
    let former = Set(registry.sessions.keys)
    let ui = try await RemoteHost.connect(to: "\(address)")
    guard let session = registry.sessions.first(where: { !former.contains($0.key) })?.value else {
      throw RemoteError("There is no session.")
    }
    for step in route {
      do {
        while !Tour.ways(on: ui.screen).indices.contains(step) {
          guard try await ui.receive() else { throw RemoteError("There is no such way.") }
        }
        try await RemoteElement(host: ui, item: Tour.ways(on: ui.screen)[step]).tap()
      } catch {
        throw RemoteError("\(error)\nOn the way \(route), on the screen:\n\(ui.screen.outline)")
      }
    }
    census.count(session)
    await ui.close()
  }
}
