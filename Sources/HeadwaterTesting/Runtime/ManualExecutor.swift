import Dispatch
import Foundation
import Synchronization

/// Keeps the jobs of tasks until somebody runs them, in the order in which they became ready.
final class ManualExecutor: TaskExecutor {
  private struct State {
    var jobs = JobLine()
    var isRetired = false
    var watch: (any DispatchSourceTimer)?

    /// Whether a store is in the middle of a turn, at whose end it lets jobs run.
    var isInTurn = false

    /// Whether something happened since anybody last waited for that.
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

  /// The runtime's: whoever lets jobs run holds it.
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
      // Inside of the lock: from then on the job may run, and with its task this executor may go.
      if state.watch == nil { state.watch = makeWatch() }
      return (false, state.takeWaiter())
    }
    if runsHere { job.runSynchronously(on: asUnownedTaskExecutor()) }
    waiter?.resume(returning: true)
  }

  /// Looks after jobs that nobody has run for a second.
  private func makeWatch() -> any DispatchSourceTimer {
    let watch = DispatchSource.makeTimerSource(queue: .global())
    watch.schedule(deadline: .now() + 1)
    watch.setEventHandler { [weak self] in self?.runNeglected() }
    watch.activate()
    return watch
  }

  /// Runs the jobs that nobody has run, unless somebody is about to.
  ///
  /// One of them may be that of an actor which an effect has called, and which the test waits for as
  /// well: it would wait without an end, since it is the test that lets jobs run.
  ///
  /// While a runtime is used, however long an effect or a reducer takes, this runs nothing: else the
  /// order of a test would depend on how fast the machine is. And while this runs jobs, whoever wants
  /// to use the runtime waits, except for a test that goes on in the middle of one, on this thread.
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

  /// Notes that a turn starts effects, which run at its end.
  func turnStartsEffects() {
    state.withLock { $0.isInTurn = true }
  }

  deinit {
    // Else it would take its memory along for the rest of the second, test after test.
    state.withLock { $0.watch?.cancel() }
  }

  /// Tells whoever waits for news that there is some; callable on any thread.
  func notify() {
    let waiter = state.withLock { $0.takeWaiter() }
    waiter?.resume(returning: true)
  }

  /// Begins a wait for news; one at a time.
  ///
  /// - Returns: The number by which the wait can be stopped.
  func beginWait() -> Int {
    state.withLock { state in
      state.lastWait += 1
      state.isStopped = false
      return state.lastWait
    }
  }

  /// Ends a wait without news, whether or not it is under way already.
  func stopWait(_ number: Int) {
    let waiter = state.withLock { state in
      guard state.lastWait == number else { return nil as CheckedContinuation<Bool, Never>? }
      state.isStopped = true
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: false)
  }

  /// Waits until a task can go on that could not before.
  ///
  /// - Returns: False if the wait was stopped before.
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

  /// Runs jobs until there are none, those included that become ready meanwhile.
  ///
  /// An effect that yields without end is always ready: after a million jobs the test goes on, so that it
  /// can cancel the effect, or is told at its end that the effect still runs.
  func runAll() {
    state.withLock { $0.isInTurn = false }
    for _ in 0..<Self.mostJobs {
      guard let job = next() else { return }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private static let mostJobs = 1_000_000

  /// From now on runs each job where it becomes ready, so that what is left can end.
  func retire() {
    state.withLock { $0.isRetired = true }
    runAll()
  }

  private func next() -> UnownedJob? {
    state.withLock { $0.jobs.removeFirst() }
  }
}

/// Jobs in the order in which they became ready. Taking the first moves the others rarely enough that
/// it costs the same however many wait.
private struct JobLine {
  private var jobs: [UnownedJob] = []
  private var takenCount = 0

  var isEmpty: Bool { takenCount == jobs.count }

  mutating func append(_ job: UnownedJob) {
    jobs.append(job)
  }

  mutating func removeFirst() -> UnownedJob? {
    guard !isEmpty else { return nil }
    let job = jobs[takenCount]
    takenCount += 1
    if isEmpty || (takenCount >= 64 && 2 * takenCount >= jobs.count) {
      jobs.removeFirst(takenCount)
      takenCount = 0
    }
    return job
  }
}
