import HeadwaterUI
import HeadwaterWeb
import Starter

/// Serves the app to browsers, with one value of this type for each session.
@main
struct StarterApp: App {
  var body: some Scene {
    WindowGroup("Starter") { StarterView() }
  }
}
