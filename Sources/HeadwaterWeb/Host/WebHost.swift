import HeadwaterPortableViews
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// Serves an app to browsers: a service that runs until it is asked to stop.
///
/// `App.main()` makes one. Make your own to run it beside other services:
///
/// ```swift
/// let host = WebHost(serving: MyApp.self)
/// try await ServiceGroup(services: [host, database], logger: logger).run()
/// ```
///
/// - Every session has its own value of the app, as if each person had it on a phone of their own.
/// - When it is stopped it tells its browsers to come back, and waits until they have heard it.
public struct WebHost: Service {
  private let configuration: Configuration
  private let logger: Logger
  private let time: Stopwatch
  private let mount: @MainActor @Sendable () -> ViewGraph
  private let onStart: @Sendable (WebAddress) async -> Void

  /// Makes a host; nothing happens before ``run()``.
  ///
  /// - Parameters:
  ///   - application: the app, of which each session makes its own value.
  ///   - configuration: addresses, limits and time-outs.
  ///   - logger: hears who was refused and why; session ids are shortened in it.
  ///   - clock: measures how long sessions are kept and how fast events come.
  ///   - onStart: called once, with the address, as soon as connections are accepted.
  public init<Application: App, Time: Clock<Duration>>(
    serving application: Application.Type,
    configuration: Configuration = Configuration(),
    logger: Logger = Logger(label: "headwater.web"),
    clock: Time = ContinuousClock(),
    onStart: @escaping @Sendable (WebAddress) async -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.logger = logger
    self.time = Stopwatch(clock)
    self.onStart = onStart
    self.mount = {
      ViewGraph(app: Application()) { issue in
        logger.warning("\(issue)")
      }
    }
  }

  /// Serves until the task is cancelled or a graceful shutdown is asked for.
  ///
  /// - Throws: ``WebHostError`` for a configuration that cannot be used or an address that cannot be
  ///   listened on.
  public func run() async throws {
    let policy = try addressPolicy()
    let registry = await SessionRegistry(
      configuration: configuration, logger: logger, elapsed: time.elapsed, mount: mount)
    let gate = SocketGate(path: "/live", policy: policy)
    let sockets = SocketServer(
      registry: registry, configuration: configuration, elapsed: time.elapsed, logger: logger,
      numbers: LinkNumbers())

    let router = Router(context: WebRequestContext.self)
    router.add(middleware: HostMiddleware(policy: policy))
    PageRoutes(registry: registry, configuration: configuration, gate: gate).add(to: router)

    let application = Application(
      router: router,
      server: server(gate: gate, sockets: sockets),
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port)),
      services: [Sweeper(registry: registry, interval: configuration.sweepInterval, time: time)],
      onServerRunning: { channel in
        await onStart(
          WebAddress(
            host: configuration.host, port: channel.localAddress?.port ?? configuration.port))
      },
      logger: frameworkLogger)
    do {
      try await application.run()
    } catch let error as IOError {
      throw WebHostError(error, configuration)
    } catch is SocketAddressError.UnknownHost {
      throw WebHostError.unknownHost(configuration.host)
    }
    await registry.stop()
  }

  private func server(gate: SocketGate, sockets: SocketServer) -> HTTPServerBuilder {
    let idleTimeout = TimeAmount(configuration.requestTimeout)
    let limits = WebSocketHandler.Limits(
      messageSize: configuration.maximumMessageSize,
      firstMessage: TimeAmount(configuration.helloTimeout),
      keepAlive: TimeAmount(configuration.keepAliveInterval),
      closing: TimeAmount(configuration.closingTimeout))
    return HTTPServerBuilder { responder in
      LiveChannel(
        http: HTTP1Channel(responder: responder), gate: gate, limits: limits,
        idleTimeout: idleTimeout, logger: logger, serve: sockets.serve)
    }
  }

  private func addressPolicy() throws -> AddressPolicy {
    let origins = try configuration.allowedOrigins.map { text in
      guard let origin = Origin(text) else { throw WebHostError.invalidOrigin(text) }
      return origin
    }
    return AddressPolicy(boundHost: configuration.host, allowedOrigins: origins)
  }

  /// Hummingbird says what it does at a level that a person who starts an app need not see.
  private var frameworkLogger: Logger {
    var logger = logger
    logger.logLevel = max(logger.logLevel, .notice)
    return logger
  }
}

/// Looks for sessions whose time is over, again and again.
private struct Sweeper: Service {
  let registry: SessionRegistry
  let interval: Duration
  let time: Stopwatch

  func run() async throws {
    await cancelWhenGracefulShutdown {
      // The sleep ends early when the server stops.
      while (try? await time.sleep(interval)) != nil {
        await registry.sweep()
      }
    }
  }
}
