// @inlinable: each action sent to a scope, and each value read from one, passes here.

/// The connection of a scoped store to the root: it reads a part of the root's state, and sends to the root.
@usableFromInline
final class ScopeLink<State, Action> {
  /// The store that this is a scope of. The scope keeps it alive.
  @usableFromInline let parent: AnyObject
  @usableFromInline let root: ScopeRoot

  /// Sends the actions of the scope to the root. A scope of this scope uses it too: it is gone when this one is,
  /// and has checked that.
  @usableFromInline let sender: ScopeSender<Action>

  /// Lends the current state for the time of a call; false when the scope's target is gone.
  @usableFromInline let access: ((UnsafePointer<State>) -> Void) -> Bool

  /// The target of the scope, in words; nil if it can't go away.
  @usableFromInline let target: String?

  /// The state at the making of a scope that can go away, for values that were never read before it did.
  @usableFromInline let firstState: State?

  @usableFromInline let fields: ScopeFields<State>

  /// Makes the store around the scope compare the fields. It must not capture this link, which owns that store:
  /// that store owns what it compares.
  @usableFromInline let observeFields: () -> Void

  /// The bindings of the scope's store; nil if there are none.
  @usableFromInline var bindings: Bindings?

  @inlinable
  init(
    parent: AnyObject, root: ScopeRoot, fields: ScopeFields<State>, target: String?,
    access: @escaping ((UnsafePointer<State>) -> Void) -> Bool,
    sender: ScopeSender<Action>, observeFields: @escaping () -> Void
  ) {
    self.parent = parent
    self.root = root
    self.fields = fields
    self.target = target
    self.access = access
    self.sender = sender
    self.observeFields = observeFields
    var first: State?
    if target != nil { _ = access { first = $0.pointee } }
    firstState = first
    fields.storeIsMade()
  }

  deinit {
    fields.storeIsGone()
  }

  @inlinable
  func send(_ action: Action, from source: ActionSource) -> EffectGroup? {
    if target != nil && !access({ _ in }) {
      reportGone(action, from: source.place)
      return nil
    }
    return sender.send(action, from: source)
  }

  @inlinable
  func read<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value {
    var value: Value?
    if root.prepareToRead() {
      _ = access { state in value = fields.read(path, in: state) }
      if value != nil && !fields.isObserved { observe() }
    } else {
      value = fields.lastRead(path)
      root.report(.readInReducer("\(path)", isLastRead: value != nil))
      if value == nil { _ = access { state in value = state.pointee[keyPath: path] } }
    }
    if let value { return value }
    return lastValue(path)
  }

  @inlinable
  func readIncomparable<Value>(_ path: KeyPath<State, Value>) -> Value {
    var value: Value?
    let isReadable = root.prepareToRead()
    if !isReadable { root.report(.readInReducer("\(path)", isLastRead: false)) }
    _ = access { state in
      if isReadable { fields.trackIncomparable(path) }
      value = state.pointee[keyPath: path]
    }
    if isReadable && !fields.isObserved { observe() }
    guard let value = value ?? firstState?[keyPath: path] else { stopForUnreadable() }
    return value
  }

  @inlinable
  func observe() {
    fields.isObserved = true
    observeFields()
  }

  /// Observes a region of the scope's state.
  @usableFromInline
  func observe(_ region: ObservedRegion) {
    fields.add(region)
    if !fields.isObserved { observe() }
  }

  /// The value of a scope whose target is gone: the last one that was read, or the first one.
  @usableFromInline
  func lastValue<Value: Equatable>(_ path: KeyPath<State, Value>) -> Value {
    if let value = fields.lastRead(path) ?? firstState?[keyPath: path] { return value }
    stopForUnreadable()
  }

  @usableFromInline
  func stopForUnreadable() -> Never {
    // A scope that can go away has a first state, and any other has a state that is there.
    fatalError("A scope has neither a state nor the one that it had first.")
  }

  @usableFromInline
  func reportGone(_ action: Action, from place: SourcePlace) {
    root.report(
      StoreIssue(
        """
        The action \(actionName(action)) was sent to a scope of \(target ?? "a value") that is no \
        longer there. It was dropped.

        Likely a view that shows the scope is still on screen, or a closure has kept the store.

        Let the view go with what it shows.
        """,
        at: place))
  }
}
