import Headwater
import Synchronization

/// Starts the effects of a store that is explored, and remembers which have started.
final class StartedEffects: EffectScheduler {
  private let runtime: ManualRuntime
  private let effects = Mutex<[RunningEffect]>([])

  init(runtime: ManualRuntime) {
    self.runtime = runtime
  }

  /// Removes the effects that have started since the last call.
  func takeAll() -> [RunningEffect] {
    effects.withLock { effects in
      defer { effects = [] }
      return effects
    }
  }

  func start(
    _ effect: RunningEffect, priority: TaskPriority?, work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    effects.withLock { $0.append(effect) }
    return runtime.start(effect, priority: priority, work: work)
  }

  // The explorer itself takes letters and runs tasks, between its steps.
  func attach(
    _ store: ObjectIdentifier, actor: (any Actor)?, deliverNext: @escaping @Sendable () -> Bool
  ) {}
  func detach(_ store: ObjectIdentifier) {}
  func mayHaveLetters(_ store: ObjectIdentifier) {}
  func storeIsIdle(on actor: (any Actor)?) {}
}
