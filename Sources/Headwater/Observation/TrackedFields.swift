// @inlinable: each tracked read, and each observed action, passes here.

/// The key paths of a store that observers have read.
@usableFromInline
class TrackedFields<State> {
  /// The fields that were read since they last changed. A turn compares these.
  @exclusivity(unchecked) @usableFromInline final var armed = ContiguousArray<Watch>()

  /// The fields by the identity of their key path. A key path literal is one object for each place in the
  /// source, and its identity finds the field without hashing the path. The path is stored too, since an
  /// identity is only unique as long as its object exists.
  @exclusivity(unchecked) @usableFromInline
  final var fieldsByIdentity: [ObjectIdentifier: (path: AnyKeyPath, field: TrackedField<State>)] =
    [:]

  @exclusivity(unchecked) @usableFromInline
  final var fieldsByPath: [AnyKeyPath: TrackedField<State>] = [:]

  /// The fields whose values can't be compared.
  private final var incomparableFields: [AnyKeyPath: TrackedField<State>] = [:]

  /// The position at which the search for surplus fields continues.
  private final var surplusIndex = 0

  @exclusivity(unchecked) @usableFromInline final var countAfterForgetting = 0

  @usableFromInline static var identityLimit: Int { 256 }

  /// The number of armed fields beyond which some are dropped.
  @usableFromInline static var armedLimit: Int { 1_024 }

  @inlinable
  init() {}

  /// An armed field as plain data: a turn that does not change its value counts no references.
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

    /// Whether the value is certainly the one that was last read. Equal bytes are the same value; different
    /// bytes may still be equal values, which `==` decides.
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

  /// Reads a value, and tracks the read for the current observer, if there is one.
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
    // The last read value of an armed field is current: every turn that may change it compares.
    return field.lastRead.pointee
  }

  /// Tracks a value for subscribers.
  ///
  /// - Parameter state: The state; nil if it is gone. Then the value that was last read counts.
  /// - Returns: The signal of the next change; nil for a value that was never read of a state that is gone.
  final func watch<Value: Equatable>(
    _ path: KeyPath<State, Value>, in state: UnsafePointer<State>?
  ) -> Pulse? {
    guard let state else {
      guard let field = knownField(for: path) else { return nil }
      if !field.isArmed { arm(field) }
      return field.pulse
    }
    let field = field(for: path, in: state)
    if !field.isArmed {
      field.lastRead.pointee = field.read(in: state)
      arm(field)
    }
    return field.pulse
  }

  /// Tracks the read of a value that can't be compared. Every turn that may have changed the state counts as
  /// a change of it.
  @usableFromInline
  final func trackIncomparable(_ path: AnyKeyPath) {
    let field = incomparableFields[path] ?? TrackedField()
    incomparableFields[path] = field
    if !field.isArmed { arm(field) }
    field.pulse.wasRead()
  }

  /// The index of the first armed field whose value has changed, from a start index on.
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

  /// Disarms the changed fields, and adds their pulses.
  @inlinable
  final func takeChanged(in state: UnsafePointer<State>, into pulses: inout [Pulse]) {
    var start = 0
    while let index = firstChanged(from: start, in: state) {
      pulses.append(disarm(at: index).pulse)
      start = index
    }
    takeSurplus(into: &pulses)
  }

  /// Whether there are too many armed fields.
  @inlinable final var hasSurplus: Bool { armed.count > Self.armedLimit }

  /// Drops some of the computed fields when too many are armed, and adds their pulses.
  ///
  /// Observation does not tell when an observer is gone, and the number of fields is unlimited, since a key
  /// path can contain an index: `store[\.prices[id]]`. If a dropped field still has an observer, the
  /// observer reads again and arms it again. A field without an observer stays dropped.
  @usableFromInline
  final func takeSurplus(into pulses: inout [Pulse]) {
    guard hasSurplus else { return }
    // A share of the surplus: even a very large surplus is gone after about a hundred turns.
    let surplus = armed.count - Self.armedLimit
    for _ in 0..<min(max(64, surplus / 16), surplus) {
      surplusIndex += 1
      if surplusIndex >= armed.count { surplusIndex = 0 }
      // Stored fields stay: comparing them is cheap, and their number is limited.
      guard armed[surplusIndex].lastRead == nil else { continue }
      pulses.append(disarm(at: surplusIndex).pulse)
    }
  }

  /// Removes the computed fields that are not armed. It is called when there are many fields.
  @usableFromInline
  final func forgetUnarmed() {
    let forgotten = fieldsByPath.filter { !$0.value.isArmed && !$0.value.isStored }
    for path in forgotten.keys { fieldsByPath[path] = nil }
    let paths = fieldsByIdentity.filter { forgotten[$0.value.path] != nil }
    for identity in paths.keys { fieldsByIdentity[identity] = nil }
    countAfterForgetting = fieldsByPath.count
  }

  /// The value that was last read from a path, for a read while the state is not available.
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
      // Only this function adds such fields, and a path has one value type.
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
