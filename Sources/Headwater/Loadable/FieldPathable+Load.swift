extension FieldPathable {
  /// Starts loading a field, and returns the effect that loads its value.
  ///
  /// ```swift
  /// @Fields struct State: Equatable {
  ///   var items: Loadable<[Item]> = .neverLoaded
  /// }
  ///
  /// enum Action: FieldAction {
  ///   case change(State.Change)
  ///   case appeared
  /// }
  ///
  /// case .appeared: return state.load(\.items) { [client] in try await client.items() }
  /// case .change(let change): state.apply(change)
  /// ```
  ///
  /// - The field is loading when the call returns. The result is the change of the field, `.loaded` or
  ///   `.failed`, and needs no action of its own.
  /// - It cancels an effect of this function that still loads the same field.
  /// - Retry it and limit its time with `.retry(_:clock:)` and `.timeout(after:clock:)`.
  /// - Cancel it with ``cancelLoad(_:)``. An effect that is cancelled in another way, such as by an id of its own,
  ///   leaves the field loading.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - reason: Returns the reason of a failure for a person, which `Loadable.failure` contains.
  ///   - operation: Returns the value. It runs off the store's actor, unless it is `@MainActor`.
  /// - Returns: The effect, which the reducer returns.
  public mutating func load<Path: FieldPath, Value: Sendable, Action: FieldAction>(
    _ field: FieldKeyPath<Self, Path>,
    reason: @escaping @Sendable (_ error: any Error) -> String = { "\($0)" },
    _ operation: @escaping @Sendable @isolated(any) () async throws -> Value,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Effect<Action>
  where
    Path.Root == Self, Path.Field == Loadable<Value>, Path.Written == Loadable<Value>.Change,
    Path.RootChange == Change, Path: SendableMetatype, Action.Change == Change,
    Action: SendableMetatype
  {
    apply(Path.embed(.loading))
    return .load(
      Path.self, from: SourcePlace(fileID: fileID, line: line), reason: reason, operation)
  }

  /// Ends the loading of a field, and returns the effect that cancels its request.
  ///
  /// ```swift
  /// case .stopTapped: return state.cancelLoad(\.items)
  /// ```
  ///
  /// The field has the value from before again, or was never loaded if there was none. A field that is not loading
  /// stays as it is.
  ///
  /// - Parameter field: The field that `load(_:reason:_:)` loads.
  /// - Returns: The effect, which the reducer returns.
  public mutating func cancelLoad<Path: FieldPath, Value: Sendable, Action>(
    _ field: FieldKeyPath<Self, Path>
  ) -> Effect<Action>
  where
    Path.Root == Self, Path.Field == Loadable<Value>, Path.Written == Loadable<Value>.Change,
    Path.RootChange == Change, Path: SendableMetatype
  {
    apply(Path.embed(.cancelled))
    return .cancel(id: LoadedField<Path>())
  }
}

extension Effect where Action: FieldAction & SendableMetatype {
  /// A function without the state's type, which the closure of an effect can't capture if the state is
  /// isolated to an actor.
  fileprivate static func load<Path: FieldPath & SendableMetatype, Value: Sendable>(
    _ field: Path.Type, from place: SourcePlace,
    reason: @escaping @Sendable (any Error) -> String,
    _ operation: @escaping @Sendable @isolated(any) () async throws -> Value
  ) -> Effect where Path.Written == Loadable<Value>.Change, Path.RootChange == Action.Change {
    let loading = EffectOperation<Action>(
      origin: EffectOrigin(kind: "load", name: nil, place: place), priority: nil, isolation: nil,
      work: .derived { send in
        do {
          let value = try await operation()
          send(.change(Path.embed(.loaded(value))))
        } catch let error as CancellationError {
          // An effect that is cancelled sends nothing. Otherwise something else was, and without an answer
          // the field would be loading for ever.
          send(.change(Path.embed(.failed(reason(error)))))
        }
      },
      handler: { error, send in send(.change(Path.embed(.failed(reason(error))))) })
    return Effect(.tree(.run(loading)))
      .cancellable(id: LoadedField<Path>(), cancelInFlight: true)
  }
}

/// The id of the effect that loads a field.
private struct LoadedField<Path: FieldPath>: Hashable, Sendable {}
