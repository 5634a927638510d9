// @inlinable: each effect passes here.

/// How a store runs its effects: live, as tasks, or by hand, in tests.
public struct EffectRuntime: Sendable {
  /// nil means live.
  @usableFromInline package let scheduler: (any EffectScheduler)?

  package init(scheduler: (any EffectScheduler)?) {
    self.scheduler = scheduler
  }

  /// Effects are tasks on the concurrent executor; what they send hops to the store's actor, unless it
  /// is sent from there.
  public static let live = EffectRuntime(scheduler: nil)
}

extension EffectRuntime {
  /// Starts an operation, whose actions and end go to a mailbox.
  @inlinable
  func start<Action>(
    _ operation: EffectOperation<Action>, as effect: RunningEffect,
    sendingTo mailbox: Mailbox<Action>
  ) {
    let task: Task<Void, Never>
    if let scheduler {
      task = scheduler.start(effect, priority: operation.priority) {
        await operation.run(as: effect, sendingTo: mailbox)
      }
    } else if operation.isolation === MainActor.shared {
      // Starting where the work begins spares two hops between threads.
      task = Task(priority: operation.priority) { @MainActor in
        await operation.run(as: effect, sendingTo: mailbox)
      }
    } else {
      task = Task(priority: operation.priority) {
        await operation.run(as: effect, sendingTo: mailbox)
      }
    }
    effect.began(task)
  }

  /// Starts other work.
  func start(_ effect: RunningEffect, _ work: @escaping @Sendable () async -> Void) {
    effect.began(scheduler?.start(effect, priority: nil, work: work) ?? Task(operation: work))
  }
}

/// A runtime that decides itself when effects go on and when what they send is delivered.
@usableFromInline
package protocol EffectScheduler: AnyObject, Sendable {
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
