/// Delays the work that stores start by themselves: their subscriptions, and the effects that their
/// middlewares run as long as the store lives.
///
/// A server renders pages for visitors who may never connect, and rendering reads the stores of a page. The
/// server delays the start of these stores while it makes the page, and starts them when the visitor
/// connects. Until then, stores process actions and run their effects as usual. The start of a `StoreActor`
/// is never delayed.
@MainActor
@usableFromInline
package final class DelayedStart {
  /// The functions that ``begin()`` calls; nil after the call.
  private var starts: [() -> Void]? = []

  /// Makes a delayed start for the stores that are made inside ``run(_:)``.
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
  /// Starts the delayed work, unless the store has not been used yet. Its first use then starts the work.
  func beginDelayed() {
    flags.remove(.startDelayed)
    let hasSubscriptions = effects?.registry.tree?.hasSubscriptions ?? false
    guard !flags.contains(.unused), hasSubscriptions || !links.isEmpty else { return }
    begin()
  }
}
