/// The node of toolbar content with a `body`.
final class ToolbarContentNode<Content: ToolbarContent>: CompositeNode<Content> {
  override func evaluateContent() {
    setChild(
      to: read { $0.body },
      make: { Content.Body.makeToolbarNode(for: $0, in: self) },
      update: { Content.Body.updateToolbarNode($0, for: $1) })
  }
}

/// The node of a toolbar item, or of an item group.
final class ToolbarItemNode: SlotNode {
  private var placement: ToolbarItemPlacement

  init<Content: View>(
    _ placement: ToolbarItemPlacement, content: Content, in parent: ViewNode
  ) {
    self.placement = placement
    super.init(in: parent, decoration: Decoration(.className("bar-item"), outer: nil)) {
      $0.setting(ContainerKindKey.self, to: .none)
    }
    setContent(content)
  }

  func update<Content: View>(_ placement: ToolbarItemPlacement, content: Content) {
    setContent(content)
    guard placement != self.placement else { return }
    self.placement = placement
    invalidateElements()
  }

  fileprivate func appendElements(
    at place: ToolbarItemPlacement.Place, to elements: inout [Element]
  ) {
    if placement.place == place { appendElements(to: &elements) }
  }
}

extension ViewNode {
  /// Appends the elements of the toolbar items in this subtree that belong to a place.
  final func appendToolbarElements(
    at place: ToolbarItemPlacement.Place, to elements: inout [Element]
  ) {
    if let item = self as? ToolbarItemNode {
      item.appendElements(at: place, to: &elements)
    } else {
      forEachChild { $0.appendToolbarElements(at: place, to: &elements) }
    }
  }
}
