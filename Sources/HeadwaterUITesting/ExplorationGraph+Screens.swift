import HeadwaterPortableViews
import HeadwaterTesting

extension ExplorationGraph {
  /// The graph as one HTML page without anything else: a state can be clicked for its value, the way there, and
  /// the screen that a view shows in it.
  ///
  /// ```swift
  /// let found = explore(from: [SignUp.State()], …)
  /// let page = found.graph().page(title: "Sign up") { SignUpView(store: .mock(state: $0)) }
  /// try page.write(to: file, atomically: true, encoding: .utf8)
  /// ```
  ///
  /// - The view is shown without a screen, as a ``ViewHost`` does. It sends nothing.
  /// - States with equal screens share one in the page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - environment: The environment of the views.
  ///   - screen: Makes the view that shows a state.
  @MainActor
  public func page<Content: View>(
    title: String, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder screen: (State) -> Content
  ) -> String {
    var screens: [StateScreen] = []
    var places: [StateScreen: Int] = [:]
    let screenOf = nodes.map { node in
      let host = ViewHost(screen(node.moment.state), environment: environment)
      let rules = HTMLWriter.styles(host.graph.rules)
      let shown = StateScreen(
        html: "<style>\(rules)</style><main data-h=\"0\">\(host.html)</main>", outline: host.outline
      )
      if let place = places[shown] { return place }
      places[shown] = screens.count
      screens.append(shown)
      return screens.count - 1
    }
    return page(title: title, screens: screens, screenOf: screenOf, frame: Self.frame)
  }

  /// The document around a screen. Nothing in it can be used: it is a picture.
  private static var frame: (head: String, end: String) {
    // Scripts open the dialogs of a served page.
    let open = """
      dialog[data-modal] { display: block; position: fixed; inset: 0; z-index: 2; }
      body:has(dialog[data-modal])::after {
        content: ""; position: fixed; inset: 0; background: var(--veil); z-index: 1;
      }
      """
    return (
      """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" \
      content="light dark"><style>\(Stylesheet.base)\n\(Stylesheet.dialogs)\n\(open)</style></head><body inert>
      """,
      "</body></html>"
    )
  }
}
