extension ViewGraph {
  /// Changes the environment of the whole graph. Views that read a changed key are evaluated again.
  package func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    let former = root.environment
    var values = EnvironmentValues(entry: former)
    change(&values)
    let changes = values.entry.changes(from: former, in: values.entry.keys(since: former))
    guard !changes.isEmpty else { return }
    root.environmentDidChange(to: values.entry, changed: changes)
    update()
    announceOperations()
  }

  /// Whether there is an element that takes events.
  package func hasListener(_ id: Int) -> Bool { document.listener(id) != nil }

  /// Returns the name of an element for messages: its tag, and the app's view that made it.
  ///
  /// The name contains no text of the element. A person may have typed that text, and messages go to logs.
  package func name(ofListener id: Int) -> String? {
    guard let element = document.listener(id) else { return nil }
    var node: ViewNode? = element.owner
    while let current = node, current.isBuiltIn { node = current.parent }
    return element.tag + (node.map { " of \($0.name)" } ?? "")
  }
}
