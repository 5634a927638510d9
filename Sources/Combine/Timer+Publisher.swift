#if OpenCombine
  import Foundation

  extension Timer {
    /// Returns a publisher of the date, at each interval after `connect`.
    ///
    /// ```swift
    /// .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { now = $0 }
    /// ```
    ///
    /// A timer on the main loop runs on the main queue.
    ///
    /// - Parameters:
    ///   - interval: The seconds between two dates.
    ///   - tolerance: The seconds that a date may be late.
    ///   - runLoop: The loop on which dates are delivered.
    ///   - mode: The mode of the loop, which has no meaning on the main queue.
    ///   - options: There are none.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of dates.
    public final class TimerPublisher: ConnectablePublisher {
      public typealias Output = Date
      public typealias Failure = Never

      /// The seconds between two dates.
      public let interval: TimeInterval
      /// The seconds that a date may be late.
      public let tolerance: TimeInterval?
      /// The loop on which dates are delivered.
      public let runLoop: RunLoop
      /// The mode of the loop.
      public let mode: RunLoop.Mode
      /// There are none.
      public let options: RunLoop.SchedulerOptions?

      private let subject = PassthroughSubject<Date, Never>()

      /// Creates a publisher, which waits for `connect`.
      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
        mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
      ) {
        self.interval = interval
        self.tolerance = tolerance
        self.runLoop = runLoop
        self.mode = mode
        self.options = options
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Date, S.Failure == Never {
        subject.subscribe(subscriber)
      }

      public func connect() -> any Cancellable {
        let subject = subject
        return runLoop.schedule(
          after: runLoop.now.advanced(by: .seconds(interval)), interval: .seconds(interval),
          tolerance: .seconds(tolerance ?? 0), options: options
        ) { subject.send(Date()) }
      }
    }
  }
#endif
