import HeadwaterPortableViews
import Hummingbird
import HummingbirdCore
import Logging
import Metrics
import NIOCore
import ServiceLifecycle

/// A service that serves an app to browsers until it is stopped.
///
/// `App.main()` makes one. Make your own to run it beside other services:
///
/// ```swift
/// let host = WebHost(serving: MyApp.self)
/// try await ServiceGroup(services: [host, database], logger: logger).run()
/// ```
///
/// - Every session has its own value of the app, as if each person had it on their own phone.
/// - When it stops, it tells its browsers to connect again, and waits for their answers.
/// - To make an app a part of another application, use a ``WebComponent``.
public struct WebHost: Service {
  /// The settings of a host.
  public typealias Configuration = WebHostConfiguration
  /// A certificate and its key, as files.
  public typealias TLSFiles = WebHostConfiguration.TLSFiles

  private let configuration: Configuration
  private let logger: Logger
  private let addRoutes: @Sendable (RouterGroup<BasicRequestContext>) -> Void
  private let onStart: @Sendable (WebAddress) async -> Void
  private let admit: (@Sendable (Request, BasicRequestContext) async throws -> Admission)?
  /// The live sessions of the app's people, to end or to judge them.
  public let sessions: LiveSessions
  /// The component, or the reason why the configuration is invalid.
  let component: Result<WebComponent, WebHostError>

  /// Makes a host. It does nothing before ``run()``.
  ///
  /// - Parameters:
  ///   - application: The type of the app. Each session makes its own value.
  ///   - configuration: The addresses, limits and timeouts.
  ///   - logger: Receives refused clients with the reasons. Session ids are shortened in it.
  ///   - metrics: Makes the metrics.
  ///   - clock: Measures the lifetimes of sessions and the rates of events.
  ///   - sessions: The way to the sessions from anywhere in the process.
  ///   - notReady: Says why the process should get nobody now, such as a database that is away; nil if it can serve.
  ///     Requests for `/headwater/ready` ask it, at most once a second, and its text is the answer.
  ///   - admit: Says who a request comes from, for each page and each socket; nil if everybody is a guest. See
  ///     <doc:Identity>.
  ///   - onStart: Called once, with the address, as soon as the host accepts connections.
  ///   - addRoutes: Adds routes of your own below the path of the app.
  public init<Application: App, Time: Clock<Duration>>(
    serving application: Application.Type,
    configuration: Configuration = Configuration(),
    logger: Logger = Logger(label: "headwater.web"),
    metrics: any MetricsFactory = MetricsSystem.factory,
    clock: Time = ContinuousClock(),
    sessions: LiveSessions = LiveSessions(),
    notReady: @escaping @Sendable () async -> String? = { nil },
    admitting admit: (@Sendable (Request, BasicRequestContext) async throws -> Admission)? = nil,
    onStart: @escaping @Sendable (WebAddress) async -> Void = { _ in },
    addRoutes: @escaping @Sendable (RouterGroup<BasicRequestContext>) -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.logger = logger
    self.addRoutes = addRoutes
    self.onStart = onStart
    self.admit = admit
    self.sessions = sessions
    component = Result { () throws(WebHostError) in
      try WebComponent(
        serving: application, configuration: configuration, logger: logger, metrics: metrics,
        clock: clock, sessions: sessions, notReady: notReady)
    }
  }

  /// Serves until the task is cancelled or a graceful shutdown begins.
  ///
  /// - Throws: ``WebHostError`` for an invalid configuration, or if the host can't listen on the address.
  public func run() async throws {
    let component = try component.get()
    let prefix = try PathPrefix(configuration.path)
    let path = prefix.text

    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: component.hostMiddleware())
    router.add(
      middleware: NotFoundMiddleware(
        prefix: prefix, icon: component.icon, languages: configuration.languages))
    router.add(middleware: component.crossOriginMiddleware())
    component.addRoutes(to: router, admitting: admit)
    component.addHealth(to: router)
    #if Development
      component.addDevelopment(to: router.group(RouterPath(path)), configuration: configuration)
    #endif
    #if Previews && DEBUG
      component.previews?.add(to: router)
    #endif
    addRoutes(router.group(RouterPath(path)))
    component.addInnerAddresses(to: router, admitting: admit)
    router.refuseOtherMethods()

    let application = Application(
      router: router,
      server: component.server,
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port)),
      services: services(with: component),
      onServerRunning: { channel in
        let address = WebAddress(
          host: configuration.host, port: channel.localAddress?.port ?? configuration.port,
          path: path, isSecure: configuration.tls != nil)
        #if Development
          Development.tellTool(thatServes: address)
        #endif
        await onStart(address)
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

  private func services(with component: WebComponent) -> [any Service] {
    #if Previews && DEBUG
      if let previews = component.previews { return [component, previews] }
    #endif
    return [component]
  }

  /// The logger of Hummingbird, at a level at which a person who starts an app sees no routine messages.
  private var frameworkLogger: Logger {
    var logger = logger
    logger.logLevel = max(logger.logLevel, .notice)
    return logger
  }
}
