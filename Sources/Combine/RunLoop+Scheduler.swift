#if OpenCombine
  import Foundation

  // swift-format-ignore: AvoidRetroactiveConformances
  extension RunLoop: @retroactive Scheduler {
    /// A date, as the run loop's timers have it.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
      /// The date itself.
      public var date: Date

      /// Creates a moment.
      public init(_ date: Date) { self.date = date }

      public func distance(to other: Self) -> Stride {
        Stride(other.date.timeIntervalSince(date))
      }

      public func advanced(by interval: Stride) -> Self {
        Self(date.addingTimeInterval(interval.magnitude))
      }

      /// A length of time, in seconds.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable
      {
        /// The length in seconds.
        public var magnitude: TimeInterval

        /// The length in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a length of seconds.
        public init(_ seconds: TimeInterval) { magnitude = seconds }
        public init(floatLiteral seconds: TimeInterval) { magnitude = seconds }
        public init(integerLiteral seconds: TimeInterval) { magnitude = seconds }
        public init?<T: BinaryInteger>(exactly source: T) {
          guard let seconds = TimeInterval(exactly: source) else { return nil }
          magnitude = seconds
        }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Self, right: Self) -> Self {
          Self(left.magnitude + right.magnitude)
        }
        public static func - (left: Self, right: Self) -> Self {
          Self(left.magnitude - right.magnitude)
        }
        public static func * (left: Self, right: Self) -> Self {
          Self(left.magnitude * right.magnitude)
        }
        public static func += (left: inout Self, right: Self) { left = left + right }
        public static func -= (left: inout Self, right: Self) { left = left - right }
        public static func *= (left: inout Self, right: Self) { left = left * right }

        public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
        public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
        public static func milliseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e3) }
        public static func microseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e6) }
        public static func nanoseconds(_ value: Int) -> Self { Self(TimeInterval(value) / 1e9) }
      }
    }

    /// There are no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in the next turn of the loop. The main loop's actions run on the main queue, since nothing
    /// runs the main loop under an asynchronous `main`.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = ScheduledAction(run: action)
      if self === RunLoop.main {
        DispatchQueue.main.async { action.run() }
      } else {
        perform { action.run() }
      }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let action = ScheduledAction(run: action)
      if self === RunLoop.main {
        let wait = DispatchTimeInterval(seconds: date.date.timeIntervalSinceNow)
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) { action.run() }
      } else {
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }
        timer.tolerance = tolerance.magnitude
        add(timer, forMode: .default)
      }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let action = ScheduledAction(run: action)
      if self === RunLoop.main {
        return RepeatedAction(
          on: .main, after: .now() + DispatchTimeInterval(seconds: date.date.timeIntervalSinceNow),
          every: DispatchTimeInterval(seconds: interval.magnitude),
          tolerance: DispatchTimeInterval(seconds: tolerance.magnitude), action)
      }
      let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in
        action.run()
      }
      timer.tolerance = tolerance.magnitude
      add(timer, forMode: .default)
      return AnyCancellable { timer.invalidate() }
    }
  }

  // swift-format-ignore: AvoidRetroactiveConformances
  extension OperationQueue: @retroactive Scheduler {
    /// A date.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// There are no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = ScheduledAction(run: action)
      addOperation { action.run() }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let action = ScheduledAction(run: action)
      let wait = DispatchTimeInterval(seconds: date.date.timeIntervalSinceNow)
      DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [self] in
        addOperation { action.run() }
      }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      let action = ScheduledAction(run: action)
      return RepeatedAction(
        on: .global(),
        after: .now() + DispatchTimeInterval(seconds: date.date.timeIntervalSinceNow),
        every: DispatchTimeInterval(seconds: interval.magnitude),
        tolerance: DispatchTimeInterval(seconds: tolerance.magnitude),
        ScheduledAction { [self] in addOperation { action.run() } })
    }
  }
#endif
