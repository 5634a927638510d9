import Foundation
import HeadwaterJournalMetrics
import HeadwaterSQLite
import HeadwaterUI
import HeadwaterWeb
import Hummingbird
import SignInServer
import SourcePages

/// Serves the examples with their sources. Each example works as in an app of its own.
@main
struct Showcase: App {
  /// The sources for all sessions; nil if the showcase runs without its checkout.
  nonisolated static let sources = ExampleSources(
    around: URL(filePath: FileManager.default.currentDirectoryPath))

  /// The pictures for all sessions.
  nonisolated static let pictures = ExamplePictures(
    below: ExampleSources.folder(
      around: URL(filePath: FileManager.default.currentDirectoryPath)))

  /// The way to the sessions of a person, for the routes by which people sign out.
  nonisolated static let sessions = LiveSessions()

  var body: some Scene {
    WindowGroup("Headwater Showcase") {
      ShowcaseView(sources: Showcase.sources, pictures: Showcase.pictures)
    }
  }

  static func main() async {
    // A process that only prints its help, or what is wrong with its options, keeps nothing.
    guard isServing else { return await main(adding: { _ in }, admitting: nil) }
    let accounts = AccountRoutes(
      logins: Logins(store: MemoryPersistDriver()), sessions: sessions)
    // Opened now, not by the first person who comes.
    Task { await JournalPlace.opened().replicas.observe(JournalMetrics()) }
    await main(
      adding: { router in
        if let sources {
          SourceRoutes(sources).add(to: router)
        } else {
          say(ExampleSources.absence)
        }
        pictures.add(to: router)
        accounts.add(to: router)
      },
      sessions: sessions, notReady: { await JournalPlace.start.reasonNotReady() },
      admitting: { request, _ in try await accounts.admission(of: request) })
  }

  /// Whether the process is to serve, and can by its options.
  private static var isServing: Bool {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !arguments.contains("--help"), !arguments.contains("-h") else { return false }
    let environment = ProcessInfo.processInfo.environment
    return (try? WebHost.Configuration(arguments: arguments, environment: environment)) != nil
  }

  private nonisolated static func say(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }
}
