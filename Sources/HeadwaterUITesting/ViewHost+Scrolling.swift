import HeadwaterPortableViews

extension ViewHost {
  /// Scrolls down until the rows that waited to be seen are in view: `onAppear` of the next ones is
  /// called.
  ///
  /// Rows of lists and lazy stacks appear a screenful at a time, as in a browser.
  public func scrollToUnseen() {
    update()
    for element in graph.unseenElements {
      _ = graph.handle(Event(element: element, kind: .appear))
    }
    update()
  }

  /// The rules of the style sheet that the screen has used so far.
  package var styleRules: [String] { graph.rules }
}
