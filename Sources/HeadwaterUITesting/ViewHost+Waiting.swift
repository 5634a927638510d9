import HeadwaterTesting

extension ViewHost {
  /// Waits until no task of a view can go on without the test: the tasks of `.task` and of `.refreshable`.
  ///
  /// ```swift
  /// let ui = ViewHost(OrdersView(store: store), runtime: runtime)
  /// try ui.find(button: "Refresh").tap()
  /// await ui.settle()
  /// clock.advance(by: .seconds(1))
  /// await ui.settle()
  /// _ = try ui.find(text: "3 orders")
  /// ```
  ///
  /// - A task waits for the test if it sleeps on a `TestClock`, or if it waits in `StoreTask.finish()` for effects
  ///   that do. The host has to know the `ManualRuntime` that runs those effects.
  /// - It neither polls nor sleeps: what resumes a task wakes it.
  /// - It does not know a task that a closure starts by itself, with `Task { … }`, nor does a task that listens to
  ///   something without end ever settle. Use ``until(limit:fileID:filePath:line:column:_:)`` for those.
  ///
  /// - Parameter limit: The longest wait, after which the test fails. Only time in which the process has a thread
  ///   to spare counts, the main actor's included: on a busy machine the wait is longer by the clock.
  public func settle(
    limit: Duration = .seconds(60), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    while true {
      update()
      let running = tasks.running
      if running.isEmpty { return }
      if case .givenUp(let time) = await tasks.waitForNews(limit: limit) {
        let isOne = running.count == 1
        return report(
          """
          Nothing has let \(isOne ? "the task of a view" : "\(running.count) tasks of views") go on for \(time). \
          \(isOne ? "It waits" : "They wait") for something outside the test.

          If \(isOne ? "it waits" : "they wait") for effects that sleep on a `TestClock`, pass the host their \
          runtime: `ViewHost(view, runtime: runtime)`. If \(isOne ? "it listens" : "they listen") without end, \
          wait for what the screen shows: `await ui.until { … }`.
          """,
          CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
      }
    }
  }

  /// Waits until a condition is true. It checks the condition after each change of what the views show, and each
  /// time a task of a view goes on.
  ///
  /// ```swift
  /// await ui.until { ui.texts.contains("3 orders") }
  /// ```
  ///
  /// It neither polls nor sleeps. A condition that becomes true without any change of the views is not noticed.
  ///
  /// - Parameters:
  ///   - limit: The longest wait for a change, after which the test fails. Only time in which the process has a
  ///     thread to spare counts.
  ///   - condition: What to wait for.
  public func until(
    limit: Duration = .seconds(60), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ condition: () throws -> Bool
  ) async rethrows {
    // Before the look: a change between the look and the wait ends the wait at once.
    graph.onInvalidate = { [tasks] in tasks.notify() }
    defer { graph.onInvalidate = nil }
    while true {
      update()
      if try condition() { return }
      if case .givenUp(let time) = await tasks.waitForNews(limit: limit) {
        return report(
          """
          The condition is still false, and the views have not changed for \(time). The screen shows:

          \(outline)
          """,
          CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
      }
    }
  }
}
