import Foundation
import HeadwaterPortableViews
import Hummingbird
import Logging
import ServiceLifecycle

extension App {
  /// Serves the app to browsers, with the options of the command line, until it is stopped.
  ///
  /// ```swift
  /// import HeadwaterUI
  /// import HeadwaterWeb
  ///
  /// @main struct Counter: App {
  ///   var body: some Scene { WindowGroup { CounterView() } }
  /// }
  /// ```
  ///
  /// - It has the options `--port` (8080), `--host` (127.0.0.1), `--help` and many more, each of them also
  ///   as an environment variable: see <doc:Configuration>.
  /// - When it accepts connections, it prints a line with the address.
  /// - Ctrl-C and SIGTERM stop it gracefully, with the exit status 0. If it can't start, it prints a line on
  ///   standard error, with the exit status 1, or 64 for invalid options.
  public static func main() async {
    await main(adding: { _ in }, admitting: nil)
  }

  /// Serves the app in the same way, with additional routes of your own.
  ///
  /// ```swift
  /// static func main() async {
  ///   await main(adding: { router in router.get("about") { _, _ in "About us" } })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - addRoutes: Adds the routes, below the path of the app.
  ///   - sessions: The way to the live sessions from anywhere in the process, for example from a route.
  ///   - notReady: Says why the process should get nobody now, such as a database that is away; nil if it can serve.
  ///     Requests for `/headwater/ready` ask it, at most once a second, and its text is the answer.
  ///   - admit: Says who a request comes from, for each page and each socket; nil if everybody is a guest. See
  ///     <doc:Identity>.
  public static func main(
    adding addRoutes: @escaping @Sendable (RouterGroup<BasicRequestContext>) -> Void,
    sessions: LiveSessions = LiveSessions(),
    notReady: @escaping @Sendable () async -> String? = { nil },
    admitting admit: (@Sendable (Request, BasicRequestContext) async throws -> Admission)? = nil
  ) async {
    CommandLineOutput.prepare()
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--help") || arguments.contains("-h") {
      let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent }
      CommandLineOutput.say(WebHost.Configuration.help(program: program ?? "\(Self.self)"))
      CommandLineOutput.end(status: 0)
    }
    let environment = ProcessInfo.processInfo.environment
    let configuration: WebHost.Configuration
    let logger: Logger
    do {
      configuration = try WebHost.Configuration(
        arguments: Array(arguments), environment: environment)
      logger = try .command(environment: environment)
    } catch {
      CommandLineOutput.fail(error.description, status: 64)
    }
    do {
      try await serve(
        configuration, logger, sessions, notReady, adding: addRoutes, admitting: admit)
    } catch {
      CommandLineOutput.fail("\(error)", status: 1)
    }
  }

  private static func serve(
    _ configuration: WebHost.Configuration, _ logger: Logger, _ sessions: LiveSessions,
    _ notReady: @escaping @Sendable () async -> String?,
    adding addRoutes: @escaping @Sendable (RouterGroup<BasicRequestContext>) -> Void,
    admitting admit: (@Sendable (Request, BasicRequestContext) async throws -> Admission)?
  ) async throws {
    let formerLimit = OpenFiles.raise()
    let name = "\(Self.self)"
    let host = WebHost(
      serving: Self.self, configuration: configuration, logger: logger, sessions: sessions,
      notReady: notReady, admitting: admit,
      onStart: { address in
        // A start that fails says why, and nothing else.
        OpenFiles.tell(logger, former: formerLimit, sessions: configuration.maximumSessions)
        CommandLineOutput.say("Headwater serves \(name) at \(address)")
      },
      addRoutes: addRoutes)
    var frameworkLogger = logger
    frameworkLogger.logLevel = max(logger.logLevel, .critical)
    var group = ServiceGroupConfiguration(
      services: [.init(service: host, failureTerminationBehavior: .gracefullyShutdownGroup)],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: frameworkLogger)
    group.maximumGracefulShutdownDuration = configuration.stopLimit
    try await ServiceGroup(configuration: group).run()
  }
}

extension Logger {
  /// The logger of a program that a person starts. It writes to standard error, at the level notice or that
  /// of `LOG_LEVEL`.
  static func command(environment: [String: String]) throws(WebHostError) -> Logger {
    var logger = Logger(label: "headwater.web")
    let text = environment["LOG_LEVEL"] ?? ""
    guard let level = Logger.Level(rawValue: text.isEmpty ? "notice" : text.lowercased()) else {
      throw .unknownLogLevel(text)
    }
    logger.logLevel = level
    return logger
  }
}
