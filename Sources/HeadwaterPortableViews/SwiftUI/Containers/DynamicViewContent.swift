/// Views for the elements of a collection. A person may delete and move their rows.
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
  /// Lets a person delete rows. Each row has a button for it, and handles the delete key.
  ///
  /// - Parameter action: Receives the offsets of the rows; nil forbids to delete rows.
  /// - Returns: The rows.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditingModifier(delete: action, move: nil))
  }

  /// Lets a person move rows in edit mode.
  ///
  /// - Parameter action: Receives the offsets of the rows, and the offset of the row before which they are
  ///   inserted; nil forbids to move rows.
  /// - Returns: The rows.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowEditingModifier(delete: nil, move: action))
  }
}

/// The actions for editing the rows of a `ForEach`.
///
/// The object remains the same while its closures change. New closures, which cannot be compared, are
/// therefore not a change of the environment.
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

extension RowEditingModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> RowEditingNode {
    let node = RowEditingNode(in: parent)
    node.update(to: self)
    return node
  }

  func update(_ node: RowEditingNode) {
    node.update(to: self)
  }
}

/// The node of `onDelete` or `onMove`.
final class RowEditingNode: SlotNode {
  private let editing: RowEditing

  init(in parent: ViewNode) {
    let editing = RowEditing(outer: parent.contentEnvironment.value(of: RowEditingKey.self))
    self.editing = editing
    super.init(in: parent, decoration: parent.contentDecoration) {
      $0.setting(RowEditingKey.self, to: editing)
    }
  }

  func update(to modifier: RowEditingModifier) {
    editing.delete = modifier.delete
    editing.move = modifier.move
  }
}
