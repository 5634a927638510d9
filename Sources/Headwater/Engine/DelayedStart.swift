/// Delays what stores begin by themselves: their subscriptions, and the work that their middlewares do
/// as long as the store lives.
///
/// A server renders pages for visitors who may never connect, and rendering reads the stores of a page.
/// Their start is delayed while the page is made, and comes when the visitor connects. Stores process
/// actions, and run the effects of those, all the same. The start of a `StoreActor` is never delayed.
@MainActor
@usableFromInline
package final class DelayedStart {
  /// What ``begin()`` calls; nil once it has been called.
  private var starts: [() -> Void]? = []

  /// Makes a delayed start; stores that are made inside ``run(_:)`` belong to it.
  package init() {}

  /// Runs a closure, and delays the start of each store that it makes until ``begin()``.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Current.$start.withValue(self, operation: body)
  }

  /// Starts all stores, in the order in which they were made. A store that is made later starts at once.
  package func begin() {
    let waiting = starts ?? []
    starts = nil
    for start in waiting { start() }
  }

  /// Delays the start of an engine whose store is made inside ``run(_:)``.
  @usableFromInline
  static func applyCurrent<State, Action>(to engine: Engine<State, Action>) {
    guard let start = Current.start, start.starts != nil else { return }
    engine.flags.insert(.startDelayed)
    start.starts?.append { [weak engine] in engine?.beginDelayed() }
  }

  private enum Current {
    @TaskLocal static var start: DelayedStart?
  }
}

extension Engine {
  /// Begins what was delayed, unless the store has not been used yet: then its first use does.
  func beginDelayed() {
    flags.remove(.startDelayed)
    let hasSubscriptions = effects?.registry.tree?.hasSubscriptions ?? false
    guard !flags.contains(.unused), hasSubscriptions || !links.isEmpty else { return }
    begin()
  }
}
