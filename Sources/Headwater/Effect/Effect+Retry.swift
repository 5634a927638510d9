extension Effect {
  /// Does the asynchronous work in this effect again when it throws.
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
  /// - Only the error of the last attempt reaches `catch:`. A cancellation is not retried.
  /// - It holds for each `run` and `stream` in this effect. Actions that a failed attempt has sent
  ///   stay sent.
  ///
  /// - Parameters:
  ///   - policy: How often, and after which pauses.
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
            if error is CancellationError || failures >= policy.attempts { throw error }
            try await clock.sleep(for: policy.pause(failures))
          }
        }
      }
    }
  }
}

/// How often work is tried, and how long to wait between.
public struct RetryPolicy: Sendable {
  /// How often the work is done at most, the first time included.
  public let attempts: Int

  /// The pause after a number of failures, counted from 1.
  public let pause: @Sendable (_ failures: Int) -> Duration

  /// Makes a policy with pauses of your own.
  ///
  /// - Parameters:
  ///   - attempts: How often the work is done at most; at least once.
  ///   - pause: The pause after a number of failures, counted from 1.
  public init(attempts: Int, pause: @escaping @Sendable (_ failures: Int) -> Duration) {
    self.attempts = max(1, attempts)
    self.pause = pause
  }

  /// Equal pauses.
  public static func constant(attempts: Int, pause: Duration) -> RetryPolicy {
    RetryPolicy(attempts: attempts) { _ in pause }
  }

  /// Pauses that grow by a factor, spread at random so that many clients do not come back at once.
  ///
  /// - Parameters:
  ///   - attempts: How often the work is done at most.
  ///   - initial: The first pause.
  ///   - factor: By how much each pause is longer than the one before.
  ///   - limit: The longest pause.
  ///   - jitter: The part of a pause that is left to chance, from 0 (none) to 1 (all of it).
  ///   - random: Where chance comes from: a number from 0 to 1. Give a fixed one in tests.
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
      // What is not a number, by a factor or a chance that is none, is the longest pause.
      let pause = min(seconds, longest) * (1 - part * chance)
      return pause.isNaN ? limit : .seconds(max(pause, 0))
    }
  }
}
