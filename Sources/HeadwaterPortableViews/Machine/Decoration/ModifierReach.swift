/// What a modifier of several views is a modifier of.
///
/// `ForEach`, `Group`, an `if`, or a view with such a body stands for any number of views. A modifier
/// that puts an element around a view does so for each of them, and each has a state of its own.
public enum ModifierReach: Sendable {
  /// Of each view, around which it makes an element.
  case each
  /// Of each view, to which it hands something down without an element.
  case inherited
  /// Of all views together: it makes no element, and says or watches something once.
  case all
  /// What the body of the modifier makes of them, which is evaluated once.
  case body
  /// Of all views together, which it makes a single one of.
  case single
}

extension ViewModifier {
  /// What the body makes of the views.
  public static var reach: ModifierReach { .body }

  /// Whether content of a type can still be several views when it is modified.
  public static func leavesSeveral<V: View>(_ content: V.Type) -> Bool {
    switch reach {
    case .each, .inherited, .all: V.canBeSeveral
    case .body: Body.canBeSeveral
    case .single: false
    }
  }

  /// Makes the nodes of modified views, with a further modifier for each of them.
  public static func makeNode<V: View, Outer: ViewModifier>(
    for view: ModifiedContent<V, Self>, eachWith outer: Outer, in parent: ViewNode
  ) -> ViewNode {
    switch reach {
    case .each, .inherited:
      return V.makeNode(
        for: view.content, eachWith: view.modifier.concat(outer), in: parent)
    case .all:
      return makeNode(
        for: view.content.modifier(outer).modifier(view.modifier), in: parent)
    case .body:
      let node = ModifierNodeForEach<V, Self, Outer>(AppliedModifier(view), each: outer, in: parent)
      node.mount()
      return node
    case .single:
      return Outer.makeNode(for: view.modifier(outer), in: parent)
    }
  }

  /// Brings the nodes of modified views up to date, with a further modifier for each of them.
  public static func updateNode<V: View, Outer: ViewModifier>(
    _ node: ViewNode, for view: ModifiedContent<V, Self>, eachWith outer: Outer
  ) {
    switch reach {
    case .each, .inherited:
      V.updateNode(node, for: view.content, eachWith: view.modifier.concat(outer))
    case .all:
      updateNode(node, for: view.content.modifier(outer).modifier(view.modifier))
    case .body:
      let node = unsafeDowncast(node, to: ModifierNodeForEach<V, Self, Outer>.self)
      node.source.change(to: outer) { node.update(to: AppliedModifier(view)) }
    case .single:
      Outer.updateNode(node, for: view.modifier(outer))
    }
  }
}

extension View {
  /// Whether the body is one of several views.
  public static var canBeSeveral: Bool { Body.canBeSeveral }

  /// Makes a node that evaluates ``body`` and modifies each of the views in it.
  public static func makeNode<Modifier: ViewModifier>(
    for view: Self, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode {
    guard canBeSeveral else { return Modifier.makeNode(for: view.modifier(modifier), in: parent) }
    let node = BodyNodeForEach<Self, Modifier>(view, each: modifier, in: parent)
    node.mount()
    return node
  }

  /// Evaluates ``body`` again unless the new value equals the former one, and brings the modifier of
  /// each of its views up to date.
  public static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: Self, eachWith modifier: Modifier
  ) {
    guard canBeSeveral else { return Modifier.updateNode(node, for: view.modifier(modifier)) }
    let node = unsafeDowncast(node, to: BodyNodeForEach<Self, Modifier>.self)
    node.source.change(to: modifier) { node.update(to: view) }
  }
}

extension View where Body == Never {
  /// A built-in view is one, unless it says otherwise.
  public static var canBeSeveral: Bool { false }
}

/// The node of a view with a body of several views, each of which is modified.
final class BodyNodeForEach<V: View, Modifier: ViewModifier>: CompositeNode<V> {
  let source: ModifierSource<Modifier>

  init(_ view: V, each modifier: Modifier, in parent: ViewNode) {
    source = ModifierSource(modifier)
    super.init(view, in: parent)
  }

  override func evaluateContent() {
    let modifier = SharedModifier(source: source)
    setChild(
      to: read { $0.body.modifier(modifier) },
      make: { makeChild($0) }, update: { updateChild($0, to: $1) })
  }
}

/// The node of a modifier that makes several views, each of which is modified again.
final class ModifierNodeForEach<V: View, Modifier: ViewModifier, Outer: ViewModifier>:
  CompositeNode<
    AppliedModifier<V, Modifier>
  >
{
  let source: ModifierSource<Outer>

  init(_ view: AppliedModifier<V, Modifier>, each outer: Outer, in parent: ViewNode) {
    source = ModifierSource(outer)
    super.init(view, in: parent)
  }

  override func evaluateContent() {
    let content = ModifiedViewContent<Modifier>(subject.content)
    let outer = SharedModifier(source: source)
    setChild(
      to: read { $0.modifier.value.body(content: content).modifier(outer) },
      make: { makeChild($0) }, update: { updateChild($0, to: $1) })
  }

  override var name: String { "\(Modifier.self)" }
}
