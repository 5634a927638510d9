/// The work of an effect, or a part of it that runs beside the rest: what is being done, as a stack.
package struct ModelTask<Action> {
  package var effect: Int

  /// The task that waits for this one; nil for the first of an effect.
  package var parent: Int?

  /// The timeouts around it: once one of them is over, what it sends is dropped.
  package var timeouts: [Int]

  /// What is under way, the innermost last.
  package var frames: [Frame]

  package var isCancelled = false

  /// How that ended which was last waited for, or was innermost.
  package var outcome = Outcome.returned

  package enum Outcome: Equatable {
    case returned
    case failed(Failure)
  }

  package enum Failure: Equatable {
    case cancelled
    case timedOut
    /// An error of its own.
    case failed
  }

  package enum Frame {
    /// The effect itself: hands an error to its `catch:`, and tells the store when all is done.
    case effect(ModelScript<Action>.Handler?)

    /// A wait before an effect: tells the store when it is over.
    case delay

    /// The `catch:` of an effect is done.
    case handled

    /// Work that is about to begin, below what stands around it.
    case work(ArraySlice<ModelGuard>, ModelScript<Action>)

    case steps(ArraySlice<ModelScript<Action>.Step>, ignoresCancellation: Bool)

    /// Waits for an attempt; these are the pauses that are left.
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
