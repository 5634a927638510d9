import Synchronization

/// Keeps the jobs of tasks until somebody runs them, in the order in which they became ready.
final class ManualExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isRetired = false
  }

  private let state = Mutex(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let runsHere = state.withLock { state in
      if !state.isRetired { state.jobs.append(job) }
      return state.isRetired
    }
    if runsHere { job.runSynchronously(on: asUnownedTaskExecutor()) }
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
