import HeadwaterPortableViews
import Hummingbird
import HummingbirdCore
import Logging
import Metrics
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
/// - To make an app a part of another application, use a ``WebComponent``.
public struct WebHost: Service {
  /// Everything about a host that may be set.
  public typealias Configuration = WebHostConfiguration
  /// A certificate and its key, as files.
  public typealias TLSFiles = WebHostConfiguration.TLSFiles

  private let configuration: Configuration
  private let logger: Logger
  private let addRoutes: @Sendable (RouterGroup<BasicRequestContext>) -> Void
  private let onStart: @Sendable (WebAddress) async -> Void
  /// Or why the configuration cannot be used.
  let component: Result<WebComponent, WebHostError>

  /// Makes a host; nothing happens before ``run()``.
  ///
  /// - Parameters:
  ///   - application: The app, of which each session makes its own value.
  ///   - configuration: Addresses, limits and time-outs.
  ///   - logger: Hears who was refused and why; session ids are shortened in it.
  ///   - metrics: Makes what counts and measures.
  ///   - clock: Measures how long sessions are kept and how fast events come.
  ///   - onStart: Called once, with the address, as soon as connections are accepted.
  ///   - addRoutes: Adds routes of your own below the path of the app.
  public init<Application: App, Time: Clock<Duration>>(
    serving application: Application.Type,
    configuration: Configuration = Configuration(),
    logger: Logger = Logger(label: "headwater.web"),
    metrics: any MetricsFactory = MetricsSystem.factory,
    clock: Time = ContinuousClock(),
    onStart: @escaping @Sendable (WebAddress) async -> Void = { _ in },
    addRoutes: @escaping @Sendable (RouterGroup<BasicRequestContext>) -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.logger = logger
    self.addRoutes = addRoutes
    self.onStart = onStart
    component = Result { () throws(WebHostError) in
      try WebComponent(
        serving: application, configuration: configuration, logger: logger, metrics: metrics,
        clock: clock)
    }
  }

  /// Serves until the task is cancelled or a graceful shutdown is asked for.
  ///
  /// - Throws: ``WebHostError`` for a configuration that cannot be used or an address that cannot be
  ///   listened on.
  public func run() async throws {
    let component = try component.get()
    let prefix = try PathPrefix(configuration.path)
    let path = prefix.text

    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: component.hostMiddleware())
    router.add(middleware: NotFoundMiddleware(prefix: prefix))
    component.addRoutes(to: router) { _, _ in nil }
    component.addHealth(to: router)
    addRoutes(router.group(RouterPath(path)))
    router.refuseOtherMethods()

    let application = Application(
      router: router,
      server: component.server,
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port)),
      services: [component],
      onServerRunning: { channel in
        await onStart(
          WebAddress(
            host: configuration.host, port: channel.localAddress?.port ?? configuration.port,
            path: path, isSecure: configuration.tls != nil))
      },
      logger: frameworkLogger)
    do {
      try await application.run()
    } catch let error as IOError {
      throw WebHostError(error, configuration)
    } catch is SocketAddressError.UnknownHost {
      throw WebHostError.unknownHost(configuration.host)
    }
  }

  /// Hummingbird says what it does at a level that a person who starts an app need not see.
  private var frameworkLogger: Logger {
    var logger = logger
    logger.logLevel = max(logger.logLevel, .notice)
    return logger
  }
}
