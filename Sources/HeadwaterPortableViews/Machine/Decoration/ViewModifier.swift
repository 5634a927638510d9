/// A reusable modification of any view, as a value.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View { content.padding().background(Color.gray) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// A view that stands for the one that is modified.
  typealias Content = ModifiedViewContent<Self>

  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content) -> Body

  /// Makes the node of a modified view. Only built-in modifiers implement it themselves.
  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode

  /// Updates a node to a new value of the modified view.
  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>)

  /// What a modifier of this type modifies when its content is several views.
  static var reach: ModifierReach { get }

  /// Whether content of a type can still be several views when it is modified.
  static func leavesSeveral<V: View>(_ content: V.Type) -> Bool

  /// Makes the nodes of modified views, with a further modifier for each of them.
  static func makeNode<V: View, Outer: ViewModifier>(
    for view: ModifiedContent<V, Self>, eachWith outer: Outer, in parent: ViewNode
  ) -> ViewNode

  /// Brings the nodes of modified views up to date, with a further modifier for each of them.
  static func updateNode<V: View, Outer: ViewModifier>(
    _ node: ViewNode, for view: ModifiedContent<V, Self>, eachWith outer: Outer)
}

extension ViewModifier {
  /// Makes a node that evaluates ``body(content:)`` and tracks what it reads.
  public static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = ModifierNode<V, Self>(AppliedModifier(view), in: parent)
    node.mount()
    return node
  }

  /// Evaluates ``body(content:)`` again unless the new values equal the former ones.
  public static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    unsafeDowncast(node, to: ModifierNode<V, Self>.self).update(to: AppliedModifier(view))
  }
}

extension ViewModifier where Body == Never {
  /// A built-in modifier has no body.
  public func body(content: Content) -> Never {
    // Only this module's modifiers have `Never` as their body, and their nodes never call it.
    fatalError("\(Self.self) is a built-in modifier and has no body")
  }
}

/// A view with a modifier, or two modifiers combined into one.
public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent {
  /// A modified view has no body of its own, and neither has a combined modifier.
  public typealias Body = Never
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Makes the node of the modifier and its content.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    isForEach
      ? Content.makeNode(for: view.content, eachWith: view.modifier, in: parent)
      : Modifier.makeNode(for: view, in: parent)
  }

  /// Updates the node.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    if isForEach {
      Content.updateNode(node, for: view.content, eachWith: view.modifier)
    } else {
      Modifier.updateNode(node, for: view)
    }
  }

  @MainActor
  private static var isForEach: Bool { Modifier.reach == .each && Content.canBeSeveral }

  /// Whether the content is still several views when it is modified.
  public static var canBeSeveral: Bool { Modifier.leavesSeveral(Content.self) }

  /// Makes the nodes of modified views, with a further modifier for each of them.
  public static func makeNode<Outer: ViewModifier>(
    for view: Self, eachWith outer: Outer, in parent: ViewNode
  ) -> ViewNode {
    canBeSeveral
      ? Modifier.makeNode(for: view, eachWith: outer, in: parent)
      : Outer.makeNode(for: view.modifier(outer), in: parent)
  }

  /// Brings the nodes of modified views up to date, with a further modifier for each of them.
  public static func updateNode<Outer: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith outer: Outer
  ) {
    if canBeSeveral {
      Modifier.updateNode(node, for: view, eachWith: outer)
    } else {
      Outer.updateNode(node, for: view.modifier(outer))
    }
  }
}

extension ViewModifier {
  /// Applies another modifier after this one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Two modifiers are applied one after the other, each as far as it reaches.
  public static var reach: ModifierReach { .all }

  /// Whether content of a type is still several views after both modifiers.
  public static func leavesSeveral<V: View>(_ content: V.Type) -> Bool {
    Twice<V>.canBeSeveral
  }

  /// Makes the node of a view with both modifiers.
  public static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    Twice<V>.makeNode(for: twice(view), in: parent)
  }

  /// Updates the node of a view with both modifiers.
  public static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    Twice<V>.updateNode(node, for: twice(view))
  }

  /// Makes the nodes of views with both modifiers, and a further one for each of them.
  public static func makeNode<V: View, Outer: ViewModifier>(
    for view: ModifiedContent<V, Self>, eachWith outer: Outer, in parent: ViewNode
  ) -> ViewNode {
    Twice<V>.makeNode(for: twice(view), eachWith: outer, in: parent)
  }

  /// Brings the nodes up to date.
  public static func updateNode<V: View, Outer: ViewModifier>(
    _ node: ViewNode, for view: ModifiedContent<V, Self>, eachWith outer: Outer
  ) {
    Twice<V>.updateNode(node, for: twice(view), eachWith: outer)
  }

  private typealias Twice<V: View> = ModifiedContent<ModifiedContent<V, Content>, Modifier>

  @MainActor
  private static func twice<V: View>(_ view: ModifiedContent<V, Self>) -> Twice<V> {
    view.content.modifier(view.modifier.content).modifier(view.modifier.modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// Makes the modifier.
  nonisolated public init() {}

  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()
}

extension EmptyModifier: ViewModifier {
  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view to which a ``ViewModifier`` is applied, inside the modifier's body.
public struct ModifiedViewContent<Modifier> {
  let view: AnyView

  init(_ view: some View) {
    self.view = AnyView(storage: TypedViewStorage(view))
  }
}

extension ModifiedViewContent: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the node of the modified view.
  public static func makeNode(for view: Self, in parent: ViewNode) -> ViewNode {
    AnyView.makeNode(for: view.view, in: parent)
  }

  /// Updates the node of the modified view.
  public static func updateNode(_ node: ViewNode, for view: Self) {
    AnyView.updateNode(node, for: view.view)
  }

  /// Nothing is known of the view that the modifier is applied to.
  public static var canBeSeveral: Bool { true }

  /// Makes the nodes of the views that the modifier is applied to, with another for each of them.
  public static func makeNode<Outer: ViewModifier>(
    for view: Self, eachWith outer: Outer, in parent: ViewNode
  ) -> ViewNode {
    AnyView.makeNode(for: view.view, eachWith: outer, in: parent)
  }

  /// Brings the views up to date, with another modifier for each of them.
  public static func updateNode<Outer: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith outer: Outer
  ) {
    AnyView.updateNode(node, for: view.view, eachWith: outer)
  }
}

/// A modifier whose own properties are bound, and the view that it is applied to.
struct AppliedModifier<V: View, Modifier: ViewModifier> {
  let content: V
  var modifier: Held<Modifier>

  init(_ view: ModifiedContent<V, Modifier>) {
    content = view.content
    modifier = Held(view.modifier)
  }
}

/// The node of a modifier that has a `body`.
private final class ModifierNode<V: View, Modifier: ViewModifier>: CompositeNode<
  AppliedModifier<V, Modifier>
>
{
  override func evaluateContent() {
    // A new object each time, so that a view that holds it counts as changed.
    let content = ModifiedViewContent<Modifier>(subject.content)
    setChild(
      to: read { $0.modifier.value.body(content: content) },
      make: { makeChild($0) }, update: { updateChild($0, to: $1) })
  }

  override var name: String { "\(Modifier.self)" }
}
