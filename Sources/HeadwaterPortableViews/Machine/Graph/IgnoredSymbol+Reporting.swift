import Synchronization

/// The messages that this process has printed. A server with a thousand sessions prints each of them once.
///
/// This is one of the few files of the room with a lock and with state of the process. Only the extension
/// of `ViewIssue` below uses it. The set only grows, up to ``ViewIssue/mostNamed`` messages: an app can
/// make the name of a system symbol at run time.
private let printed = Mutex<Set<String>>([])

extension IgnoredSymbol {
  /// Receives symbols that are used outside of views. A test sets its own closure.
  @TaskLocal package static var report: @Sendable (ViewIssue) -> Void = { ViewIssue.print($0) }

  /// Reports a use of the symbol outside of any view.
  package func note() {
    Self.report(.ignored(self))
  }
}

extension ViewIssue {
  /// The maximum number of messages that a process prints.
  private static let mostNamed = 1_000

  /// Whether this process reports this message for the first time.
  var isFirstInProcess: Bool {
    printed.withLock { $0.count < Self.mostNamed && $0.insert(message).inserted }
  }
}

extension ViewGraph {
  /// Reports that a view uses the symbol, once for each graph.
  func report(_ symbol: IgnoredSymbol) {
    guard ignored.insert(symbol).inserted else { return }
    report(.ignored(symbol))
  }
}

/// A modifier that reports a symbol without effect, and leaves its content as it is.
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
  /// Returns the unchanged view, and reports that the symbol does nothing.
  nonisolated func ignoring(_ symbol: IgnoredSymbol?) -> some View {
    modifier(IgnoredModifier(symbol: symbol))
  }
}
