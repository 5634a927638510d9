import HeadwaterPortableViews

extension ViewHost {
  /// Scrolls down to the next rows that were not visible yet, which calls their `onAppear`.
  ///
  /// Rows of lists and lazy stacks appear a screenful at a time, as in a browser.
  public func scrollToUnseen() {
    update()
    for element in graph.unseenElements {
      _ = graph.handle(Event(element: element, kind: .appear))
    }
    update()
  }

  /// The style sheet rules that the screen has used so far.
  package var styleRules: [String] { graph.rules }
}
