import Foundation
import Headwater
import Synchronization

/// Runs the effects of stores by hand: nothing goes on by itself, and nothing is left to chance.
///
/// A `TestStore` has one of its own. Give one to a live `Store` to test a view whose effects wait
/// for a clock:
///
/// ```swift
/// let clock = TestClock()
/// let store = Store(
///   initialState: SignUp.State(), reducer: SignUp(clock: clock), runtime: ManualRuntime().effects)
/// store.send(.updateUsername("a"))
/// clock.advance(by: .seconds(0.8))
/// ```
///
/// - Effects run in the caller's own call, on its thread, until none can go on: inside `send` and
///   inside `TestClock.advance(by:)`. So the same test gives the same order in every run.
/// - An effect that waits for something outside, such as real time, a network or another actor, goes
///   on when that is done and `drain()` is called. If nobody calls it, the effect goes on a second
///   later, since whoever would call it may wait for an actor that the effect has called. What the
///   effect sends waits for `drain()` in any case.
/// - How long an effect or a reducer takes changes nothing in that order: while one runs, no other
///   does.
public final class ManualRuntime: Sendable {
  private let executor: ManualExecutor
  private let stores = Mutex<[AttachedStore]>([])
  private let isDraining = Mutex(false)

  /// Held while effects run or a test store is used, so that a clock that is advanced on another
  /// thread waits its turn.
  let lock: NSRecursiveLock

  private struct AttachedStore: Sendable {
    let actor: (any Actor)?
    let deliverNext: @Sendable () -> Bool
  }

  /// The effect whose code is running, for clocks that want to say what it waits for.
  struct Context: Sendable {
    let effect: RunningEffect
    let runtime: ManualRuntime
    let sleepsInVain = SleepsInVain()
  }

  @TaskLocal static var context: Context?

  /// Makes a runtime that no store uses yet.
  public init() {
    lock = NSRecursiveLock()
    executor = ManualExecutor(lock: lock)
  }

  /// This runtime, in the form in which stores take it.
  public var effects: EffectRuntime { EffectRuntime(scheduler: ManualScheduler(runtime: self)) }

  /// Lets effects go on until none can.
  ///
  /// First everything that can run runs, then one action that was sent is processed, then again.
  public func drain(isolation: isolated (any Actor)? = #isolation) {
    drain(on: isolation)
  }

  func drain(on actor: (any Actor)?) {
    lock.withLock {
      // A store that becomes idle while its letters are delivered is already being drained.
      let mayStart = isDraining.withLock { isDraining in
        defer { isDraining = true }
        return !isDraining
      }
      guard mayStart else { return }
      defer { isDraining.withLock { $0 = false } }
      repeat {
        executor.runAll()
      } while deliverNext(on: actor)
    }
  }

  /// What happens when jobs have waited for a second.
  func runNeglectedJobs() {
    executor.runNeglected()
  }

  /// Tells whoever waits for something outside that there is something to drain.
  func notify() {
    executor.notify()
  }

  /// Waits until something outside has let an effect go on.
  ///
  /// - Parameter limit: How long to wait at most, in real time.
  /// - Returns: Whether that happened.
  func waitForNews(
    limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    let executor = executor
    let number = executor.beginWait()
    let alarm = Task.detached {
      try await Task.sleep(for: limit)
      executor.stopWait(number)
    }
    defer { alarm.cancel() }
    return await withTaskCancellationHandler {
      await executor.waitForNews(isolation: isolation)
    } onCancel: {
      executor.stopWait(number)
    }
  }

  /// Lets whatever is still suspended end by itself, now that nobody drains any more.
  func retire() {
    lock.withLock { executor.retire() }
  }

  private func deliverNext(on actor: (any Actor)?) -> Bool {
    for store in stores.withLock({ $0 }) where store.actor == nil || store.actor === actor {
      if store.deliverNext() { return true }
    }
    return false
  }

  /// Makes a store known whose actions are to be delivered.
  ///
  /// - Parameters:
  ///   - actor: The actor on which to call `deliverNext`; nil for none.
  ///   - deliverNext: Delivers one; false when there was none.
  func attach(actor: (any Actor)?, deliverNext: @escaping @Sendable () -> Bool) {
    stores.withLock { $0.append(AttachedStore(actor: actor, deliverNext: deliverNext)) }
  }

  func start(
    _ effect: RunningEffect, priority: TaskPriority?,
    work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let context = Context(effect: effect, runtime: self)
    executor.turnStartsEffects()
    return Task(executorPreference: executor, priority: priority) {
      await ManualRuntime.$context.withValue(context) { await work() }
    }
  }
}

/// A manual runtime as stores see it.
private final class ManualScheduler: EffectScheduler {
  let runtime: ManualRuntime

  init(runtime: ManualRuntime) {
    self.runtime = runtime
  }

  func start(
    _ effect: RunningEffect, priority: TaskPriority?,
    work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    runtime.start(effect, priority: priority, work: work)
  }

  func attach(actor: (any Actor)?, deliverNext: @escaping @Sendable () -> Bool) {
    runtime.attach(actor: actor, deliverNext: deliverNext)
  }

  func storeIsIdle(on actor: (any Actor)?) {
    runtime.drain(on: actor)
  }
}
