import Headwater

extension TestStore {
  /// Waits for effects that wait for something outside the test: another actor, a file, a server.
  ///
  /// ```swift
  /// store.send(.refreshed)
  /// await store.settle()
  /// store.receive(\.loaded) { $0.rows = rows }
  /// ```
  ///
  /// - It returns as soon as an action waits to be received, or all running effects wait for a test clock. It
  ///   neither polls nor sleeps: the event that resumes an effect wakes it.
  /// - An effect on another actor may end a moment after the last action that it sent. Call `settle()` once
  ///   more before `finish()` in that case.
  /// - Other effects need no `settle()`. They run inside `send`, `receive` and the clock's `advance(by:)`.
  ///
  /// - Parameter limit: The longest wait, after which the test fails. Only time in which the process has a thread
  ///   to spare counts: on a busy machine the wait is longer by the clock, and the failure says so.
  public func settle(
    limit: Duration = .seconds(60), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.site = site
    while true {
      runtime.drain(on: nil)
      if runtime.lock.withLock({ engine.firstWaiting != nil }) { return }
      let outside = runtime.lock.withLock { engine.runningEffects.filter { $0.waitsFor == nil } }
      if outside.isEmpty { return }
      let end = await runtime.waitForNews(limit: limit, isolation: isolation)
      if case .givenUp(let time) = end {
        return report(.notSettled(outside, time: time, trail: trail), site)
      }
    }
  }
}
