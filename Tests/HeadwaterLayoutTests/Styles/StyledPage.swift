import HeadwaterLayout

/// A document that keeps elements as a browser does, and is told only what may have changed.
final class StyledPage {
  private var elements: [Int: StyledElement] = [:]
  /// The views whose elements were written again with other classes, another style or other
  /// content.
  private(set) var changes: [Int] = []

  /// The root after all changes, with everything in it.
  private(set) var root: StyledElement?

  @discardableResult func write(_ content: StyledContent) -> StyledElement? {
    changes = []
    root = resolve(content)
    changes.sort()
    return root
  }

  private func resolve(_ content: StyledContent) -> StyledElement? {
    switch content {
    case .unchanged(let view):
      // What an element contains may have been changed through another parent, but not here.
      return elements[view]
    case .element(var element):
      element.content = element.content.compactMap { resolve($0).map(StyledContent.element) }
      guard element.classes.first != .layer else { return element }
      if elements[element.view].map({ $0.isWritten(as: element) }) != true {
        changes.append(element.view)
      }
      elements[element.view] = element
      return element
    }
  }
}

extension StyledElement {
  fileprivate func isWritten(as other: StyledElement) -> Bool {
    paint == other.paint && classes == other.classes && style == other.style
      && content.map(\.view) == other.content.map(\.view)
  }

  /// The elements in a tree that has no notes of unchanged ones.
  var elements: [StyledElement] {
    content.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element and those in it, for comparison.
  var text: String {
    let classes = classes.map(\.rawValue).joined(separator: " ")
    let shown = paint.map(String.init) ?? "-"
    return "<\(view) \(shown) \(classes) \(style.text)>"
      + elements.map(\.text).joined() + "</>"
  }
}

extension LayoutNode {
  /// The element of a view that was never made before.
  func firstElement(at place: Place) -> StyledElement {
    guard case .element(let element) = render(at: place) else {
      preconditionFailure("The element of the view \(id) has been made before.")
    }
    return element
  }
}
