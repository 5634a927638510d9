import Dispatch
import Synchronization

/// Keeps the jobs of tasks until somebody runs them, in the order in which they became ready.
final class ManualExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isRetired = false
    var watch: (any DispatchSourceTimer)?

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

  /// Runs the jobs that nobody has run for a second.
  ///
  /// One of them may be that of an actor which an effect has called, and which the test waits for as
  /// well: it would wait without an end, since it is the test that lets jobs run. They are run without
  /// the lock of the runtime, for the test may go on in the middle of one, and use its store.
  private func makeWatch() -> any DispatchSourceTimer {
    let watch = DispatchSource.makeTimerSource(queue: .global())
    watch.schedule(deadline: .now() + 1)
    watch.setEventHandler { [weak self] in
      guard let self else { return }
      let isNeglected = state.withLock { state in
        state.watch?.cancel()
        state.watch = nil
        return !state.jobs.isEmpty
      }
      if isNeglected { runAll() }
    }
    watch.activate()
    return watch
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
  /// - Returns: false if the wait was stopped before.
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
  func runAll() {
    while let job = next() {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// From now on runs each job where it becomes ready, so that what is left can end.
  func retire() {
    state.withLock { $0.isRetired = true }
    runAll()
  }

  private func next() -> UnownedJob? {
    state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
  }
}
