import HeadwaterPortableViews
import Hummingbird
import HummingbirdCore
import Logging
import Metrics
import NIOCore
import ServiceLifecycle

/// An app as a part of an existing Hummingbird application with routes of its own.
///
/// ```swift
/// var configuration = WebHost.Configuration()
/// configuration.path = "/app/"
/// let component = try WebComponent(serving: MyApp.self, configuration: configuration)
/// component.add(to: router) { _, context in
///   guard let user = context.user else { return .guest() }
///   return .person(user.id) { $0.user = user }
/// }
/// let site = Application(router: router, server: component.server, services: [component])
/// try await site.runService()
/// ```
///
/// - The application's middleware sees the request for the page, and with such a closure also that of the page's
///   socket. The closure says who the person is: see <doc:Identity>.
/// - A session belongs to the person whom its page was rendered for, and is never handed to anybody else.
public struct WebComponent: Service {
  /// The server builder for the application. It supports the component's socket.
  public let server: HTTPServerBuilder

  /// The live sessions of the app's people, to end or to judge them.
  public let sessions: LiveSessions

  let registry: SessionRegistry
  private let notReady: @Sendable () async -> String?
  private let configuration: WebHost.Configuration
  private let prefix: PathPrefix
  private let gate: SocketGate
  private let instruments: Instruments
  private let facts: ApplicationFacts
  private let connections: Connections
  private let time: Stopwatch
  private let clients: ClientAddresses
  private let cookie: BrowserCookie
  let icon: Asset?
  private let refusals: RefusalLog
  private let logger: Logger
  #if Previews && DEBUG
    /// The page of previews; nil if others than this machine can reach the host.
    let previews: PreviewComponent?
  #endif

  /// Makes a component. It does nothing before its routes are added and it runs.
  ///
  /// - Parameters:
  ///   - application: The type of the app. Each session makes its own value.
  ///   - configuration: The path, limits and timeouts. Host and port must be those of the application.
  ///   - logger: Receives refused clients with the reasons. Session ids are shortened in it.
  ///   - metrics: Makes the metrics.
  ///   - clock: Measures the lifetimes of sessions and the rates of events.
  ///   - sessions: The way to the sessions from anywhere in the process.
  ///   - notReady: Says why the process should get nobody now, such as a database that is away; nil if it can serve.
  ///     Requests for `/headwater/ready` ask it, at most once a second, and its text is the answer.
  /// - Throws: ``WebHostError`` for an invalid configuration.
  public init<Application: App, Time: Clock<Duration>>(
    serving application: Application.Type,
    configuration: WebHost.Configuration = WebHost.Configuration(),
    logger: Logger = Logger(label: "headwater.web"),
    metrics: any MetricsFactory = MetricsSystem.factory,
    clock: Time = ContinuousClock(),
    sessions: LiveSessions = LiveSessions(),
    notReady: @escaping @Sendable () async -> String? = { nil }
  ) throws(WebHostError) {
    try configuration.check()
    self.sessions = sessions
    self.notReady = notReady
    self.configuration = configuration
    prefix = try PathPrefix(configuration.path)
    time = Stopwatch(clock)
    facts = ApplicationFacts(mostConnections: configuration.mostConnections)
    // As many as the limits of sessions can need. Without a bound, connections that send nothing would fill the memory.
    connections = Connections(
      most: min(facts.fairConnections, 4 * configuration.maximumSessions + 4_096))
    self.logger = logger
    clients = try ClientAddresses(configuration, logger: logger)
    cookie = BrowserCookie(path: prefix.text)
    icon = try Asset.icon(of: configuration)
    refusals = RefusalLog(logger: logger, elapsed: time.elapsed)
    var gate = SocketGate(path: prefix.text + "live", policy: try AddressPolicy(configuration))
    #if Previews && DEBUG
      previews = try PreviewComponent(
        beside: configuration, gate: gate, facts: facts, connections: connections, clients: clients,
        icon: icon, refusals: refusals, time: time, logger: logger)
      gate.pathOfPreviews = previews?.socketPath
    #endif
    self.gate = gate
    let metrics = HostMetrics(factory: metrics)
    instruments = Instruments(
      metrics: metrics,
      watch: MainActorWatch(
        limit: configuration.mainActorLimit, elapsed: time.elapsed, logger: logger,
        metrics: metrics),
      elapsed: time.elapsed)
    registry = SessionRegistry(
      configuration: configuration, logger: logger, instruments: instruments,
      refusals: refusals, live: sessions
    ) { environment in
      ViewGraph(app: Application(), environment: environment) { logger.warning("\($0)") }
    }
    let sockets = SocketServer(
      registry: registry, instruments: instruments, connections: connections, refusals: refusals,
      logger: logger, sleep: time.sleep)
    #if Previews && DEBUG
      let serve = sockets.serving(previews)
    #else
      let serve = sockets.serve
    #endif
    server = try HTTPServerBuilder.live(
      configuration,
      LiveChannel.Settings(
        configuration, gate: gate, facts: facts, connections: connections, clients: clients,
        cookie: cookie,
        refusals: refusals, metrics: metrics, time: time, logger: logger),
      serve: serve)
  }

