/// This is one of the three files of the room with a lock.
///
/// As in SwiftUI, `State` is Sendable when its value is. So its storage may be used on any thread. Each class
/// below guards its only mutable properties with its lock, calls no other code while it holds the lock, and
/// returns copies. That is the proof of the two `@unchecked Sendable`.

/// The initial value of a `State` whose view is not on a screen.
final class StateSeed<Value> {
  let initialValue: Value
  private let lock = NSLock()
  private var shared: StateBox<Value>?

  init(_ initialValue: Value) {
    self.initialValue = initialValue
  }

  /// The storage that all copies of the `State` share after it was bound through a mirror.
  var sharedBox: StateBox<Value>? {
    get { lock.withLock { shared } }
    set { lock.withLock { shared = newValue } }
  }
}

extension StateSeed: @unchecked Sendable where Value: Sendable {}

/// The storage of a `@State` of a view on a screen. Observation tracks its reads.
final class StateBox<Value> {
  private let lock = NSLock()
  private var value: Value
  private var wasSet = false
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
    signal.withMutation {
      lock.withLock {
        value = newValue
        wasSet = true
      }
    }
  }
}

extension StateBox: KeptState {
  /// A value that was set, or a model, which changes by itself.
  var isWorthKeeping: Bool {
    lock.withLock { wasSet || value is any Observable }
  }
}

extension StateBox: @unchecked Sendable where Value: Sendable {}

/// The observable part of a state box. It is not generic, so its key path is made only once.
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

/// Returns whether two values are known to be equal; false if their type is not `Equatable`.
func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  guard let old = old as? any Equatable else { return false }
  func compare<T: Equatable>(_ old: T) -> Bool { (new as? T) == old }
  return compare(old)
}
