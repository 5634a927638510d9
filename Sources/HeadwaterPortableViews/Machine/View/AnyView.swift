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
    let type = type(of: view.storage)
    if let child = node.child, node.type == type {
      view.storage.update(child, of: node)
    } else {
      node.child?.unmount()
      node.type = type
      node.child = view.storage.makeChild(of: node)
      node.invalidateElements()
    }
  }
}

/// The storage of a type-erased view; abstract.
class AnyViewStorage {
  @MainActor func makeChild(of node: ViewNode) -> ViewNode { ViewNode(in: node) }
  @MainActor func update(_ child: ViewNode, of node: ViewNode) {}
}

final class TypedViewStorage<V: View>: AnyViewStorage {
  let view: V

  init(_ view: V) {
    self.view = view
  }

  override func makeChild(of node: ViewNode) -> ViewNode { node.makeChild(view) }
  override func update(_ child: ViewNode, of node: ViewNode) { node.updateChild(child, to: view) }
}

/// The node of a view whose type may change.
final class AnyViewNode: ContentNode {
  var type: AnyViewStorage.Type

  init(in parent: ViewNode, type: AnyViewStorage.Type) {
    self.type = type
    super.init(in: parent)
  }
}
