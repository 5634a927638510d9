/// A type-erased view.
///
/// When the type of the view changes, the state of the former view ends, and a new view replaces it.
public struct AnyView {
  let storage: AnyViewStorage

  /// Erases the type of a view.
  nonisolated public init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }

  /// Erases the type of a view.
  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }

  nonisolated init(storage: AnyViewStorage) {
    self.storage = storage
  }
}

extension AnyView: View {
  /// A built-in view has no body.
  public typealias Body = Never

  /// Makes the node of the erased view.
  public static func makeNode(for view: AnyView, in parent: ViewNode) -> ViewNode {
    let node = AnyViewNode(in: parent, type: type(of: view.storage))
    node.child = view.storage.makeChild(of: node)
    return node
  }

  /// Updates the erased view, or replaces it if its type has changed.
  public static func updateNode(_ node: ViewNode, for view: AnyView) {
    let node = unsafeDowncast(node, to: AnyViewNode.self)
    if let child = node.child, node.type == type(of: view.storage) {
      view.storage.update(child, of: node)
    } else {
      node.replaceChild(by: view.storage) { view.storage.makeChild(of: node) }
    }
  }
}

@MainActor
extension AnyView {
  /// Nothing is known of the hidden view.
  public static var canBeSeveral: Bool { true }

  /// Makes the node of the hidden view, each of whose views is modified.
  public static func makeNode<Modifier: ViewModifier>(
    for view: AnyView, eachWith modifier: Modifier, in parent: ViewNode
  ) -> ViewNode {
    let node = AnyViewNode(in: parent, type: type(of: view.storage))
    node.child = view.storage.makeChild(of: node, eachWith: modifier)
    return node
  }

  /// Updates the hidden view, or replaces it when its type is another.
  public static func updateNode<Modifier: ViewModifier>(
    _ node: ViewNode, for view: AnyView, eachWith modifier: Modifier
  ) {
    let node = unsafeDowncast(node, to: AnyViewNode.self)
    if let child = node.child, node.type == type(of: view.storage) {
      view.storage.update(child, of: node, eachWith: modifier)
    } else {
      node.replaceChild(by: view.storage) { view.storage.makeChild(of: node, eachWith: modifier) }
    }
  }
}

/// The storage of a type-erased view; abstract.
class AnyViewStorage {
  @MainActor func makeChild(of node: ViewNode) -> ViewNode { ViewNode(in: node) }
  @MainActor func update(_ child: ViewNode, of node: ViewNode) {}

  @MainActor func makeChild<Modifier: ViewModifier>(
    of node: ViewNode, eachWith modifier: Modifier
  ) -> ViewNode { ViewNode(in: node) }

  @MainActor func update<Modifier: ViewModifier>(
    _ child: ViewNode, of node: ViewNode, eachWith modifier: Modifier
  ) {}
}

final class TypedViewStorage<V: View>: AnyViewStorage {
  let view: V

  init(_ view: V) {
    self.view = view
  }

  override func makeChild(of node: ViewNode) -> ViewNode { node.makeChild(view) }
  override func update(_ child: ViewNode, of node: ViewNode) { node.updateChild(child, to: view) }

  override func makeChild<Modifier: ViewModifier>(
    of node: ViewNode, eachWith modifier: Modifier
  ) -> ViewNode { node.makeChild(view.modifier(modifier)) }

  override func update<Modifier: ViewModifier>(
    _ child: ViewNode, of node: ViewNode, eachWith modifier: Modifier
  ) { node.updateChild(child, to: view.modifier(modifier)) }
}

/// The node of a view whose type may change.
final class AnyViewNode: ContentNode {
  var type: AnyViewStorage.Type

  init(in parent: ViewNode, type: AnyViewStorage.Type) {
    self.type = type
    super.init(in: parent)
  }

  /// Ends the life of the former child and puts one of another type in its place.
  func replaceChild(by storage: AnyViewStorage, make: () -> ViewNode) {
    child?.unmount()
    type = Swift.type(of: storage)
    child = make()
    invalidateElements()
  }
}
