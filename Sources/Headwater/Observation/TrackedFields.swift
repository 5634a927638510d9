// @inlinable: each tracked read, and each observed action, passes here.

/// The key paths of a store that observers have read.
@usableFromInline
class TrackedFields<State> {
  /// Those that were read since they last changed: what a turn has to compare.
  @exclusivity(unchecked) @usableFromInline final var armed = ContiguousArray<Watch>()

  /// A key path literal is one object at each place in the source, so its identity finds the field
  /// without hashing the path. The path is kept with it, since an identity is good for its lifetime.
  @exclusivity(unchecked) @usableFromInline
  final var fieldsByIdentity: [ObjectIdentifier: (path: AnyKeyPath, field: TrackedField<State>)] =
    [:]

  @exclusivity(unchecked) @usableFromInline
  final var fieldsByPath: [AnyKeyPath: TrackedField<State>] = [:]

  /// Those whose values can't be compared.
  private final var incomparableFields: [AnyKeyPath: TrackedField<State>] = [:]

  /// Where the look for fields to let go was last.
  private final var surplusIndex = 0

  @exclusivity(unchecked) @usableFromInline final var countAfterForgetting = 0

  @usableFromInline static var identityLimit: Int { 256 }

  /// How many fields are compared in a turn before some are let go.
  @usableFromInline static var armedLimit: Int { 1_024 }

  @inlinable
  init() {}

  /// An armed field, in plain bytes, so that a turn which changes nothing of it counts no references.
  @usableFromInline
  struct Watch {
    @usableFromInline let field: Unmanaged<TrackedField<State>>
    @usableFromInline let offset: Int
    @usableFromInline let size: Int

    /// The bytes of the value that was last read; nil for a computed one.
    @usableFromInline let lastRead: UnsafeRawPointer?

    @inlinable
    init(
      field: Unmanaged<TrackedField<State>>, offset: Int, size: Int, lastRead: UnsafeRawPointer?
    ) {
      self.field = field
      self.offset = offset
      self.size = size
      self.lastRead = lastRead
    }

    /// Whether the value certainly is the one that was last read: the same bytes are the same value,
    /// while different bytes may still be equal, which is then for `==` to say.
    @inlinable
    func isUntouched(in state: UnsafePointer<State>) -> Bool {
      guard let lastRead else { return false }
      let current = UnsafeRawPointer(state).advanced(by: offset)
      var index = 0
      while index &+ 8 <= size {
        if current.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          != lastRead.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        {
          return false
        }
        index &+= 8
      }
      while index < size {
        if current.loadUnaligned(fromByteOffset: index, as: UInt8.self)
          != lastRead.loadUnaligned(fromByteOffset: index, as: UInt8.self)
        {
          return false
        }
        index &+= 1
      }
      return true
    }
  }

  /// Reads a value and notes that it was read, for the observer that is being tracked, if any.
  @inlinable
  final func read<Value: Equatable>(
    _ path: KeyPath<State, Value>, in state: UnsafePointer<State>
  ) -> Value {
    let field = field(for: path, in: state)
    if !field.isArmed {
      field.lastRead.pointee = field.read(in: state)
      arm(field)
    }
    field.pulse.wasRead()
    // An armed field holds the current value: every turn that may change it compares.
    return field.lastRead.pointee
  }

  /// Notes a read of a value that can't be compared: it counts as changed by every turn that may
  /// have touched the state.
  @usableFromInline
  final func trackIncomparable(_ path: AnyKeyPath) {
    let field = incomparableFields[path] ?? TrackedField()
    incomparableFields[path] = field
    if !field.isArmed { arm(field) }
    field.pulse.wasRead()
  }

  /// The first armed field whose value has changed, from an index on.
  @inlinable
  final func firstChanged(from start: Int, in state: UnsafePointer<State>) -> Int? {
    var index = start
    while index < armed.count {
      let watch = armed[index]
      if !watch.isUntouched(in: state),
        watch.field._withUnsafeGuaranteedRef({ $0.hasChanged(state) })
      {
        return index
      }
      index &+= 1
    }
    return nil
  }

