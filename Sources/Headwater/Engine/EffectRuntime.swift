/// How a store runs its effects: live, as tasks, or by hand, in tests.
public struct EffectRuntime: Sendable {
  /// nil means live.
  @usableFromInline package let scheduler: (any EffectScheduler)?

  package init(scheduler: (any EffectScheduler)?) {
    self.scheduler = scheduler
  }

  /// Effects are tasks on the concurrent executor; what they send hops to the store's actor.
  public static let live = EffectRuntime(scheduler: nil)
}

extension EffectRuntime {
  /// Starts the work of an effect.
  @usableFromInline
  func run(
    _ effect: RunningEffect, priority: TaskPriority?, isolation: (any Actor)?,
    work: nonisolated(nonsending) @escaping @Sendable () async -> Void
  ) {
    let task: Task<Void, Never>
    if let scheduler {
      task = scheduler.start(effect, priority: priority, work: { await work() })
    } else if isolation === MainActor.shared {
      // Starting where the work begins spares two hops between threads.
      task = Task(priority: priority) { @MainActor in await work() }
    } else {
      task = Task(priority: priority) { await work() }
    }
    effect.began(task)
  }
}

/// A runtime that decides itself when effects go on and when what they send is delivered.
@usableFromInline
package protocol EffectScheduler: Sendable {
  /// Starts the work of an effect.
  func start(
    _ effect: RunningEffect, priority: TaskPriority?,
    work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>

  /// Makes a store known, once.
  ///
  /// - Parameters:
  ///   - actor: The actor on which `deliverNext` must be called; nil for none.
  ///   - deliverNext: Processes one letter of the store's mailbox; false if it was empty.
  func attach(actor: (any Actor)?, deliverNext: @escaping @Sendable () -> Bool)

  /// Called by a store, on its actor, when it has processed its queue to the end.
  func storeIsIdle(on actor: (any Actor)?)
}
