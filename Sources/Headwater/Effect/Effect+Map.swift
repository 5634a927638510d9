extension Effect {
  /// The same effect, sending another type of action: what a parent does with a child's effects.
  ///
  /// ```swift
  /// case .counter(let action):
  ///   return counter.reduce(into: &state.counter, action: action).map(Action.counter)
  /// ```
  ///
  /// Effect ids are left as they are. When the same child stands in a parent twice, give each a
  /// `scope`, so that their ids do not meet:
  ///
  /// ```swift
  /// left.reduce(into: &state.left, action: action).map(Action.left, scope: \State.left)
  /// ```
  ///
  /// - Parameters:
  ///   - transform: Turns the child's action into the parent's.
  ///   - path: The place of the child in the parent's state, under which the effect's ids are kept
  ///     apart from those of others.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction,
    scope path: AnyKeyPath
  ) -> Effect<NewAction> {
    map(transform, scopeKey: EffectID.Key(path: path))
  }

  /// The same effect, sending another type of action, with its ids kept apart by any value.
  ///
  /// - Parameters:
  ///   - transform: Turns the child's action into the parent's.
  ///   - scope: A value under which the effect's ids are kept apart from those of others.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction,
    scope: (some Hashable & Sendable)
  ) -> Effect<NewAction> {
    map(transform, scopeKey: EffectID.Key(scope))
  }

  /// The same effect, sending another type of action.
  ///
  /// - Parameter transform: Turns this effect's actions into the new ones.
  @inlinable
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    isNone ? .none : Self.mapped(self, transform)
  }

  /// Not inlined, so that the way of the many effects that are none needs no room for it.
  @inlinable
  @inline(never)
  static func mapped<NewAction>(
    _ effect: __owned Effect, _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    switch effect.storage {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .tree: effect.map(transform, scopeKey: nil)
    }
  }

  @usableFromInline
  func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction,
    scopeKey: EffectID.Key?
  ) -> Effect<NewAction> {
    let mapped: Effect<NewAction> =
      switch storage {
      case .none: .none
      case .send(let action): .send(transform(action))
      case .tree(let tree): Effect<NewAction>(.tree(tree.map(transform)))
      }
    guard let scopeKey, case .tree = mapped.storage else { return mapped }
    return Effect<NewAction>(.tree(.scoped(mapped, by: scopeKey)))
  }
}

extension EffectTree {
  fileprivate func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> EffectTree<NewAction> {
    switch self {
    case .run(let operation):
      .run(operation.map(transform))
    case .merge(let effects):
      .merge(effects.map { $0.map(transform) })
    case .concatenate(let effects):
      .concatenate(effects.map { $0.map(transform) })
    case .cancel(let id):
      .cancel(id)
    case .cancellable(let effect, let id, let cancelInFlight):
      .cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight)
    case .scoped(let effect, let key):
      .scoped(effect.map(transform), by: key)
    case .after(let delay, let effect):
      .after(delay, effect.map(transform))
    case .throttle(let throttle, let effect):
      .throttle(throttle, effect.map(transform))
    case .throttleEnded(let id, let throttle):
      .throttleEnded(id, throttle)
    case .missing(let target):
      .missing(target)
    case .owned(let effect, let owner):
      .owned(effect.map(transform), by: owner)
    }
  }
}

extension EffectOperation {
  fileprivate func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> EffectOperation<NewAction> {
    let work = work
    var mappedHandler: EffectOperation<NewAction>.Handler?
    if let handler {
      mappedHandler = { error, send in
        await handler(error, send.map(transform))
      }
    }
    return EffectOperation<NewAction>(
      origin: origin,
      priority: priority,
      isolation: isolation,
      work: .derived { send in try await work(send.map(transform)) },
      handler: mappedHandler)
  }
}
