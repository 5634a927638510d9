import Synchronization

/// A source of numbers that are unique in the process.
///
/// It is the only process-wide state of the package. Code only compares stamps for equality and never
/// depends on their values. So stores and tests cannot affect one another through it.
@usableFromInline
enum ChangeStamp {
  @usableFromInline static let counter = Atomic<UInt64>(0)

  @inlinable
  static func next() -> UInt64 {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
