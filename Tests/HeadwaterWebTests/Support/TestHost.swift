import HeadwaterPortableViews
import HeadwaterWeb
import Hummingbird
import Logging
import Metrics
import ServiceLifecycle
import Testing

/// A host that runs during a test.
struct TestHost {
  let address: WebAddress
  let logs: LogRecorder
  fileprivate let group: ServiceGroup

  /// Requests a stop of the host, like SIGTERM.
  func stop() async {
    await group.triggerGracefulShutdown()
  }
}

extension WebHost.Configuration {
  /// Lengthens the times in which a client has to act, and a handler has to return.
  ///
  /// Many tests run at the same time. What one of them does next may take more seconds than a real client has.
  mutating func waitForBusyMachine() {
    let time = Duration.seconds(600)
    helloTimeout = time
    keepAliveInterval = time
    mainActorLimit = time
    requestTimeout = time
    unclaimedLifetime = time
  }
}

/// Serves an app on a free port until the body returns.
func withHost<Application: App, Time: Clock<Duration>>(
  _ application: Application.Type = DemoApp.self,
  clock: Time = ContinuousClock(), metrics: any MetricsFactory = NOOPMetricsHandler.instance,
  configure: (inout WebHost.Configuration) -> Void = { _ in },
  adding addRoutes: @escaping @Sendable (RouterGroup<BasicRequestContext>) -> Void = { _ in },
  sessions: LiveSessions = LiveSessions(),
  notReady: @escaping @Sendable () async -> String? = { nil },
  admitting admit: (@Sendable (Request, BasicRequestContext) async throws -> Admission)? = nil,
  _ body: (TestHost) async throws -> Void
) async throws {
  var configuration = WebHost.Configuration()
  configuration.port = 0
  configuration.closingTimeout = .milliseconds(100)
  configuration.waitForBusyMachine()
  // A test's own clock passes the times of the defaults.
  if !(clock is ContinuousClock) {
    configuration.keepAliveInterval = WebHost.Configuration().keepAliveInterval
    configuration.unclaimedLifetime = WebHost.Configuration().unclaimedLifetime
  }
  configure(&configuration)
  let logs = LogRecorder()
  let (starts, start) = AsyncStream.makeStream(of: WebAddress.self)
  let host = WebHost(
    serving: application, configuration: configuration, logger: logs.logger, metrics: metrics,
    clock: clock, sessions: sessions, notReady: notReady, admitting: admit,
    onStart: { start.yield($0) },
    addRoutes: addRoutes)
  try await run(host, starts: starts, start: start, logs: logs, body)
}

/// Runs a service that reports its address, until the body returns.
func run(
  _ service: any Service, starts: AsyncStream<WebAddress>,
  start: AsyncStream<WebAddress>.Continuation, logs: LogRecorder,
  _ body: (TestHost) async throws -> Void
) async throws {
  let group = ServiceGroup(
    configuration: .init(
      services: [
        .init(service: service, successTerminationBehavior: .gracefullyShutdownGroup)
      ],
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
  async let running: Void = {
    // A service that ends by itself has not started.
    defer { start.finish() }
    try await group.run()
  }()
  var addresses = starts.makeAsyncIterator()
  let address = await addresses.next()
  guard let address else { return try await running }
  let result: Result<Void, any Error>
  do {
    try await body(TestHost(address: address, logs: logs, group: group))
    result = .success(())
  } catch {
    result = .failure(error)
  }
  await group.triggerGracefulShutdown()
  try await running
  try result.get()
}
