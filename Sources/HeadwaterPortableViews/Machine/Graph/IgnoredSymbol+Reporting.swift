import Synchronization

/// This is one of the few files of the room with a lock, and with state of the process: which symbols
/// have been named on the standard error stream, so that a server with a thousand sessions names each
/// once. Nothing reads it but the lines below, which hold the lock, and it only grows, to at most
/// ``ViewIssue/mostNamed`` entries, since an app may make the name of a system symbol at run time.
private let printed = Mutex<Set<String>>([])

extension IgnoredSymbol {
  /// Is told of symbols that are used outside of views; a test sets its own.
  @TaskLocal package static var report: @Sendable (ViewIssue) -> Void = { ViewIssue.print($0) }

  /// Says that the symbol was used where no view is known.
  func note() {
    Self.report(.ignored(self))
  }
}

extension ViewIssue {
  /// The most symbols that a process names.
  private static let mostNamed = 1_000

  /// Whether this is the first call in this process with this message.
  var isFirstInProcess: Bool {
    printed.withLock { $0.count < Self.mostNamed && $0.insert(message).inserted }
  }
}

extension ViewGraph {
  /// Says that a view uses the symbol, once for each graph.
  func report(_ symbol: IgnoredSymbol) {
    guard ignored.insert(symbol).inserted else { return }
    report(.ignored(symbol))
  }
}

/// Says that a symbol does nothing, and adds nothing to its content.
struct IgnoredModifier {
  let symbol: IgnoredSymbol?
}

extension IgnoredModifier: ViewModifier {
  typealias Body = Never

  static var reach: ModifierReach { .all }

  static func makeNode<V: View>(
    for view: ModifiedContent<V, Self>, in parent: ViewNode
  ) -> ViewNode {
    if let symbol = view.modifier.symbol { parent.graph.report(symbol) }
    return V.makeNode(for: view.content, in: parent)
  }

  static func updateNode<V: View>(_ node: ViewNode, for view: ModifiedContent<V, Self>) {
    if let symbol = view.modifier.symbol { node.graph.report(symbol) }
    V.updateNode(node, for: view.content)
  }
}

extension View {
  /// The view as it is; an issue says that the symbol does nothing.
  nonisolated func ignoring(_ symbol: IgnoredSymbol?) -> some View {
    modifier(IgnoredModifier(symbol: symbol))
  }
}
