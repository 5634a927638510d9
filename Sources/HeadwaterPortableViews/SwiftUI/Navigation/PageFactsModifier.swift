/// The modifier that describes the page around a view.
struct PageFactsModifier {
  var description: Text?
  var previewImage: String?
}

extension PageFactsModifier: NodeModifier {
  typealias Body = Never

  func makeNode(in parent: ViewNode) -> PageFactsNode {
    PageFactsNode(self, in: parent)
  }

  func update(_ node: PageFactsNode) {
    node.facts = self
  }
}

/// The node of the modifier. It describes the page while it is mounted.
final class PageFactsNode: ContentNode, PageFacts {
  fileprivate var facts: PageFactsModifier

  init(_ facts: PageFactsModifier, in parent: ViewNode) {
    self.facts = facts
    super.init(in: parent)
    graph.pageFacts.append(self)
  }

  var pageDescription: String? { facts.description?.string(for: environment.person) }
  var previewImage: String? { facts.previewImage }

  override func unmount() {
    graph.pageFacts.removeAll { $0 === self }
    super.unmount()
  }
}

extension View {
  /// Describes the page around the view.
  nonisolated package func pageDescription(text: Text) -> some View {
    modifier(PageFactsModifier(description: text))
  }

  /// Names a picture for the page around the view, by its address.
  nonisolated package func pagePreviewImage(address: String?) -> some View {
    modifier(PageFactsModifier(previewImage: address))
  }
}
