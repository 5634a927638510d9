#if Previews && DEBUG
  import HeadwaterPortableViews
  import Hummingbird
  import Logging
  import Metrics
  import ServiceLifecycle

  /// The page of previews, at `_previews` below the path of the served app.
  ///
  /// It has sessions of its own, so that those of the app, their limits and their metrics stay as they are. It is there
  /// only on a host that no other machine can reach.
  final class PreviewComponent: Service, Sendable {
    /// The path of its socket.
    let socketPath: String
    private let routes: PageRoutes
    private let sockets: SocketServer

    /// Makes the page beside an app; nil if others than this machine can reach that.
    init?(
      beside application: WebHostConfiguration, gate: SocketGate, facts: ApplicationFacts,
      connections: Connections, clients: ClientAddresses, icon: Asset?, refusals: RefusalLog,
      time: Stopwatch,
      logger: Logger
    ) throws(WebHostError) {
      guard application.isForThisMachineOnly else { return nil }
      var configuration = application
      configuration.path = try PathPrefix(application.path).text + "_previews/"
      // One page has dozens of frames, each with a session.
      configuration.maximumSessionsPerBrowser = 2_000
      configuration.maximumSessions = 4_000
      configuration.maximumUnclaimedSessions = 2_000
      configuration.maximumUnclaimedSessionsPerAddress = 2_000
      configuration.sessionsPerSecondPerAddress = 1_000
      configuration.sessionBurstPerAddress = 2_000
      let prefix = try PathPrefix(configuration.path)
      socketPath = prefix.text + "live"
      // The metrics are those of the app.
      let metrics = HostMetrics(factory: NOOPMetricsHandler.instance)
      let instruments = Instruments(
        metrics: metrics,
        watch: MainActorWatch(
          limit: configuration.mainActorLimit, elapsed: time.elapsed, logger: logger,
          metrics: metrics),
        elapsed: time.elapsed)
      let checks = PreviewChecks()
      let registry = SessionRegistry(
        configuration: configuration, logger: logger, instruments: instruments,
        refusals: refusals, live: LiveSessions()
      ) { environment in
        var environment = environment
        environment.previewChecks = checks
        return ViewGraph(app: PreviewsApp(), environment: environment) { logger.warning("\($0)") }
      }
      sockets = SocketServer(
        registry: registry, instruments: instruments, connections: connections,
        refusals: refusals, logger: logger, sleep: time.sleep)
      var routes = PageRoutes(
        registry: registry, configuration: configuration, sleep: time.sleep, prefix: prefix,
        gate: SocketGate(path: socketPath, policy: gate.policy), facts: facts, metrics: metrics,
        clients: clients, cookie: BrowserCookie(path: prefix.text), icon: icon, refusals: refusals,
        logger: logger)
      routes.showsPreviews = true
      self.routes = routes
    }

    /// Adds the page and its addresses.
    func add<Context: RequestContext>(to router: some RouterMethods<Context>) {
      routes.add(to: router) { _, _ in .guest() }
      PreviewLook.addSheets(to: router, below: routes.prefix)
      routes.addInnerAddresses(to: router) { _, _ in .guest() }
    }

    /// Serves a browser until its socket ends.
    func serve(_ connection: LiveChannel.Connection) async {
      await sockets.serve(connection)
    }

    /// Removes sessions whose time is over.
    func sweep() async {
      await routes.registry.forgetRestedAddresses()
      await routes.registry.sweep()
    }

    /// Keeps its sessions until it is stopped. The app that it stands beside calls `sweep`.
    func run() async throws {
      let registry = routes.registry
      await withGracefulShutdownHandler {
        try? await gracefulShutdown()
      } onGracefulShutdown: {
        Task { await registry.beginStop() }
      }
      await registry.stop()
    }
  }

  extension SocketServer {
    /// Returns how a server with a page of previews serves the sockets of both.
    func serving(
      _ previews: PreviewComponent?
    ) -> @Sendable (LiveChannel.Connection) async -> Void {
      guard let previews else { return serve }
      return { [self] connection in
        if connection.request.path == previews.socketPath {
          await previews.serve(connection)
        } else {
          await serve(connection)
        }
      }
    }
  }
#endif
