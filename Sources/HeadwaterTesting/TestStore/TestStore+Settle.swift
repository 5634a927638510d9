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
  /// - It returns as soon as an action waits to be received, or no running effect waits for anything
  ///   but a test clock. It neither polls nor sleeps: what lets an effect go on wakes it.
  /// - An effect on another actor may end a moment after the last action it sent: settle once more
  ///   before `finish()`.
  /// - Effects that wait for nothing outside need no `settle()`: they run inside `send`, `receive` and
  ///   the clock's `advance(by:)`.
  ///
  /// - Parameter limit: How long something outside may take before the test fails, in real time. It is
  ///   generous by default: a main actor that is busy with other tests is something outside too.
  public func settle(
    limit: Duration = .seconds(60), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.site = site
    while true {
      runtime.drain(on: nil)
      let (isWaiting, outside) = runtime.lock.withLock {
        (!engine.waiting.isEmpty, engine.runningEffects.filter { $0.waitsFor == nil })
      }
      if isWaiting || outside.isEmpty { return }
      guard await runtime.waitForNews(limit: limit, isolation: isolation) else {
        report(.notSettled(outside, limit: limit, trail: trail), site)
        return
      }
    }
  }
}
