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

  /// The rare cases before a read: the store is used for the first time, or by its own reducer.
  ///
  /// - Returns: The value to answer with, if it is the reducer that reads.
  @usableFromInline
  func prepareToRead<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value? {
    activate()
    guard flags.contains(.reducing) else { return nil }
    let lastRead = fields?.lastRead(path)
    reportReadInReducer(path, isLastRead: lastRead != nil)
    // The reducer has the memory on loan. What lies there may be older than what it has set, or stand in
    // for what it is about to set. Between its statements it is a value. It is none where a call has a part
    // on loan that was taken out for that time, as a dictionary does with an entry: `rename(&notes["a"])`.
    // Nothing tells the store of such a loan, and an answer has to come from somewhere: a copy for this
    // case alone would make every action copy the collections that it changes. So this is reported, and the
    // way out is to read what the reducer was given.
    return lastRead ?? memory.pointee[keyPath: path]
  }

  @usableFromInline
  func reportReadInReducer(_ path: AnyKeyPath, isLastRead: Bool) {
    reportReducer(.readInReducer("\(path)", isLastRead: isLastRead))
  }

  /// Reports that somebody has subscribed whom the reducer has called.
  @usableFromInline
  func reportIfSubscribedInReducer() {
    if flags.contains(.reducing) { reportReducer(.subscribedInReducer) }
  }

  /// Reports what a reducer does with its store, unless it is done by whoever is being told of that.
  func reportReducer(_ issue: StoreIssue) {
    guard !flags.contains(.reporting) else { return }
    flags.insert(.reporting)
    onIssue(issue)
    flags.remove(.reporting)
  }
}