  /// Disarms the field at an index.
  @inlinable
  final func disarm(at index: Int) -> TrackedField<State> {
    let field = armed[index].field.takeUnretainedValue()
    field.isArmed = false
    armed.swapAt(index, armed.count &- 1)
    armed.removeLast()
    return field
  }

  /// Disarms the fields that have changed, and adds whom to tell.
  @inlinable
  final func takeChanged(in state: UnsafePointer<State>, into pulses: inout [Pulse]) {
    var start = 0
    while let index = firstChanged(from: start, in: state) {
      pulses.append(disarm(at: index).pulse)
      start = index
    }
    takeSurplus(into: &pulses)
  }

  /// Whether so many fields are compared that some are let go.
  @inlinable final var hasSurplus: Bool { armed.count > Self.armedLimit }

  /// Lets some of the computed fields go when there are too many, and adds whom to tell.
  ///
  /// Nobody says which of them are still observed. There may be any number, since a key path can have an
  /// index in it: `store[\.prices[id]]`. An observer who is told without need reads again, and its field
  /// is compared as before. What nobody observes is gone then.
  @usableFromInline
  final func takeSurplus(into pulses: inout [Pulse]) {
    guard hasSurplus else { return }
    // A part of them, so that however many there are, few are left after a hundred turns.
    let surplus = armed.count - Self.armedLimit
    for _ in 0..<min(max(64, surplus / 16), surplus) {
      surplusIndex += 1
      if surplusIndex >= armed.count { surplusIndex = 0 }
      // A stored one is compared at hardly any cost, and there are only so many.
      guard armed[surplusIndex].lastRead == nil else { continue }
      pulses.append(disarm(at: surplusIndex).pulse)
    }
  }

  /// Forgets the computed fields that nobody waits for, once there are many.
  @usableFromInline
  final func forgetUnarmed() {
    let forgotten = fieldsByPath.filter { !$0.value.isArmed && !$0.value.isStored }
    for path in forgotten.keys { fieldsByPath[path] = nil }
    let paths = fieldsByIdentity.filter { forgotten[$0.value.path] != nil }
    for identity in paths.keys { fieldsByIdentity[identity] = nil }
    countAfterForgetting = fieldsByPath.count
  }

  /// Disarms all fields, and adds whom to tell, changed or not.
  @usableFromInline
  final func takeAll(into pulses: inout [Pulse]) {
    while !armed.isEmpty { pulses.append(disarm(at: armed.count - 1).pulse) }
  }

  /// The value that was last read from a path, for a read that can't be served.
  @usableFromInline
  final func lastRead<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value? {
    (fieldsByPath[path] as? TrackedValue<State, Value>)?.lastRead.pointee
  }

  @inlinable
  final func arm(_ field: TrackedField<State>) {
    field.isArmed = true
    armed.append(field.watch())
  }

  @inlinable
  final func field<Value: Equatable>(
    for path: KeyPath<State, Value>, in state: UnsafePointer<State>
  ) -> TrackedValue<State, Value> {
    if let known = knownField(for: path) {
      // Only this function makes these fields, and a path has one value type.
      return unsafeDowncast(known, to: TrackedValue<State, Value>.self)
    }
    let field = TrackedValue(path, in: state)
    if fieldsByPath.count > Self.armedLimit + 2 * countAfterForgetting { forgetUnarmed() }
    fieldsByPath[path] = field
    return field
  }

  @inlinable
  final func knownField(for path: AnyKeyPath) -> TrackedField<State>? {
    if let known = fieldsByIdentity[ObjectIdentifier(path)] { return known.field }
    guard let field = fieldsByPath[path] else { return nil }
    if fieldsByIdentity.count < Self.identityLimit {
      fieldsByIdentity[ObjectIdentifier(path)] = (path, field)
    }
    return field
  }
}
