/// The places of texts that come together, such as those of a form that comes back.
///
/// A text may change what the others belong to: an app that removes rows while somebody types has no place for the texts of
/// these rows, until an update has removed their fields too.
@MainActor
package struct TextPlaces {
  private let graph: ViewGraph
  private var shapes: [Int: [Int]] = [:]

  package init(of events: [Event], in graph: ViewGraph) {
    self.graph = graph
    graph.update()
    for event in events { shapes[event.element] = shape(of: event) }
  }

  /// Whether the place of a text is as it was.
  func areUnchanged(for event: Event) -> Bool {
    guard let shape = shapes[event.element] else { return false }
    return shape == self.shape(of: event)
  }

  private func shape(of event: Event) -> [Int]? {
    guard event.kind == .input else { return nil }
    return (graph.document.listener(event.element)?.owner as? any SettlingNode)?.shape
  }
}
