/// Keeps stores that are made meanwhile from beginning anything by themselves: their subscriptions and
/// what their middlewares do as long as they live.
///
/// A server renders pages for visitors who may never connect, and such a page reads its stores. They
/// are held while it is made, and begin when a person has come. Actions are processed as ever, and so
/// are the effects of actions. Stores of a `StoreActor` are not held.
@MainActor
@usableFromInline
package final class StartHold {
  /// What begins with the release; nil when that has been.
  private var starts: [() -> Void]? = []

  /// Makes a hold, to ``run(_:)`` something under it.
  package init() {}

  /// Does something; the stores that it makes are held until the release.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Current.$hold.withValue(self, operation: body)
  }

  /// Lets all begin, in the order in which they were made. Whatever is made later is not held.
  package func release() {
    let waiting = starts ?? []
    starts = nil
    for start in waiting { start() }
  }

  /// Holds an engine if its store is made under a hold.
  @usableFromInline
  static func applyCurrent<State, Action>(to engine: Engine<State, Action>) {
    guard let hold = Current.hold, hold.starts != nil else { return }
    engine.flags.insert(.held)
    hold.starts?.append { [weak engine] in engine?.endHold() }
  }

  private enum Current {
    @TaskLocal static var hold: StartHold?
  }
}

extension Engine {
  /// Begins what the store was kept from, if it has been used since.
  func endHold() {
    flags.remove(.held)
    let hasSubscriptions = effects?.registry.tree?.hasSubscriptions ?? false
    guard !flags.contains(.unused), hasSubscriptions || !links.isEmpty else { return }
    begin()
  }
}
