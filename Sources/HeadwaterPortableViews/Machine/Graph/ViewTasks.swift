/// Starts the tasks of views: those of `task` and of `refreshable`.
@MainActor
package final class ViewTasks {
  package typealias Start =
    @MainActor (TaskPriority?, @escaping @Sendable () async -> Void) -> Task<Void, Never>

  /// Starts a task. A test sets its own closure, to know what the task waits for.
  package var start: Start = { priority, action in
    Task(priority: priority) { await action() }
  }

  nonisolated init() {}
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
