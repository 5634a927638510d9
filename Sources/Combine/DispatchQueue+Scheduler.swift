#if OpenCombine
  import Foundation

  // swift-format-ignore: AvoidRetroactiveConformances
  extension DispatchQueue: @retroactive Scheduler {
    /// A moment of the queue's clock.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
      /// The moment itself.
      public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: uptime) }

      private var uptime: UInt64

      /// Creates a moment.
      public init(_ time: DispatchTime) { uptime = time.uptimeNanoseconds }

      public func distance(to other: Self) -> Stride {
        .nanoseconds(Int(Int64(bitPattern: other.uptime &- uptime)))
      }

      public func advanced(by interval: Stride) -> Self {
        let moved = Int64(clamping: uptime).addingReportingOverflow(Int64(interval.magnitude))
        let sum = moved.overflow ? (interval.magnitude < 0 ? 0 : Int64.max) : moved.partialValue
        return Self(DispatchTime(uptimeNanoseconds: UInt64(max(0, sum))))
      }

      /// A length of time, in nanoseconds.
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
        ExpressibleByFloatLiteral, Hashable, Codable, Sendable
      {
        /// The length in nanoseconds.
        public var magnitude: Int

        /// The length as Dispatch has it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        init(nanoseconds: Int) { magnitude = nanoseconds }

        /// Creates a length.
        public init(_ interval: DispatchTimeInterval) { magnitude = interval.nanoseconds ?? .max }
        public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
        public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
        public init?<T: BinaryInteger>(exactly source: T) {
          guard let seconds = Int(exactly: source) else { return nil }
          self = .seconds(seconds)
        }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Self, right: Self) -> Self {
          Self(nanoseconds: left.magnitude + right.magnitude)
        }
        public static func - (left: Self, right: Self) -> Self {
          Self(nanoseconds: left.magnitude - right.magnitude)
        }
        public static func * (left: Self, right: Self) -> Self {
          .seconds(Double(left.magnitude) / 1e9 * Double(right.magnitude) / 1e9)
        }
        public static func += (left: inout Self, right: Self) { left = left + right }
        public static func -= (left: inout Self, right: Self) { left = left - right }
        public static func *= (left: inout Self, right: Self) { left = left * right }

        public static func seconds(_ seconds: Int) -> Self { Self(.seconds(seconds)) }
        public static func seconds(_ seconds: Double) -> Self {
          Self(nanoseconds: Int(max(-9e18, min(seconds * 1e9, 9e18))))
        }
        public static func milliseconds(_ milliseconds: Int) -> Self {
          Self(.milliseconds(milliseconds))
        }
        public static func microseconds(_ microseconds: Int) -> Self {
          Self(.microseconds(microseconds))
        }
        public static func nanoseconds(_ nanoseconds: Int) -> Self {
          Self(nanoseconds: nanoseconds)
        }
      }
    }

    /// How an action runs on the queue.
    public struct SchedulerOptions {
      /// The priority of the action.
      public var qos: DispatchQoS
      /// The behaviour of the action.
      public var flags: DispatchWorkItemFlags
      /// The group that waits for the action.
      public var group: DispatchGroup?

      /// Creates options.
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        group: DispatchGroup? = nil
      ) {
        self.qos = qos
        self.flags = flags
        self.group = group
      }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      let action = ScheduledAction(run: action)
      async(
        group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
      ) { action.run() }
    }

    public func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      let action = ScheduledAction(run: action)
      asyncAfter(
        deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
      ) { action.run() }
    }

    public func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      RepeatedAction(
        on: self, after: date.dispatchTime, every: interval.timeInterval,
        tolerance: tolerance.timeInterval, ScheduledAction(run: action))
    }
  }
#endif
