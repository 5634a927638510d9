import CoffeeOrdersServer
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Runs the server until a signal or the end of its input stops it.
@main
enum CoffeeOrdersCommand {
  static func main() async {
    prepareOutputs()
    do {
      let options = try ServerOptions(
        Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment)
      guard !options.helps else { return print(ServerOptions.usage) }
      try await run(options)
    } catch let error as UsageError {
      fail("\(error.message)\n\(ServerOptions.usage)", status: 64)
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      fail("The port is in use. Name another by --port; 0 takes any that is free.", status: 69)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  /// Sees to it that outputs which nobody reads, or which are closed, do not end the server.
  private static func prepareOutputs() {
    signal(SIGPIPE, SIG_IGN)
    // The next file or connection would take the number of a closed output, and get its lines.
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  private static func run(_ options: ServerOptions) async throws {
    let database = try OrderDatabase(path: options.database)
    if options.seeds { try await database.seed() }
    // The standard output is for the person or script that has started the server. The log goes elsewhere.
    var logger = Logger(label: "coffee-orders", factory: StreamLogHandler.standardError(label:))
    if options.isVerbose { logger.logLevel = .debug }
    let access = Access(hosts: options.hosts + [options.host], key: options.key)
    let server = CoffeeOrdersServer(database: database, access: access)
    let announce = { @Sendable (address: URL) in
      // Not `print`: it buffers the line if the output is a pipe, and `fflush` waits for every stream. One
      // of them is the input, which another thread reads.
      let line = "Coffee orders, kept in \(options.database), at \(address)\n"
      try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
    }
    var services: [any Service] = [
      options.isStoppable
        ? StoppableServer(server, host: options.host, port: options.port, logger: logger) {
          address, starts in
          // Whoever has started the process reads one line.
          if starts == 1 { announce(address) }
        }
        : server.application(host: options.host, port: options.port, logger: logger) {
          announce($0)
        }
    ]
    if options.stopsWithInput { services.append(InputWatch()) }
    var configuration = ServiceGroupConfiguration(
      services: services.map { service in
        .init(
          service: service, successTerminationBehavior: .gracefullyShutdownGroup,
          failureTerminationBehavior: .cancelGroup)
      }, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(10)
    try await ServiceGroup(configuration: configuration).run()
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    try? FileHandle.standardError.write(
      contentsOf: Data("coffee-orders-server: \(message)\n".utf8))
    exit(status)
  }
}

/// Ends with the standard input. So the server does not outlive the process that has started it.
struct InputWatch: Service {
  func run() async throws {
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    Thread.detachNewThread {
      while let data = try? FileHandle.standardInput.read(upToCount: 4_096), !data.isEmpty {}
      continuation.finish()
    }
    for await _ in ends.cancelOnGracefulShutdown() {}
  }
}
