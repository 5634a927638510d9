/// Views made of data, whose rows a person may delete and move.
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection

  /// The data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the content.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets a person delete rows: each has a button for it, and the delete key does it, too.
  ///
  /// - Parameter action: Is given the places of the rows; nil to forbid it.
  /// - Returns: The rows.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditingModifier(delete: action, move: nil))
  }

  /// Allows a person to move rows while the list is being edited.
  ///
  /// - Parameter action: Is given the places of the rows and the place before which they go; nil
  ///   to forbid it.
  /// - Returns: The rows.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditingModifier(delete: nil, move: action))
  }
}

/// What a person may do with the rows of a `ForEach`.
///
/// The object stays the same while its closures change, so that new closures, which differ from all
/// others, are no change of the environment.
@MainActor
final class RowEditing: Equatable {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  private let outer: RowEditing?

  init(outer: RowEditing?) {
    self.outer = outer
  }

  nonisolated static func == (left: RowEditing, right: RowEditing) -> Bool { left === right }

  var deleteAction: ((IndexSet) -> Void)? { delete ?? outer?.deleteAction }
  var moveAction: ((IndexSet, Int) -> Void)? { move ?? outer?.moveAction }
}

enum RowEditingKey: EnvironmentKey {
  static var defaultValue: RowEditing? { nil }
}

struct RowEditingModifier {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?
}

extension RowEditingModifier: ViewModifier {
  typealias Body = Never

  static var reach: ModifierReach { .all }

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    let node = RowEditingNode(view.modifier, in: parent)
    node.content.setContent(view.content)
    return node
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    let node = unsafeDowncast(node, to: RowEditingNode.self)
    node.update(to: view.modifier)
    node.content.setContent(view.content)
  }
}

private final class RowEditingNode: ViewNode {
  private let editing: RowEditing
  private(set) var content: SlotNode!

  init(_ modifier: RowEditingModifier, in parent: ViewNode) {
    editing = RowEditing(outer: parent.contentEnvironment.value(of: RowEditingKey.self))
    super.init(in: parent)
    update(to: modifier)
    let editing = editing
    content = SlotNode(in: self, decoration: decoration) {
      $0.setting(RowEditingKey.self, to: editing)
    }
  }

  func update(to modifier: RowEditingModifier) {
    editing.delete = modifier.delete
    editing.move = modifier.move
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
