/// A part of an app that has a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that ``body`` is made of.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Makes the node of a scene of this type. Only built-in scenes implement this.
  static func makeSceneNode(for scene: Self, in parent: ViewNode) -> ViewNode

  /// Updates a node to a new value of the scene.
  static func updateSceneNode(_ node: ViewNode, for scene: Self)
}

extension Scene {
  /// Makes a node that evaluates ``body`` and follows what it reads.
  public static func makeSceneNode(for scene: Self, in parent: ViewNode) -> ViewNode {
    let node = SceneNode(scene, in: parent)
    node.mount()
    return node
  }

  /// Evaluates ``body`` again unless the new value equals the former one.
  public static func updateSceneNode(_ node: ViewNode, for scene: Self) {
    unsafeDowncast(node, to: SceneNode<Self>.self).update(to: scene)
  }
}

extension Scene where Body == Never {
  /// A built-in scene has no body.
  public var body: Never {
    // Only our own scenes have `Never` as their body, and their nodes never ask for it.
    fatalError("\(Self.self) is a built-in scene and has no body")
  }
}

extension Never: Scene {}

/// The node of a scene that has a `body`.
final class SceneNode<S: Scene>: CompositeNode<S> {
  override func evaluateContent() {
    setChild(
      to: read { $0.body },
      make: { S.Body.makeSceneNode(for: $0, in: self) },
      update: { S.Body.updateSceneNode($0, for: $1) })
  }
}

/// Makes a scene from the statements in the `body` of an app.
@resultBuilder
public struct SceneBuilder {
  /// Returns the expression unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }

  /// Combines several scenes. A session shows the first; the others are reported.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ others: repeat each Other
  ) -> some Scene {
    FirstScene(first: first)
  }
}

/// The first of several scenes.
struct FirstScene<First: Scene> {
  let first: First
}

extension FirstScene: Scene {
  typealias Body = Never

  static func makeSceneNode(for scene: Self, in parent: ViewNode) -> ViewNode {
    parent.graph.report(.otherScenes)
    return First.makeSceneNode(for: scene.first, in: parent)
  }

  static func updateSceneNode(_ node: ViewNode, for scene: Self) {
    First.updateSceneNode(node, for: scene.first)
  }
}
