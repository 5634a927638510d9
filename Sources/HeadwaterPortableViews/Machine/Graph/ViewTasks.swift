/// Starts the tasks of views: those of `task` and of `refreshable`.
@MainActor
package final class ViewTasks {
  package typealias Start =
    @MainActor (TaskPriority?, @escaping @Sendable () async -> Void) -> Task<Void, Never>

  /// Starts a task. A test sets its own closure, to know what the task waits for.
  package var start: Start = { priority, action in
    Task(priority: priority) { await action() }
  }

  /// Called on each end of a task while somebody waits for tasks; nil if nobody does, and nothing is counted.
  package var onEnd: (@MainActor () -> Void)?
  /// The number of counted tasks that have not ended.
  package private(set) var running = 0
  /// The number of those that the first page waits for.
  package private(set) var runningForFirstPage = 0

  nonisolated init() {}

  /// Starts a task of a view, and counts it if somebody waits for tasks.
  func run(
    _ priority: TaskPriority, isForFirstPage: Bool, _ action: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    guard onEnd != nil else { return start(priority, action) }
    count(1, isForFirstPage)
    return start(priority) { [self] in
      await action()
      await end(isForFirstPage)
    }
  }

  private func end(_ isForFirstPage: Bool) {
    count(-1, isForFirstPage)
    onEnd?()
  }

  private func count(_ change: Int, _ isForFirstPage: Bool) {
    running += change
    if isForFirstPage { runningForFirstPage += change }
  }
}

private enum ViewTasksKey: EnvironmentKey {
  static var defaultValue: ViewTasks { ViewTasks() }
}

extension EnvironmentValues {
  /// Starts the tasks of the views around here.
  var viewTasks: ViewTasks {
    get { self[ViewTasksKey.self] }
    set { self[ViewTasksKey.self] = newValue }
  }
}
