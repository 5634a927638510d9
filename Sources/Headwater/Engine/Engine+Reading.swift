// @inlinable: each tracked read passes here.
extension Engine {
  /// The state, for reading.
  @inlinable
  package var state: State {
    _read {
      if flags.contains(.reducing) { reportReadInReducer(\State.self, isLastRead: false) }
      yield memory.pointee
    }
  }

  /// Reads a value and tracks the read: the observer is told when the value changes.
  @inlinable
  package func read<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value {
    if !flags.isDisjoint(with: [.unused, .reducing]) {
      if let value = prepareToRead(path) { return value }
    }
    let fields = observedFields()
    return fields.read(path, in: UnsafePointer(memory))
  }

  /// Reads a value that can't be compared and tracks the read: the observer is told of every turn that
  /// may have changed the value.
  @inlinable
  package func readIncomparable<Value>(_ path: KeyPath<State, Value>) -> Value {
    activate()
    if flags.contains(.reducing) {
      reportReadInReducer(path, isLastRead: false)
    } else {
      observedFields().trackIncomparable(path)
    }
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

  /// Handles two rare cases before a read: the first use of the store, and a read by its own reducer.
  ///
  /// - Returns: The value to answer with if the reducer reads; otherwise nil.
  @usableFromInline
  func prepareToRead<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value? {
    activate()
    guard flags.contains(.reducing) else { return nil }
    let lastRead = fields?.lastRead(path)
    reportReadInReducer(path, isLastRead: lastRead != nil)
    // The reducer has the memory on loan, and the memory may not show its latest changes yet. Between
    // two statements of the reducer it holds a valid value. It does not while a call has a part on loan
    // that is moved out for that time, as a dictionary does with an entry: `rename(&notes["a"])`. The store
    // can't detect such a loan, and a copy of the state for this case would make every action copy the
    // collections that it changes. The read is therefore reported, and the issue says to read the `state`
    // argument instead.
    return lastRead ?? memory.pointee[keyPath: path]
  }

  @usableFromInline
  func reportReadInReducer(_ path: AnyKeyPath, isLastRead: Bool) {
    reportReducer(.readInReducer("\(path)", isLastRead: isLastRead))
  }

  /// Reports a subscription that is made while the reducer runs.
  @usableFromInline
  func reportIfSubscribedInReducer() {
    if flags.contains(.reducing) { reportReducer(.subscribedInReducer) }
  }

  /// Reports a misuse of the store by its reducer, unless the handler of such a report causes it.
  func reportReducer(_ issue: StoreIssue) {
    guard !flags.contains(.reporting) else { return }
    flags.insert(.reporting)
    onIssue(issue)
    flags.remove(.reporting)
  }
}
