import Foundation
import HeadwaterPortableViews
import Hummingbird
import Logging
import ServiceLifecycle

extension App {
  /// Serves the app to browsers, by the options of the command line, until it is told to stop.
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
  /// - `--port` (8080), `--host` (127.0.0.1), `--help` and many more, each an environment variable
  ///   too: see <doc:Configuration>.
  /// - When it can be reached, it prints one line that names the address.
  /// - Ctrl-C and SIGTERM stop it gracefully, with the exit status 0. A start that fails is told in
  ///   one line on standard error, with the exit status 1; options that are not understood, with 64.
  public static func main() async {
    await main(adding: { _ in })
  }

  /// Serves the app in the same way, with routes of your own beside it.
  ///
  /// ```swift
  /// static func main() async {
  ///   await main(adding: { router in router.get("about") { _, _ in "About us" } })
  /// }
  /// ```
  ///
  /// - Parameter addRoutes: Adds them, below the path of the app.
  public static func main(
    adding addRoutes: @escaping @Sendable (RouterGroup<BasicRequestContext>) -> Void
  ) async {
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
      try await serve(configuration, logger, adding: addRoutes)
    } catch {
      CommandLineOutput.fail("\(error)", status: 1)
    }
  }

  private static func serve(
    _ configuration: WebHost.Configuration, _ logger: Logger,
    adding addRoutes: @escaping @Sendable (RouterGroup<BasicRequestContext>) -> Void
  ) async throws {
    let name = "\(Self.self)"
    let host = WebHost(
      serving: Self.self, configuration: configuration, logger: logger,
      onStart: { CommandLineOutput.say("Headwater serves \(name) at \($0)") },
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
  /// The logger of a program that a person starts: what they must know, on standard error, or as much
  /// as `LOG_LEVEL` says.
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
