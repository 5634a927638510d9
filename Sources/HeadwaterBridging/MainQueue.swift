import Dispatch

/// Calls a function on the main actor, at once if the caller is there.
enum MainQueue {
  private static let mark = Mark()

  static func perform(_ job: any MainQueueJob) {
    if DispatchQueue.getSpecific(key: mark.key) == true {
      MainActor.assumeIsolated { job.perform() }
    } else {
      Task { @MainActor in job.perform() }
    }
  }

  /// A mark on the main queue, by which a caller finds out whether it is there: off Apple platforms
  /// the main queue is not bound to one thread.
  ///
  /// It never changes and is used for its identity alone: that is the proof of `@unchecked Sendable`.
  private final class Mark: @unchecked Sendable {
    let key = DispatchSpecificKey<Bool>()

    init() {
      DispatchQueue.main.setSpecific(key: key, value: true)
    }
  }
}

/// Work for the main actor.
protocol MainQueueJob: Sendable {
  @MainActor func perform()
}
