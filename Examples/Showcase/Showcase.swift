import Foundation
import HeadwaterUI
import HeadwaterWeb
import SourcePages

/// Serves the examples, each as it would be in an app of its own, and their sources beside them.
@main
struct Showcase: App {
  /// Shared by all sessions; nil where the showcase runs without its checkout.
  nonisolated static let sources = ExampleSources(
    around: URL(filePath: FileManager.default.currentDirectoryPath))

  var body: some Scene {
    WindowGroup("Headwater Showcase") {
      NavigationStack {
        FrontPage(sources: Showcase.sources)
      }
    }
  }

  static func main() async {
    await main(adding: { router in
      if let sources { SourceRoutes(sources).add(to: router) }
    })
  }
}
