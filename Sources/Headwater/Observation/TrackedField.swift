// @inlinable: the comparison must be formed where the value's type is known.

import Observation

/// A key path of a store that observers have read, with the signal of its changes.
///
/// A read arms it, and the change that it reports disarms it. A field that is not read again costs nothing.
@usableFromInline
class TrackedField<State> {
  @usableFromInline final let pulse = Pulse()
  @exclusivity(unchecked) @usableFromInline final var isArmed = false

  /// Whether the value in the state differs from the one that was last read.
  @exclusivity(unchecked) @usableFromInline
  final var hasChanged: (UnsafePointer<State>) -> Bool = { _ in true }

  @inlinable
  init() {}

  /// Whether the value is a stored field of the state. The number of those is limited.
  @usableFromInline var isStored: Bool { false }

  /// The location of the value in memory, for the comparison by bytes that a turn begins with.
  @inlinable
  func watch() -> TrackedFields<State>.Watch {
    TrackedFields.Watch(field: .passUnretained(self), offset: 0, size: 0, lastRead: nil)
  }
}

/// A tracked field together with the value that was last read from it.
@usableFromInline
final class TrackedValue<State, Value: Equatable>: TrackedField<State> {
  /// The offset of the value in the state; nil if it is computed.
  @usableFromInline let offset: Int?
  @usableFromInline let path: KeyPath<State, Value>

  /// The value that was last read, at an address of its own for the comparison by bytes.
  @usableFromInline let lastRead: UnsafeMutablePointer<Value>

  @inlinable
  init(_ path: KeyPath<State, Value>, in state: UnsafePointer<State>) {
    self.path = path
    offset = MemoryLayout<State>.offset(of: path)
    lastRead = .allocate(capacity: 1)
    lastRead.initialize(to: state.pointee[keyPath: path])
    super.init()
    // Formed here, where `Value` is known: this lets the compiler specialise the comparison.
    hasChanged = { [unowned self] state in
      let value = read(in: state)
      guard value == lastRead.pointee else { return true }
      // An equal value may differ in parts that its `==` ignores. The next read returns the new one.
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

/// The property that Observation observes on behalf of a field. It never has a value.
///
/// It is a class without generic parameters, since a key path into a generic type is made anew at every
/// use.
@usableFromInline
final class Pulse: Observable {
  @usableFromInline let registrar = ObservationRegistrar()
  @usableFromInline var beat: Void { () }

  /// The subscribers that wait for the next change; nil if there have been none.
  @exclusivity(unchecked) private(set) var subscribers: SubscriberList?

  @inlinable
  init() {}

  @inlinable
  func wasRead() {
    registrar.access(self, keyPath: \.beat)
  }

  func add(_ subscriber: Subscriber) {
    let list = subscribers ?? SubscriberList()
    list.add(subscriber)
    subscribers = list
  }

  @inlinable
  func fire() {
    registrar.withMutation(of: self, keyPath: \.beat) {}
  }
}
