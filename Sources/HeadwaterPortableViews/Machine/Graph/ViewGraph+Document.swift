extension ViewGraph {
  /// The whole document after the last update: the markup inside the root element, fully escaped.
  package var html: String { document.html }

  /// The navigation title of the visible screen.
  package var title: String {
    for stack in screenStacks where !stack.element.isHidden {
      let title = stack.visibleTitle
      if !title.isEmpty { return title }
    }
    return root.title.text
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
