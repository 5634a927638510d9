// @inlinable: each tracked read passes here.
extension Engine {
  /// The state, for reading.
  @inlinable
  package var state: State {
    _read {
      checkReadable()
      yield memory.pointee
    }
  }

  /// Reads a value for an observer, who is told when it has become another.
  @inlinable
  package func read<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value {
    if !flags.isDisjoint(with: [.unused, .reducing]) {
      if let value = prepareToRead(path) { return value }
    }
    let fields = observedFields()
    return fields.read(path, in: UnsafePointer(memory))
  }

  /// Reads a value that can't be compared for an observer, who is told of every turn that may have
  /// changed it.
  @inlinable
  package func readIncomparable<Value>(_ path: KeyPath<State, Value>) -> Value {
    activate()
    checkReadable()
    observedFields().trackIncomparable(path)
    return memory.pointee[keyPath: path]
  }

  @inlinable
  func observedFields() -> TrackedFields<State> {
    flags.insert(.observed)
    if let fields { return fields }
    let made = TrackedFields<State>()
    fields = made
    return made
  }

  @inlinable
  func checkReadable() {
    if flags.contains(.reducing) { stopForReadInReducer() }
  }

  /// The rare cases before a read: the store is used for the first time, or by its own reducer.
  ///
  /// - Returns: The value to answer with, when the state itself can't be read.
  @usableFromInline
  func prepareToRead<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value? {
    activate()
    guard flags.contains(.reducing) else { return nil }
    guard let value = fields?.lastRead(path) else { stopForReadInReducer() }
    onIssue(.readInReducer(String(describing: path)))
    return value
  }

  @usableFromInline
  func stopForReadInReducer() -> Never {
    // The reducer has the memory on loan, and no value of the type asked for exists elsewhere.
    fatalError(
      """
      A store was read inside its own reducer, whose `state` argument has the state on loan: there \
      is no value to give. Read from `state` instead; reducers should not hold a store at all.
      """)
  }
}
