import HeadwaterUI
import HeadwaterWeb
import SignUp

/// Serves the examples, each as it would be in an app of its own.
@main
struct Showcase: App {
  var body: some Scene {
    WindowGroup("Headwater Showcase") {
      NavigationStack {
        FrontPage()
      }
    }
  }
}
