/// The storage of a property whose value may be missed after the row of its view was made anew.
protocol KeptState: AnyObject {
  /// Whether the value can differ from the one that a new view would have.
  var isWorthKeeping: Bool { get }
}

/// A view whose state follows from its content, so that nobody misses it.
protocol DerivedState {}

extension ViewNode {
  /// Whether a view in this node has state that a person would miss.
  final var containsStateToKeep: Bool {
    if hasStateToKeep { return true }
    var contains = false
    forEachChild { if !contains { contains = $0.containsStateToKeep } }
    return contains
  }
}
