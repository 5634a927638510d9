extension Effect {
  /// Repeats the asynchronous work of this effect when it throws.
  ///
  /// ```swift
  /// return .run { send in
  ///   send(.loaded(try await client.load()))
  /// } catch: { error, send in
  ///   send(.failed("\(error)"))
  /// }
  /// .retry(.exponential(attempts: 5, from: .seconds(1)), clock: clock)
  /// ```
  ///
  /// - Only the error of the last attempt reaches `catch:`. An effect that was cancelled is not tried again. A
  ///   `CancellationError` counts as any other error if nobody has cancelled the effect.
  /// - It applies to each `run` and `stream` in this effect.
  /// - Actions that a failed attempt has sent stay sent: send only once an attempt has succeeded.
  ///
  /// - Parameters:
  ///   - policy: How often to try, and how long to pause between attempts.
  ///   - clock: The feature's clock, which measures the pauses.
  public func retry(_ policy: RetryPolicy, clock: any Clock<Duration>) -> Effect {
    mapOperations { operation in
      operation.replacingWork { send in
        let work = operation.work
        var failures = 0
        while true {
          do {
            return try await work(send)
          } catch {
            failures += 1
            if send.isOver || failures >= policy.attempts { throw error }
            try await clock.sleep(for: policy.pause(failures))
            // Not every clock ends its sleep with an error.
            if send.isOver { throw error }
          }
        }
      }
    }
  }
}

/// How often to try, and how long to pause between attempts.
public struct RetryPolicy: Sendable {
  /// The largest number of attempts, including the first.
  public let attempts: Int

  /// The pause after a number of failures, counted from 1.
  public let pause: @Sendable (_ failures: Int) -> Duration

  /// Makes a policy with pauses of your own.
  ///
  /// - Parameters:
  ///   - attempts: The largest number of attempts, including the first; at least 1.
  ///   - pause: The pause after a number of failures, counted from 1.
  public init(attempts: Int, pause: @escaping @Sendable (_ failures: Int) -> Duration) {
    self.attempts = max(1, attempts)
    self.pause = pause
  }

  /// Makes a policy with equal pauses.
  public static func constant(attempts: Int, pause: Duration) -> RetryPolicy {
    RetryPolicy(attempts: attempts) { _ in pause }
  }

  /// Makes a policy whose pauses grow by a factor, with random jitter. The jitter keeps many clients from
  /// coming back at the same moment.
  ///
  /// - Parameters:
  ///   - attempts: The largest number of attempts, including the first.
  ///   - initial: The first pause.
  ///   - factor: The ratio of each pause to the one before.
  ///   - limit: The longest pause.
  ///   - jitter: The part of a pause that is random, from 0 (none) to 1 (all of it).
  ///   - random: Returns a number from 0 to 1. In tests, return a fixed one.
  public static func exponential(
    attempts: Int, from initial: Duration, factor: Double = 2, limit: Duration = .seconds(60),
    jitter: Double = 0.5, random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) -> RetryPolicy {
    let longest = limit / .seconds(1)
    let part = min(max(jitter, 0), 1)
    return RetryPolicy(attempts: attempts) { failures in
      var seconds = initial / .seconds(1)
      for _ in 1..<max(1, failures) where seconds < longest { seconds *= factor }
      let chance = min(max(random(), 0), 1)
      // If the factor or the random number is NaN, the pause is the longest one.
      let pause = min(seconds, longest) * (1 - part * chance)
      return pause.isNaN ? limit : .seconds(max(pause, 0))
    }
  }
}
