/// The task of an effect, or a child task, as a stack of frames.
package struct ModelTask<Action> {
  package var effect: Int

  /// The task that waits for this one; nil for the main task of an effect.
  package var parent: Int?

  /// The timeouts around it. Once the time of one is over, its actions are dropped.
  package var timeouts: [Int]

  /// The frames, the innermost last.
  package var frames: [Frame]

  package var isCancelled = false

  /// The outcome of the last wait or of the last innermost frame.
  package var outcome = Outcome.returned

  package enum Outcome: Equatable {
    case returned
    case failed(Failure)
  }

  package enum Failure: Equatable {
    case cancelled
    case timedOut
    /// An error that the work has thrown.
    case failed
  }

  package enum Frame {
    /// The effect itself: passes an error to its `catch:`, and tells the store when all is done.
    case effect(ModelScript<Action>.Handler?)

    /// A delay before an effect: tells the store when it has ended.
    case delay

    /// The end of the `catch:` of an effect.
    case handled

    /// Work that is about to begin, inside its remaining timeouts and retries.
    case work(ArraySlice<ModelGuard>, ModelScript<Action>)

    case steps(ArraySlice<ModelScript<Action>.Step>, ignoresCancellation: Bool)

    /// Waits for an attempt, with the pauses that are left.
    case attempt(pauses: ArraySlice<Duration>, ArraySlice<ModelGuard>, ModelScript<Action>)

    /// Waits before the next attempt.
    case pauseBeforeAttempt(
      pauses: ArraySlice<Duration>, ArraySlice<ModelGuard>, ModelScript<Action>)

    /// About to sleep.
    case pause(Duration)

    /// Waits for the first of its child tasks, and then for all of them.
    case race(children: [Int], first: Outcome?)

    /// The child task that ends a race when the time is over.
    case limit(timeout: Int)
  }
}
