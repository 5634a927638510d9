import Dispatch
import Foundation
import Synchronization

/// Keeps the jobs of tasks in the order in which they became ready, and runs them on request.
final class ManualExecutor: TaskExecutor {
  private struct State {
    /// The jobs in the order in which they became ready.
    var jobs = ArrivalLine<UnownedJob>()
    var isRetired = false
    var watch: (any DispatchSourceTimer)?

    /// Whether a store is in the middle of a turn, at whose end it runs jobs.
    var isInTurn = false

    /// The only thread that may make tasks ready, and whether another one has; nil if all may.
    var thread: pthread_t?
    var wasWokenElsewhere = false

    /// Whether something has happened since the last wait for news.
    var hasNews = false
    var waiter: CheckedContinuation<Bool, Never>?
    var lastWait = 0
    var isStopped = false

    mutating func takeWaiter() -> CheckedContinuation<Bool, Never>? {
      defer { waiter = nil }
      hasNews = waiter == nil
      return waiter
    }
  }

  private let state = Mutex(State())

  /// The lock of the runtime, held while jobs run.
  private let lock: NSRecursiveLock

  init(lock: NSRecursiveLock) {
    self.lock = lock
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let (runsHere, waiter) = state.withLock { state in
      guard !state.isRetired else {
        return (true, nil as CheckedContinuation<Bool, Never>?)
      }
      state.jobs.append(job)
      if let thread = state.thread, pthread_equal(thread, pthread_self()) == 0 {
        state.wasWokenElsewhere = true
      }
      // Inside of the lock: afterwards the job may run, and the end of its task may release this executor.
      if state.watch == nil { state.watch = makeWatch() }
      return (false, state.takeWaiter())
    }
    if runsHere { job.runSynchronously(on: asUnownedTaskExecutor()) }
    waiter?.resume(returning: true)
  }

  /// Makes a timer that runs jobs after they have waited for a second.
  private func makeWatch() -> any DispatchSourceTimer {
    let watch = DispatchSource.makeTimerSource(queue: .global())
    watch.schedule(deadline: .now() + 1)
    watch.setEventHandler { [weak self] in self?.runNeglected() }
    watch.activate()
    return watch
  }

  /// Runs the jobs that have waited for a second, unless the runtime is in use.
  ///
  /// A test may wait for an actor that in turn waits for one of these jobs, because an effect has called it.
  /// Without this function it would wait forever, since only the test runs jobs.
  ///
  /// It runs nothing while the runtime is in use, however long an effect or a reducer takes. Otherwise the
  /// order of a test would depend on the speed of the machine. While it runs jobs, other threads wait to use
  /// the runtime; a test that continues inside one of the jobs, on this thread, does not.
  func runNeglected() {
    let isUsed = !lock.try()
    defer { if !isUsed { lock.unlock() } }
    let isNeglected = state.withLock { state in
      state.watch?.cancel()
      state.watch = nil
      guard !state.jobs.isEmpty else { return false }
      guard isUsed || state.isInTurn else { return true }
      state.watch = makeWatch()
      return false
    }
    if isNeglected { runAll() }
  }

  func expectsThisThread() {
    state.withLock { $0.thread = pthread_self() }
  }

  var wasWokenElsewhere: Bool { state.withLock { $0.wasWokenElsewhere } }

  func forgetWakes() {
    state.withLock { $0.wasWokenElsewhere = false }
  }

  /// Records that a turn starts effects, which run at its end.
  func turnStartsEffects() {
    state.withLock { $0.isInTurn = true }
  }

  deinit {
    // Otherwise the timer would keep its memory for the rest of the second, in each test.
    state.withLock { $0.watch?.cancel() }
  }

  /// Ends a wait for news; callable on any thread.
  func notify() {
    let waiter = state.withLock { $0.takeWaiter() }
    waiter?.resume(returning: true)
  }

  /// Begins a wait for news. There can be one at a time.
  ///
  /// - Returns: The number by which `stopWait` stops the wait.
  func beginWait() -> Int {
    state.withLock { state in
      state.lastWait += 1
      state.isStopped = false
      return state.lastWait
    }
  }

  /// Ends a wait without news, even before it has suspended.
  func stopWait(_ number: Int) {
    let waiter = state.withLock { state in
      guard state.lastWait == number else { return nil as CheckedContinuation<Bool, Never>? }
      state.isStopped = true
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: false)
  }

  /// Waits until a suspended task becomes ready.
  ///
  /// - Returns: False if the wait was stopped before that.
  func waitForNews(isolation: isolated (any Actor)?) async -> Bool {
    await withCheckedContinuation { continuation in
      let answer: Bool? = state.withLock { state in
        if !state.jobs.isEmpty || state.hasNews {
          state.hasNews = false
          return true
        }
        if state.isStopped { return false }
        state.waiter = continuation
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// Runs jobs until there are none, including those that become ready meanwhile.
  ///
  /// An effect that yields without end is always ready. After a million jobs the test continues: it can
  /// cancel the effect, or fails at its end because the effect still runs.
  func runAll() {
    state.withLock { $0.isInTurn = false }
    for _ in 0..<Self.mostJobs {
      guard let job = next() else { return }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private static let mostJobs = 1_000_000

  /// Runs each later job as soon as it becomes ready, which lets suspended tasks end.
  func retire() {
    state.withLock { $0.isRetired = true }
    runAll()
  }

  private func next() -> UnownedJob? {
    state.withLock { $0.jobs.removeFirst() }
  }
}
