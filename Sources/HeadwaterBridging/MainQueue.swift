import Dispatch

/// Calls a function on the main actor: at once if the caller is on it, otherwise later.
enum MainQueue {
  private static let mark = Mark()

  static func perform(_ job: any MainQueueJob) {
    if DispatchQueue.getSpecific(key: mark.key) == true {
      MainActor.assumeIsolated { job.perform() }
    } else {
      Task { @MainActor in job.perform() }
    }
  }

  /// A mark on the main queue. It tells a caller whether it is on that queue: off Apple platforms, the main
  /// queue has no fixed thread.
  ///
  /// The mark never changes, and only its identity is used. That is the proof of `@unchecked Sendable`.
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
