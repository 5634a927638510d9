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

  /// What messages call an element that handles events: what it is, what it says, and the view that
  /// made it.
  package func name(ofListener id: Int) -> String? {
    guard let element = document.listener(id) else { return nil }
    var text: Element? = element
    while let current = text, current.text == nil { text = current.children.first }
    let title = text?.text.map { " \"\($0.prefix(40))\"" } ?? ""
    let view = element.owner.map { " of \($0.enclosingViewName)" } ?? ""
    return element.tag + title + view
  }
}
