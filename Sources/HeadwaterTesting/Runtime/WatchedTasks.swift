import Headwater
import Synchronization

/// Tasks that no store has started, such as those of views, and whether they wait for the test.
package final class WatchedTasks: Sendable {
  private let runtime: ManualRuntime
  private let runsTasks: Bool
  private let tasks = Mutex<[RunningEffect]>([])

  /// Watches tasks.
  ///
  /// - Parameter runtime: Runs the parts of the tasks that are on no actor; nil to leave them to the system.
  package init(runtime: ManualRuntime?) {
    self.runtime = runtime ?? ManualRuntime()
    runsTasks = runtime != nil
  }

  /// Starts a task.
  @MainActor
  package func start(
    _ name: String, priority: TaskPriority?, _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let watched = WatchedTask(name: name) { [runtime] in runtime.notify() }
    tasks.withLock { $0.append(watched.task) }
    guard runsTasks else {
      return Task(priority: priority) { @MainActor in
        await EffectWait.$watched.withValue(watched) { await work() }
        self.hasEnded(watched)
      }
    }
    return runtime.run(watched.task, priority: priority) {
      await EffectWait.$watched.withValue(watched) { await work() }
      self.hasEnded(watched)
    }
  }

  /// Ends a wait for news, because something else than a task has changed.
  package func notify() {
    runtime.notify()
  }

  /// The tasks that may go on without the test: those that neither have ended nor wait for a test clock, or for
  /// effects that do.
  package var running: [RunningEffect] {
    tasks.withLock { $0 }.filter { $0.waitsFor == nil }
  }

  /// Waits until a task goes on, begins to wait or ends.
  ///
  /// - Parameter limit: The longest wait. Only time in which there is a thread to spare counts.
  package func waitForNews(
    limit: Duration, isolation: isolated (any Actor)? = #isolation
  ) async -> WaitEnd {
    await runtime.waitForNews(limit: limit, isolation: isolation)
  }

  private func hasEnded(_ watched: WatchedTask) {
    tasks.withLock { $0.removeAll { $0 === watched.task } }
    runtime.notify()
  }
}
