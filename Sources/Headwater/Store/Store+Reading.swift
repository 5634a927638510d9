// @inlinable: each tracked read passes here.
extension Store {
  /// A value of the state, tracked by its key path: `store.count`.
  @inlinable
  public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
    if let engine { return engine.read(path) }
    return scopeLink.read(path)
  }

  /// A value of the state that can't be compared. An observer is told whenever an action may have changed the
  /// state.
  @inlinable
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    self[incomparable: path]
  }

  /// A value of the state, for a field with the name of a member of the store: `store[\.send]`.
  @inlinable
  public subscript<Value: Equatable>(path: KeyPath<State, Value>) -> Value {
    if let engine { return engine.read(path) }
    return scopeLink.read(path)
  }

  /// The whole state, if it can't be compared. An observer is told whenever an action may have changed it.
  @inlinable
  public var state: State { self[incomparable: \.self] }
}

extension Store where State: Equatable {
  /// The whole state, tracked as a whole.
  ///
  /// Prefer single fields. An observer of the whole state is told of every change, and as long as there is
  /// one, each change of a collection in the state has to copy that collection.
  @inlinable
  public var state: State { self[\.self] }
}

extension Store {
  @inlinable
  subscript<Value>(incomparable path: KeyPath<State, Value>) -> Value {
    if let engine { return engine.readIncomparable(path) }
    return scopeLink.readIncomparable(path)
  }

  /// The connection to the root. Only a scope has one.
  @inlinable var scopeLink: ScopeLink<State, Action> {
    // Each `init` sets either the engine or the link, and neither ever changes.
    guard let link else { fatalError("A store has an engine or a link to one.") }
    return link
  }
}
