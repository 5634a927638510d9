import Foundation
import Headwater
import Synchronization

/// Runs the effects of stores inside the calls of a test, in a fixed order.
///
/// A `TestStore` has a runtime of its own. Pass one to a live `Store` to test a view whose effects wait for a
/// clock:
///
/// ```swift
/// let clock = TestClock()
/// let store = Store(
///   initialState: SignUp.State(), reducer: SignUp(clock: clock), runtime: ManualRuntime().effects)
/// store.send(.updateUsername("a"))
/// clock.advance(by: .seconds(0.8))
/// ```
///
/// - Effects run inside `send` and `TestClock.advance(by:)`, on the caller's thread, until none can continue.
///   The same test therefore has the same order in every run.
/// - An effect that waits for something outside, such as real time, a network or another actor, continues
///   when `drain()` is called after the wait. Without a call, it continues a second later, since the test
///   may be waiting for an actor that the effect has called. Its actions wait for `drain()` in any case.
/// - The duration of an effect or a reducer does not affect the order: only one of them runs at a time.
public final class ManualRuntime: Sendable {
  private let executor: ManualExecutor
  private let stores = Mutex(AttachedStores())
  private let isDraining = Mutex(false)

  /// Held while effects run or a test store is in use: a clock that another thread advances has to wait.
  let lock: NSRecursiveLock

  /// The effect whose code is running. Clocks use it to report what the effect waits for.
  struct Context: Sendable {
    let effect: RunningEffect
    let runtime: ManualRuntime
    let sleepsInVain = SleepsInVain()
  }

  @TaskLocal static var context: Context?

  /// Makes a runtime.
  public init() {
    lock = NSRecursiveLock()
    executor = ManualExecutor(lock: lock)
  }

  /// This runtime, as an argument for a store.
  public var effects: EffectRuntime { EffectRuntime(scheduler: ManualScheduler(runtime: self)) }

  /// Runs effects until none can continue.
  ///
  /// It runs all effects that are ready, then processes one action that was sent, and repeats this.
  public func drain(isolation: isolated (any Actor)? = #isolation) {
    drain(on: isolation)
  }

  /// Runs the tasks that are ready, and delivers nothing.
  func runTasks() {
    lock.withLock { executor.runAll() }
  }

  /// Says that only this thread may make tasks ready. An effect that another thread wakes waits for something that the
  /// test does not control.
  func expectsThisThread() { executor.expectsThisThread() }

  /// Whether another thread has made a task ready.
  var wasWokenElsewhere: Bool { executor.wasWokenElsewhere }

  /// Forgets that another thread has made a task ready.
  func forgetWakes() { executor.forgetWakes() }

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

  /// Runs jobs that have waited for a second.
  func runNeglectedJobs() {
    executor.runNeglected()
  }

  /// Ends a wait for something outside, because there is something to drain.
  func notify() {
    executor.notify()
  }

  /// Waits until something outside resumes an effect.
  ///
  /// - Parameter limit: The longest wait. Only time in which there is a thread to spare counts.
  func waitForNews(
    limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> WaitEnd {
    let executor = executor
    let number = executor.beginWait()
    let start = ContinuousClock.now
    // Its own priority is the lowest, so that the limit runs only when nothing else wants a thread.
    let alarm = Task.detached(priority: .background) {
      try await SpareTime(limit: limit).pass()
      executor.stopWait(number)
    }
    defer { alarm.cancel() }
    let hasNews = await withTaskCancellationHandler {
      await executor.waitForNews(isolation: isolation)
    } onCancel: {
      executor.stopWait(number)
    }
    return hasNews ? .news : .givenUp(limit: limit, after: .now - start)
  }

  /// Lets suspended tasks end by themselves, when no more calls drain the runtime.
  func retire() {
    lock.withLock { executor.retire() }
  }

  private func deliverNext(on actor: (any Actor)?) -> Bool {
    for deliverNext in stores.withLock({ $0.testStores.values }) where deliverNext() { return true }
    guard let actor else { return false }
    // A letter that comes after the answer is announced again.
    while let (store, deliverNext) = stores.withLock({ $0.takeFirst(on: ObjectIdentifier(actor)) })
    {
      guard deliverNext() else { continue }
      mayHaveLetters(store)
      return true
    }
    return false
  }

  /// The number of stores that use the runtime and still exist.
  var storeCount: Int { stores.withLock { $0.count } }

  /// Adds a store.
  ///
  /// - Parameters:
  ///   - store: The identity of the store.
  ///   - actor: The actor on which to call `deliverNext`; nil if any thread will do, as for a test store.
  ///   - deliverNext: Delivers one action; false if there was none.
  func attach(
    _ store: ObjectIdentifier, actor: (any Actor)?, deliverNext: @escaping @Sendable () -> Bool
  ) {
    let actor = actor.map { ObjectIdentifier($0) }
    stores.withLock { $0.attach(store, actor: actor, deliverNext: deliverNext) }
  }

  func detach(_ store: ObjectIdentifier) {
    stores.withLock { $0.detach(store) }
  }

  /// Records that a store may have letters; callable on any thread.
  func mayHaveLetters(_ store: ObjectIdentifier) {
    stores.withLock { $0.mayHaveLetters(store) }
  }

  func start(
    _ effect: RunningEffect, priority: TaskPriority?,
    work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    executor.turnStartsEffects()
    return run(effect, priority: priority, work)
  }

  /// Starts work that belongs to no turn.
  func run(
    _ effect: RunningEffect, priority: TaskPriority?, _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let context = Context(effect: effect, runtime: self)
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

  func attach(
    _ store: ObjectIdentifier, actor: (any Actor)?, deliverNext: @escaping @Sendable () -> Bool
  ) {
    runtime.attach(store, actor: actor, deliverNext: deliverNext)
  }

  func detach(_ store: ObjectIdentifier) {
    runtime.detach(store)
  }

  func mayHaveLetters(_ store: ObjectIdentifier) {
    runtime.mayHaveLetters(store)
  }

  func storeIsIdle(on actor: (any Actor)?) {
    runtime.drain(on: actor)
  }
}
