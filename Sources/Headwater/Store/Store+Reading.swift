// @inlinable: each tracked read passes here.
extension Store {
  /// A value of the state, tracked for this key path alone: `store.count`.
  @inlinable
  public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
    engine.read(path)
  }

  /// A value of the state that can't be compared: it counts as changed whenever an action may have
  /// changed the state.
  @inlinable
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    engine.readIncomparable(path)
  }

  /// The same as `store.name`, for a field whose name is also a member of the store:
  /// `store[\.send]`.
  @inlinable
  public subscript<Value: Equatable>(path: KeyPath<State, Value>) -> Value {
    engine.read(path)
  }

  /// The whole state, of a type that can't be compared; an observer is told whenever an action may
  /// have changed it.
  @inlinable
  public var state: State { engine.readIncomparable(\.self) }
}

extension Store where State: Equatable {
  /// The whole state, tracked as a whole.
  ///
  /// Prefer single fields: an observer of the whole is told of every change, and as long as one
  /// exists, each change of a collection in the state copies that collection.
  @inlinable
  public var state: State { engine.read(\.self) }
}
