/// The title of one screen: that of the outermost view on it that sets one.
@MainActor
final class ScreenTitle {
  private var entries: [(owner: ObjectIdentifier, text: String)] = []
  /// Stands when no view sets a title.
  var fallback = "" { didSet { didChange() } }
  /// Shows the title where it belongs.
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

/// The title of the screen that a view is on.
enum ScreenTitleKey: EnvironmentKey {
  static var defaultValue: ScreenTitle? { nil }
}
