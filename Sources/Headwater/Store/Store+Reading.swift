// @inlinable: each tracked read passes here.
extension Store {
  /// A value of the state, tracked for this key path alone: `store.count`.
  @inlinable
  public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
    if let engine { return engine.read(path) }
    return scopeLink.read(path)
  }

  /// A value of the state that can't be compared: it counts as changed whenever an action may have
  /// changed the state.
  @inlinable
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    self[incomparable: path]
  }

  /// The same as `store.name`, for a field whose name is also a member of the store:
  /// `store[\.send]`.
  @inlinable
  public subscript<Value: Equatable>(path: KeyPath<State, Value>) -> Value {
    if let engine { return engine.read(path) }
    return scopeLink.read(path)
  }

  /// The whole state, of a type that can't be compared; an observer is told whenever an action may
  /// have changed it.
  @inlinable
  public var state: State { self[incomparable: \.self] }
}

extension Store where State: Equatable {
  /// The whole state, tracked as a whole.
  ///
  /// Prefer single fields: an observer of the whole is told of every change, and as long as one
  /// exists, each change of a collection in the state copies that collection.
  @inlinable
  public var state: State { self[\.self] }
}

extension Store {
  @inlinable
  subscript<Value>(incomparable path: KeyPath<State, Value>) -> Value {
    if let engine { return engine.readIncomparable(path) }
    return scopeLink.readIncomparable(path)
  }

  /// The way to the root; only for a store without an engine.
  @inlinable var scopeLink: ScopeLink<State, Action> {
    // Each `init` sets one of the two, and neither ever changes.
    guard let link else { fatalError("A store has an engine or a link to one.") }
    return link
  }
}
