import Synchronization

/// Numbers of which no two in a process are the same.
///
/// It is the one process-wide state of the package. Nothing depends on which number somebody gets,
/// only on its being another than before, so neither stores nor tests can notice one another by it.
@usableFromInline
enum ChangeStamp {
  @usableFromInline static let counter = Atomic<UInt64>(0)

  @inlinable
  static func next() -> UInt64 {
    counter.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
