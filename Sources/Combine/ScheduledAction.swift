#if OpenCombine
  import Foundation

  /// An action on its way to the queue that runs it.
  ///
  /// The compiler cannot see that it is safe to send: Combine's protocol says nothing of it. A scheduler is given
  /// the action, calls it on one queue and never in two places at once, and what calls the scheduler does not call
  /// the action itself.
  struct ScheduledAction: @unchecked Sendable {
    let run: () -> Void
  }

  /// A timer that calls an action on a queue until it is cancelled.
  final class RepeatedAction: Cancellable {
    private let source: DispatchSourceTimer

    init(
      on queue: DispatchQueue, after start: DispatchTime, every interval: DispatchTimeInterval,
      tolerance: DispatchTimeInterval, _ action: ScheduledAction
    ) {
      source = DispatchSource.makeTimerSource(queue: queue)
      source.schedule(deadline: start, repeating: interval, leeway: tolerance)
      source.setEventHandler { action.run() }
      source.resume()
    }

    func cancel() { source.cancel() }
    deinit { source.cancel() }
  }

  extension DispatchTimeInterval {
    /// The nanoseconds of an interval, nil for `never`.
    var nanoseconds: Int? {
      switch self {
      case .seconds(let seconds): Self.product(seconds, 1_000_000_000)
      case .milliseconds(let milliseconds): Self.product(milliseconds, 1_000_000)
      case .microseconds(let microseconds): Self.product(microseconds, 1_000)
      case .nanoseconds(let nanoseconds): nanoseconds
      case .never: nil
      @unknown default: nil
      }
    }

    private static func product(_ value: Int, _ scale: Int) -> Int {
      let (product, overflows) = value.multipliedReportingOverflow(by: scale)
      return overflows ? (value < 0 ? .min : .max) : product
    }

    init(seconds: TimeInterval) {
      self = .nanoseconds(Int(clamping: Int64(max(0, min(seconds, 9e9)) * 1e9)))
    }
  }
#endif
