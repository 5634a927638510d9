// @inlinable: each effect passes here.

/// How a store runs its effects: live as tasks, or under the control of a test.
public struct EffectRuntime: Sendable {
  /// Nil for the live runtime.
  @usableFromInline package let scheduler: (any EffectScheduler)?

  package init(scheduler: (any EffectScheduler)?) {
    self.scheduler = scheduler
  }

  /// Runs effects as tasks on the concurrent executor. The actions they send hop to the store's actor,
  /// unless they are sent from it.
  public static let live = EffectRuntime(scheduler: nil)
}

extension EffectRuntime {
  /// Starts an operation that sends its actions and its end to a mailbox.
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
      // The task starts where the work begins, which saves two hops between threads.
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

/// A runtime that decides when effects continue and when their letters are delivered.
@usableFromInline
package protocol EffectScheduler: AnyObject, Sendable {
  /// Starts the work of an effect.
  func start(
    _ effect: RunningEffect, priority: TaskPriority?,
    work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>

  /// Adds a store. Each store is added once.
  ///
  /// - Parameters:
  ///   - store: The identity of the store's engine.
  ///   - actor: The actor on which `deliverNext` must be called; nil if any thread will do. It is not kept.
  ///   - deliverNext: Processes one letter of the store's mailbox; false if it was empty.
  func attach(
    _ store: ObjectIdentifier, actor: (any Actor)?, deliverNext: @escaping @Sendable () -> Bool)

  /// Removes a store that is going away.
  func detach(_ store: ObjectIdentifier)

  /// Called when a letter has been put into the mailbox of a store that was asked in vain, or never; on any thread.
  func mayHaveLetters(_ store: ObjectIdentifier)

  /// Called by a store, on its actor, when it has processed its queue to the end.
  func storeIsIdle(on actor: (any Actor)?)
}