  /// Adds the page, its files, its socket, and the routes for health and readiness.
  ///
  /// Each route answers GET and HEAD. Other methods at their paths are left to the application.
  ///
  /// - Parameter router: A router, or a group of one with the path `/`. The path of the app is that of the
  ///   configuration.
  public func add<Context: RequestContext>(to router: some RouterMethods<Context>) {
    let own = router.group().add(middleware: hostMiddleware())
    addRoutes(to: own, admitting: nil)
    addInnerAddresses(to: own, admitting: nil)
    addHealth(to: router)
  }

  /// Adds the same routes, and asks for each page and each socket who the person is.
  ///
  /// - Parameters:
  ///   - router: A router, or a group of one with the path `/`.
  ///   - admit: Says who a request comes from. If it throws, the error is the response. It is called for the
  ///     request for the page, and for that of its socket when that claims the session; the latter's path is that
  ///     of the socket.
  public func add<Context: RequestContext>(
    to router: some RouterMethods<Context>,
    admitting admit: @escaping @Sendable (Request, Context) async throws -> Admission
  ) {
    let own = router.group().add(middleware: hostMiddleware())
    addRoutes(to: own, admitting: admit)
    addInnerAddresses(to: own, admitting: admit)
    addHealth(to: router)
  }

  /// A middleware that refuses what a page of another origin sends to routes of your own, such as a form that
  /// signs a person in.
  ///
  /// A ``WebHost`` has it already. ``CrossOriginMiddleware`` says what it refuses.
  ///
  /// ```swift
  /// router.add(middleware: component.crossOriginMiddleware())
  /// ```
  public func crossOriginMiddleware<Context: RequestContext>() -> CrossOriginMiddleware<Context> {
    CrossOriginMiddleware(
      policy: gate.policy, metrics: instruments.metrics, refusals: refusals)
  }

  /// Removes sessions whose time is over, and watches the main actor, until it is stopped.
  public func run() async throws {
    await withGracefulShutdownHandler {
      await cancelWhenGracefulShutdown {
        async let watching: Void = watchMainActor()
        await sweep()
        await watching
      }
    } onGracefulShutdown: {
      Task { await registry.beginStop() }
    }
    await registry.stop()
  }
}

extension WebComponent {
  func hostMiddleware<Context: RequestContext>() -> HostMiddleware<Context> {
    HostMiddleware(
      policy: gate.policy, facts: facts, clients: clients,
      headers: SecurityHeaders(configuration), exempt: HealthRoutes.paths(below: prefix),
      metrics: instruments.metrics, refusals: refusals)
  }

  func addRoutes<Context: RequestContext>(
    to router: some RouterMethods<Context>,
    admitting admit: (@Sendable (Request, Context) async throws -> Admission)?
  ) {
    if admit != nil { facts.asksFromNowOn() }
    pageRoutes.add(to: router, admitting: admit ?? { _, _ in .guest() })
  }

  /// Adds the addresses of the app's screens. The routes of others have to be there already.
  func addInnerAddresses<Context: RequestContext>(
    to router: some RouterMethods<Context>,
    admitting admit: (@Sendable (Request, Context) async throws -> Admission)?
  ) {
    pageRoutes.addInnerAddresses(to: router, admitting: admit ?? { _, _ in .guest() })
  }

  private var pageRoutes: PageRoutes {
    let routes = PageRoutes(
      registry: registry, configuration: configuration, sleep: time.sleep, prefix: prefix,
      gate: gate, facts: facts, metrics: instruments.metrics, clients: clients, cookie: cookie,
      icon: icon,
      refusals: refusals, logger: logger)
    #if Development
      var developed = routes
      developed.development = DevelopmentPage(configuration, below: prefix)
      return developed
    #else
      return routes
    #endif
  }

  func addHealth<Context: RequestContext>(to router: some RouterMethods<Context>) {
    HealthRoutes(
      registry: registry, watch: instruments.watch, prefix: prefix,
      readiness: ReadinessCheck(elapsed: time.elapsed, ask: notReady)
    ).add(to: router)
  }

  private func sweep() async {
    var freed = FreedMemory()
    // The sleep ends early when the server stops.
    while (try? await time.sleep(configuration.sweepInterval)) != nil {
      refusals.tellLeftOut()
      await registry.forgetRestedAddresses()
      await registry.endByClock(idleLifetime: configuration.idleLifetime)
      #if Previews && DEBUG
        await previews?.sweep()
      #endif
      if freed.isWorthReturning(afterRemoving: await registry.sweep()) {
        FreedMemory.giveBack()
      }
    }
  }

  /// Watches the main actor by the machine's clock, since the clock of a test may stand still.
  private func watchMainActor() async {
    let interval = max(configuration.mainActorLimit / 4, .milliseconds(50))
    while (try? await Task.sleep(for: interval)) != nil {
      instruments.watch.check()
    }
  }
}
