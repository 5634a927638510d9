extension ViewGraph {
  /// The whole document after the last update: the markup inside the root element, fully escaped.
  package var html: String { document.html }

  /// The navigation title of the visible screen.
  package var title: String {
    let stacks = screenStacks.filter { !$0.element.isHidden && !$0.visibleTitle.isEmpty }
    let first = stacks.first { !$0.isBesideDetail } ?? stacks.first
    return first?.visibleTitle ?? root.title.text
  }

  /// The rules of the style blocks of the document.
  package var rules: [String] { document.styles.rules }

  /// The elements of rows that have left the document and may come back.
  func retainedElements() -> [Element] {
    var elements: [Element] = []
    root.appendRetainedElements(to: &elements)
    return elements
  }

  /// The root element of the document, for queries.
  package var rootElement: Element { root.element }

  /// The topmost open dialog, which covers everything else.
  package var topmostModal: Element? { modals.last?.element }
}
