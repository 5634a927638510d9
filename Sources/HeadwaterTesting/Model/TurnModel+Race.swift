// The race of a `timeout`: its work and its limit are two child tasks, and the first to end decides.
extension TurnModel {
  /// Continues a task that waits for its child tasks.
  ///
  /// - Returns: False while it still has to wait for one of them.
  mutating func goOnRacing(
    _ children: [Int], _ first: ModelTask<Action>.Outcome?, in number: Int
  ) -> Bool {
    let running = children.filter { tasks[$0] != nil }
    guard let first else {
      // No child task has ended yet: the task has only just begun to wait.
      tasks[number]?.frames.append(.race(children: children, first: nil))
      return false
    }
    for child in running { cancel(task: child) }
    tasks[number]?.outcome = first
    if running.isEmpty { return true }
    tasks[number]?.frames.append(.race(children: running, first: first))
    return false
  }

  /// Removes a task that has ended, and continues the one that waits for it.
  mutating func endTask(_ number: Int) {
    guard let task = tasks.removeValue(forKey: number), let parent = task.parent else { return }
    guard case .race(let children, let first) = tasks[parent]?.frames.last else { return }
    let place = (tasks[parent]?.frames.count ?? 0) - 1
    tasks[parent]?.frames[place] = .race(children: children, first: first ?? task.outcome)
    // The parent may be ready already, if the other child has ended just before.
    if !readyTasks.contains(parent) { readyTasks.append(parent) }
  }
}
