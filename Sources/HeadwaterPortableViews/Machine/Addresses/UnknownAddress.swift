/// A node that shows that an address is unknown.
@MainActor
protocol UnknownAddressNotice: ViewNode {
  func unknownAddressDidChange()
}

struct UnknownAddressViewModifier<Unknown: View> {
  let unknown: (String) -> Unknown
}

extension UnknownAddressViewModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> UnknownAddressNode<Unknown> {
    UnknownAddressNode(unknown, in: parent)
  }

  func update(_ node: UnknownAddressNode<Unknown>) {
    node.unknown = unknown
    node.unknownAddressDidChange()
  }
}

/// The node of the modifier. While an address is unknown, its content stays, but is not in the document.
final class UnknownAddressNode<Unknown: View>: ContentNode, UnknownAddressNotice {
  var unknown: (String) -> Unknown
  private var shown: ViewNode?

  init(_ unknown: @escaping (String) -> Unknown, in parent: ViewNode) {
    self.unknown = unknown
    super.init(in: parent)
    graph.addresses.add(self)
  }

  func unknownAddressDidChange() {
    guard isMounted else { return }
    guard let address = graph.addresses.unknown else {
      guard let shown else { return }
      shown.unmount()
      self.shown = nil
      child?.queueLifecycles()
      return invalidateElements()
    }
    let view = unknown("/" + address)
    if let shown {
      updateChild(shown, to: view)
    } else {
      shown = makeChild(view)
      child?.disappear()
      invalidateElements()
    }
  }

  override var hidesContent: Bool { shown != nil }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
    if let shown { visit(shown) }
  }

  override func appendElements(to elements: inout [Element]) {
    (shown ?? child)?.appendElements(to: &elements)
  }

  override func identity(of child: ViewNode) -> String? {
    child === shown ? "unknown" : nil
  }

  override func unmount() {
    graph.addresses.remove(self)
    super.unmount()
  }
}

extension View {
  /// Shows another view while the opened address is unknown.
  nonisolated package func replacedAtUnknownAddress<Unknown: View>(
    by unknown: @escaping (String) -> Unknown
  ) -> some View {
    modifier(UnknownAddressViewModifier(unknown: unknown))
  }
}
