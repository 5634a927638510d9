extension ViewGraph {
  /// Changes what the whole graph inherits; views that read a key that is changed are evaluated again.
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

  /// What messages call an element that handles events: what it is, and the app's view that made it.
  ///
  /// Not what it says: that may be what a person has typed, and messages go to logs.
  package func name(ofListener id: Int) -> String? {
    guard let element = document.listener(id) else { return nil }
    var node: ViewNode? = element.owner
    while let current = node, current.isBuiltIn { node = current.parent }
    return element.tag + (node.map { " of \($0.name)" } ?? "")
  }
}
