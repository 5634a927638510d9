/// A part of the interface, as a value that is computed from state.
///
/// To make a view, implement ``body`` with other views.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View { Text("Hello, \(name)") }
/// }
/// ```
///
/// - `body` is evaluated again only when a value that it read has changed.
/// - When a parent is evaluated again, a view whose stored properties have not changed is not. This
///   needs no `Equatable` conformance.
#if Development
  @_typeEraser(AnyView)
#endif
@MainActor @preconcurrency
public protocol View {
  /// The type of ``body``.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Makes the node of a view of this type. Only built-in views implement it themselves.
  static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode

  /// Updates a node that ``makeNode(for:in:)`` made to a new value of the view.
  static func updateNode(_ node: ViewNode, for view: Self)

  /// Whether a view of this type can stand for several views, or for none, as `ForEach` does.
  static var canBeSeveral: Bool { get }

  /// Makes the node of a view each of whose views is modified; only the built-in views write their own.
  static func makeNode<Modifier: ViewModifier>(
    for view: Self, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode

  /// Brings a node made by ``makeNode(for:eachWith:in:)`` up to date.
  static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith modifier: Modifier)
}

extension View {
  /// Makes a node that evaluates ``body`` and tracks what it reads.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    let node = BodyNode(view, in: parent)
    node.mount()
    return node
  }

  /// Evaluates ``body`` again unless the new value equals the former one.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    unsafeDowncast(node, to: BodyNode<Self>.self).update(to: view)
  }
}

extension View where Body == Never {
  /// A built-in view has no body: its node writes into the document itself.
  public var body: Never {
    // Only this module's views have `Never` as their body, and their nodes never call it.
    fatalError("\(Self.self) is a built-in view and has no body")
  }
}

extension Never: View {
  /// The body type of a view that cannot exist.
  public typealias Body = Never

  /// Never called: there is no value of this type.
  public var body: Never { self }
}
