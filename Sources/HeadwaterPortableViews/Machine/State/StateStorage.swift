/// This is one of the two files of the room with a lock.
///
/// `State` is Sendable when its value is, as in SwiftUI, so its storage may be used on any thread.
/// Each class below guards its only mutable properties by its lock, never calls out while it
/// holds it, and hands out copies: that is the proof of the two `@unchecked Sendable`.

/// What a `State` has before its view is on a screen: the initial value.
final class StateSeed<Value> {
  let initialValue: Value
  private let lock = NSLock()
  private var shared: StateBox<Value>?

  init(_ initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The storage that all copies of the `State` use when it was bound through a mirror.
  var sharedBox: StateBox<Value>? {
    get { lock.withLock { shared } }
    set { lock.withLock { shared = newValue } }
  }
}

extension StateSeed: @unchecked Sendable where Value: Sendable {}

/// The storage of one `@State` of one view on a screen; reads are followed by Observation.
final class StateBox<Value> {
  private let lock = NSLock()
  private var value: Value
  private let signal = StateSignal()
  private let invalidations: Invalidations

  init(_ value: Value, invalidations: Invalidations) {
    self.value = value
    self.invalidations = invalidations
  }

  func get() -> Value {
    signal.access()
    return lock.withLock { value }
  }

  func set(_ newValue: Value) {
    let isSame = areEqual(lock.withLock { value }, newValue)
    guard !isSame else { return }
    invalidations.noteMutation()
    signal.withMutation { lock.withLock { value = newValue } }
  }
}

extension StateBox: @unchecked Sendable where Value: Sendable {}

/// The observable part of a state box, not generic, so that its key path is made only once.
final class StateSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  func access() {
    registrar.access(self, keyPath: Self.change)
  }

  func withMutation(_ mutation: () -> Void) {
    registrar.withMutation(of: self, keyPath: Self.change, mutation)
  }

  private var changed: Void { () }
  private static let change: KeyPath<StateSignal, Void> & Sendable = \.changed
}

/// Whether two values are known to be equal; false when their type is not `Equatable`.
func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  guard let old = old as? any Equatable else { return false }
  func compare<T: Equatable>(_ old: T) -> Bool { (new as? T) == old }
  return compare(old)
}
