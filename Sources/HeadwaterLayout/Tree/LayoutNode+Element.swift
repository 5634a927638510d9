import HeadwaterLayoutGeometry

extension LayoutNode {
  /// The element of a page with this view as its content.
  ///
  /// A page is at least as high as the window, and higher where the content is. A row that is no
  /// shorter than its content makes percentages inside definite in all browsers.
  package func page(policy: LayoutPolicy = .page) -> StyledElement {
    var style = Style()
    style[.minHeight] = .length(.windowHeight)
    style[.gridTemplate] = .template(rows: [.share(atLeast: nil)], columns: [.share(atLeast: 0)])
    return StyledElement(
      view: id, classes: [.wrapper], style: style, content: [render(at: .root(policy: policy))])
  }

  /// Makes an element of the view.
  ///
  /// - Parameters:
  ///   - classes: The classes of the shared style sheet.
  ///   - style: The view's own declarations; those of modifiers without an element replace them.
  ///   - isShown: Whether the element shows the view itself and is no mere box.
  package func makeElement(
    _ classes: [LayoutClass], _ style: Style, at place: Place, isShown: Bool = false,
    _ content: [StyledContent] = []
  ) -> StyledContent {
    var style = style
    style.add(place.additions.style)
    return .element(
      StyledElement(
        view: id, paint: isShown ? id : place.additions.paint, classes: classes, style: style,
        content: content))
  }

  /// The class of a box around one view, which must not cut the words in it.
  package func wrapperClasses(keepsWords: Bool) -> [LayoutClass] {
    keepsWords ? [.wrapper, .keepsWords] : [.wrapper]
  }
}
