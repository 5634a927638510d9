/// A modifier that is applied to each view of a body.
///
/// The modifier may change while the body does not: then the views in it have to be told, without the
/// body being evaluated again.
@MainActor
final class ModifierSource<Modifier: ViewModifier> {
  fileprivate var modifier: Modifier
  fileprivate var version = 0
  private var lastKey = 0
  private var users: [Int: ModifierUser] = [:]

  init(_ modifier: Modifier) {
    self.modifier = modifier
  }

  /// Takes another modifier, and tells the views that `updateBody` has not reached.
  func change(to modifier: Modifier, updateBody: () -> Void) {
    self.modifier = modifier
    version += 1
    updateBody()
    for key in users.keys.sorted() { users[key]?.node?.modifierDidChange() }
  }

  fileprivate func add(_ node: ViewNode & SharingModifier) -> Int {
    lastKey += 1
    users[lastKey] = ModifierUser(node: node)
    return lastKey
  }

  fileprivate func remove(_ key: Int) {
    users[key] = nil
  }
}

@MainActor
private protocol SharingModifier: AnyObject {
  func modifierDidChange()
}

/// A view with a shared modifier, for as long as it lives.
private struct ModifierUser {
  weak var node: (any SharingModifier)?
}

/// Applies what a source holds.
struct SharedModifier<Modifier: ViewModifier> {
  let source: ModifierSource<Modifier>
}

extension SharedModifier: ViewModifier {
  typealias Body = Never

  static var reach: ModifierReach { .each }

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    SharedModifierNode(view, in: parent)
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    unsafeDowncast(node, to: SharedModifierNode<V, Modifier>.self).update(to: view.content)
  }
}

/// The node of one view that a shared modifier is applied to.
private final class SharedModifierNode<V: View, Modifier: ViewModifier>: ContentNode,
  SharingModifier
{
  private let source: ModifierSource<Modifier>
  private var content: V
  private var version: Int
  private var key = 0

  init(_ view: ModifiedContent<V, SharedModifier<Modifier>>, in parent: ViewNode) {
    source = view.modifier.source
    content = view.content
    version = source.version
    super.init(in: parent)
    key = source.add(self)
    child = makeChild(content.modifier(source.modifier))
  }

  func update(to content: V) {
    self.content = content
    version = source.version
    if let child { updateChild(child, to: content.modifier(source.modifier)) }
  }

  func modifierDidChange() {
    guard version != source.version, isMounted else { return }
    update(to: content)
  }

  override func unmount() {
    source.remove(key)
    super.unmount()
  }
}
