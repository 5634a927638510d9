/// The modifier that describes the page around a view.
struct PageFactsModifier {
  /// The description, in the language of the person.
  var description: Text?
  /// All else.
  var summary = PageSummary()
  var isMissing = false
  var isUnready = false
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

  var summary: PageSummary {
    var summary = facts.summary
    summary.description = facts.description?.string(for: environment.person)
    return summary
  }
  var isMissing: Bool { facts.isMissing }
  var isUnready: Bool { facts.isUnready }

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

  /// Says whether what the address of the page names does not exist.
  nonisolated package func pageMissing(_ isMissing: Bool) -> some View {
    modifier(PageFactsModifier(isMissing: isMissing))
  }

  /// Says whether the content of the page is still to come.
  nonisolated package func pageUnready(_ isUnready: Bool) -> some View {
    modifier(PageFactsModifier(isUnready: isUnready))
  }

  /// Names a picture for the page around the view, by its address.
  nonisolated package func pagePreviewImage(address: String?) -> some View {
    modifier(PageFactsModifier(summary: PageSummary(previewImage: address)))
  }

  /// Names the address that stands for all addresses of the content of the page.
  nonisolated package func pageCanonicalAddress(_ address: String?) -> some View {
    modifier(PageFactsModifier(summary: PageSummary(canonicalAddress: address)))
  }

  /// Says whether search engines are asked to leave the page out.
  nonisolated package func pageExcluded(_ isExcluded: Bool) -> some View {
    modifier(PageFactsModifier(summary: PageSummary(isExcluded: isExcluded)))
  }

  /// Lists addresses of the app for search engines.
  nonisolated package func pageSiteAddresses(_ addresses: [String]) -> some View {
    modifier(PageFactsModifier(summary: PageSummary(siteAddresses: addresses)))
  }
}
