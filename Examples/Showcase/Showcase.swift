import Foundation
import HeadwaterUI
import HeadwaterWeb
import SourcePages

/// Serves the examples with their sources. Each example works as in an app of its own.
@main
struct Showcase: App {
  /// The sources for all sessions; nil if the showcase runs without its checkout.
  nonisolated static let sources = ExampleSources(
    around: URL(filePath: FileManager.default.currentDirectoryPath))

  var body: some Scene {
    WindowGroup("Headwater Showcase") {
      ShowcaseView(sources: Showcase.sources)
    }
  }

  static func main() async {
    await main(adding: { router in
      if let sources { SourceRoutes(sources).add(to: router) }
    })
  }
}
