/// The title of one screen. If several views set one, that of the outermost view counts.
@MainActor
final class ScreenTitle {
  private var entries: [(owner: ObjectIdentifier, text: String)] = []
  /// The title of a screen on which no view sets one.
  var fallback = "" { didSet { didChange() } }
  /// Updates the place that shows the title.
  var show: (() -> Void)?
  private unowned let graph: ViewGraph

  init(graph: ViewGraph) {
    self.graph = graph
  }

  var text: String { entries.first?.text ?? fallback }

  func set(_ text: String, by owner: ViewNode) {
    let owner = ObjectIdentifier(owner)
    if let index = entries.firstIndex(where: { $0.owner == owner }) {
      guard entries[index].text != text else { return }
      entries[index].text = text
    } else {
      entries.append((owner, text))
    }
    didChange()
  }

  func remove(by owner: ViewNode) {
    entries.removeAll { $0.owner == ObjectIdentifier(owner) }
    didChange()
  }

  private func didChange() {
    graph.titleMayChange()
    show?()
  }
}

/// The environment key of the title of a view's screen.
enum ScreenTitleKey: EnvironmentKey {
  static var defaultValue: ScreenTitle? { nil }
}
