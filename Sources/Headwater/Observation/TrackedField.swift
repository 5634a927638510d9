// @inlinable: the comparison must be formed where the value's type is known.

import Observation

/// One key path of a store that observers have read, and whom to tell when its value has changed.
///
/// It is armed by a read and disarmed by the change that it reports, so a field that nobody has
/// read since costs nothing.
@usableFromInline
class TrackedField<State> {
  @usableFromInline final let pulse = Pulse()
  @exclusivity(unchecked) @usableFromInline final var isArmed = false

  /// Whether the state's value differs from the one that was last read.
  @exclusivity(unchecked) @usableFromInline
  final var hasChanged: (UnsafePointer<State>) -> Bool = { _ in true }

  @inlinable
  init() {}

  /// Whether the value is a stored field of the state, of which there are only so many.
  @usableFromInline var isStored: Bool { false }

  /// What a turn looks at first: where the value lies, as bytes.
  @inlinable
  func watch() -> TrackedFields<State>.Watch {
    TrackedFields.Watch(field: .passUnretained(self), offset: 0, size: 0, lastRead: nil)
  }
}

/// A tracked field together with the value that was last read from it.
@usableFromInline
final class TrackedValue<State, Value: Equatable>: TrackedField<State> {
  /// Where in the state the value is stored; nil if it is computed.
  @usableFromInline let offset: Int?
  @usableFromInline let path: KeyPath<State, Value>

  /// The value that was last read. It has an address of its own, for the comparison of bytes.
  @usableFromInline let lastRead: UnsafeMutablePointer<Value>

  @inlinable
  init(_ path: KeyPath<State, Value>, in state: UnsafePointer<State>) {
    self.path = path
    offset = MemoryLayout<State>.offset(of: path)
    lastRead = .allocate(capacity: 1)
    lastRead.initialize(to: state.pointee[keyPath: path])
    super.init()
    // Formed here, where `Value` is known, so that the comparison can be specialised.
    hasChanged = { [unowned self] state in
      let value = read(in: state)
      guard value == lastRead.pointee else { return true }
      // An equal value may still differ in what its `==` leaves out, and is what is read next.
      lastRead.pointee = value
      return false
    }
  }

  deinit {
    lastRead.deinitialize(count: 1)
    lastRead.deallocate()
  }

  @inlinable
  func read(in state: UnsafePointer<State>) -> Value {
    guard let offset else { return state.pointee[keyPath: path] }
    return UnsafeRawPointer(state).advanced(by: offset)
      .assumingMemoryBound(to: Value.self).pointee
  }

  @usableFromInline override var isStored: Bool { offset != nil }

  @inlinable
  override func watch() -> TrackedFields<State>.Watch {
    guard let offset else { return super.watch() }
    return TrackedFields.Watch(
      field: .passUnretained(self), offset: offset, size: MemoryLayout<Value>.size,
      lastRead: UnsafeRawPointer(lastRead))
  }
}

/// What Observation is told about: one property that never holds anything.
///
/// It is a class of its own, without generic parameters, since a key path into a generic one is
/// made anew at every use.
@usableFromInline
final class Pulse: Observable {
  @usableFromInline let registrar = ObservationRegistrar()
  @usableFromInline var beat: Void { () }

  @inlinable
  init() {}

  @inlinable
  func wasRead() {
    registrar.access(self, keyPath: \.beat)
  }

  @inlinable
  func fire() {
    registrar.withMutation(of: self, keyPath: \.beat) {}
  }
}
