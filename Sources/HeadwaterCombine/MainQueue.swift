#if canImport(Combine) || OpenCombine
  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif
  import Dispatch

  /// Performs jobs on the main actor, at once if the caller is on the main queue.
  enum MainQueue {
    private static let mark = Mark()

    static func perform(_ job: any MainQueueJob) {
      if DispatchQueue.getSpecific(key: mark.key) == true {
        MainActor.assumeIsolated { job.perform() }
      } else {
        Task { @MainActor in job.perform() }
      }
    }

    /// A mark on the main queue, by which a caller detects that it is there. The thread does not tell, since
    /// off Apple platforms the main queue is not bound to one thread.
    ///
    /// `@unchecked Sendable`: it never changes, and only its identity is used.
    private final class Mark: @unchecked Sendable {
      let key = DispatchSpecificKey<Bool>()

      init() {
        DispatchQueue.main.setSpecific(key: key, value: true)
      }
    }
  }

  /// A job for the main actor.
  protocol MainQueueJob: Sendable {
    @MainActor func perform()
  }
#endif
