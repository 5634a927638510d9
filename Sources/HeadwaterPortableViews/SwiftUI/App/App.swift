/// An application: its windows, and the state that belongs to all of them.
///
/// ```swift
/// @main
/// struct CounterApp: App {
///   @State private var model = Model()
///   var body: some Scene { WindowGroup { CounterView(model: model) } }
/// }
/// ```
///
/// A served app has one value for each session, and thus one state.
@MainActor @preconcurrency
public protocol App {
  /// The type of ``body``.
  associatedtype Body: Scene

  /// The windows of the app.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Makes the app.
  @MainActor @preconcurrency
  init()
}

/// The node of an app. It shows the first scene.
final class AppNode<Application: App>: CompositeNode<Application> {
  override func evaluateContent() {
    setChild(
      to: read { $0.body },
      make: { Application.Body.makeSceneNode(for: $0, in: self) },
      update: { Application.Body.updateSceneNode($0, for: $1) })
  }
}
