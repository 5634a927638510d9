import HeadwaterPortableViews
import HeadwaterWeb
import Logging
import ServiceLifecycle
import Testing

/// A host that runs for the length of a test.
struct TestHost {
  let address: WebAddress
  let logs: LogRecorder
  fileprivate let group: ServiceGroup

  /// Asks the host to stop, as SIGTERM does.
  func stop() async {
    await group.triggerGracefulShutdown()
  }
}

/// Serves an app on a free port until the body returns.
func withHost<Application: App, Time: Clock<Duration>>(
  _ application: Application.Type = DemoApp.self,
  clock: Time = ContinuousClock(),
  configure: (inout WebHost.Configuration) -> Void = { _ in },
  _ body: (TestHost) async throws -> Void
) async throws {
  var configuration = WebHost.Configuration()
  configuration.port = 0
  configuration.closingTimeout = .milliseconds(100)
  configure(&configuration)
  let logs = LogRecorder()
  let (starts, start) = AsyncStream.makeStream(of: WebAddress.self)
  let host = WebHost(
    serving: application, configuration: configuration, logger: logs.logger, clock: clock
  ) {
    start.yield($0)
  }
  let group = ServiceGroup(
    configuration: .init(
      services: [
        .init(service: host, successTerminationBehavior: .gracefullyShutdownGroup)
      ],
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
  async let run: Void = {
    defer { start.finish() }
    try await group.run()
  }()
  var iterator = starts.makeAsyncIterator()
  guard let address = await iterator.next() else { return try await run }
  let result: Result<Void, any Error>
  do {
    try await body(TestHost(address: address, logs: logs, group: group))
    result = .success(())
  } catch {
    result = .failure(error)
  }
  await group.triggerGracefulShutdown()
  try await run
  try result.get()
}
