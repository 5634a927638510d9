import Foundation
import HeadwaterWeb
import Hummingbird

/// The servers to measure: `LoadServer form|rows|hello <port>`.
///
/// `hello` measures Hummingbird without us, on the same machine in the same run. With the options of a host
/// instead, it serves the app for `Scripts/soak`.
@main
struct LoadServer {
  static func main() async throws {
    let arguments = CommandLine.arguments
    if arguments.dropFirst().allSatisfy({ $0.hasPrefix("--") }) { return await SoakApp.main() }
    guard arguments.count == 3, let port = Int(arguments[2]) else {
      print("usage: LoadServer form|rows|hello <port>, or LoadServer with the options of a host")
      exit(64)
    }
    switch arguments[1] {
    case "form": try await WebHost(serving: FormApp.self, configuration: bounds(port)).run()
    case "rows": try await WebHost(serving: RowsApp.self, configuration: bounds(port)).run()
    default:
      let router = Router()
      router.get("/") { _, _ in "Hello" }
      try await Application(
        router: router,
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
      ).run()
    }
  }

  /// Limits for a driver on the same machine, which has one address and never pauses.
  private static func bounds(_ port: Int) -> WebHost.Configuration {
    var configuration = WebHost.Configuration()
    configuration.port = port
    configuration.maximumSessions = 100_000
    configuration.maximumUnclaimedSessions = 5_000
    configuration.unclaimedLifetime = .seconds(2)
    configuration.sweepInterval = .seconds(1)
    configuration.maximumDetachedSessions = 10_000
    configuration.maximumUnclaimedSessionsPerAddress = 5_000
    configuration.sessionsPerSecondPerAddress = 1_000_000
    configuration.sessionBurstPerAddress = 1_000_000
    configuration.eventsPerSecond = 1_000_000
    configuration.eventBurst = 1_000_000
    return configuration
  }
}
