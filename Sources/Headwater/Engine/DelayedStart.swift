/// Delays the work that stores start before anybody is there to see it: their subscriptions, the effects that
/// their middlewares run as long as the store lives, and the effects of actions.
///
/// A server renders pages for visitors who may never connect, such as programs that follow links. Rendering reads
/// the stores of a page, and opening its address may send them actions. The server does both inside ``run(_:)``,
/// and calls ``begin()`` when the visitor connects, or ``end()`` if that does not happen. Until then, stores
/// process actions as usual, and the work of their effects waits.
///
/// The start of a `StoreActor` is never delayed.
@MainActor
@usableFromInline
package final class DelayedStart {
  /// The functions that ``begin()`` calls; nil after the call.
  private var starts: [() -> Void]? = []
  private var heldEffects: [HeldEffect] = []
  private var isRunning = false

  /// Makes a delayed start.
  package init() {}

  /// Runs a closure, and delays the start of each store that it makes, and of each effect that it leads to, until
  /// ``begin()``.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    return try Current.$start.withValue(self, operation: body)
  }

  /// Starts all stores, in the order in which they were made, and then the effects. A store that is made later
  /// starts at once.
  package func begin() {
    let effects = heldEffects
    heldEffects = []
    for start in takeStarts() { start() }
    for effect in effects { effect.begin() }
  }

  /// Ends the effects, whose work then never starts, because nobody has come.
  package func end() {
    let effects = heldEffects
    heldEffects = []
    for effect in effects { effect.end() }
  }

  /// Returns the functions that start the stores which still exist, for a page that nobody has come to. Call them
  /// when the stores of the page are gone: others are shared with other pages, and were first used by this one.
  package func takeStarts() -> [() -> Void] {
    defer { starts = nil }
    return starts ?? []
  }

  /// Delays the start of an engine whose store is made inside ``run(_:)``.
  @usableFromInline
  static func applyCurrent<State, Action>(to engine: Engine<State, Action>) {
    guard let start = Current.start, start.starts != nil else { return }
    engine.flags.insert(.startDelayed)
    start.starts?.append { [weak engine] in engine?.beginDelayed() }
  }

  /// The start that effects may have to wait for; nil outside of ``run(_:)`` and of tasks that began there.
  @usableFromInline
  nonisolated static var current: DelayedStart? { Current.start }

  /// Keeps the work of an effect until ``begin()``.
  ///
  /// - Parameters:
  ///   - effect: The effect, which has begun for its store.
  ///   - mailbox: Where the effect ends.
  ///   - isolation: The actor of the store.
  ///   - work: Starts the work.
  /// - Returns: Whether the effect has to wait; false if the caller has to start the work.
  @usableFromInline
  nonisolated func holds<Action>(
    _ effect: RunningEffect, of mailbox: Mailbox<Action>, on isolation: (any Actor)?,
    _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    guard isolation === MainActor.shared else { return false }
    return MainActor.assumeIsolated {
      // A task that began inside of `run` may go on after it.
      guard isRunning, starts != nil else { return false }
      heldEffects.append(
        HeldEffect(effect: effect, start: work) {
          mailbox.putEnd(of: effect, as: .returned, on: MainActor.shared)
        })
      return true
    }
  }

  private enum Current {
    @TaskLocal static var start: DelayedStart?
  }
}

/// An effect that has begun for its store, and whose work has not started.
private struct HeldEffect {
  let effect: RunningEffect
  let start: @Sendable () -> Void
  let putEnd: @Sendable () -> Void

  func begin() {
    effect.isCancelled ? putEnd() : start()
  }

  func end() {
    effect.cancel()
    putEnd()
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
