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
    let mapped = replacingLeaves { leaf -> Effect<NewAction> in
      switch leaf.storage {
      case .none, .tree(.node): .none
      case .send(let action): .send(transform(action))
      case .tree(.run(let operation)): Effect<NewAction>(.tree(.run(operation.map(transform))))
      }
    }
    guard let scopeKey, case .tree = mapped.storage else { return mapped }
    return Effect<NewAction>(.tree(.scoped(mapped, by: scopeKey, of: .current)))
  }

  /// The effect of a child that may go, as its parent's: even an action that it sends at once belongs to
  /// the value that is there now.
  @usableFromInline
  func lifted<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction, by key: EffectID.Key,
    of belonging: Belonging
  ) -> Effect<NewAction> {
    if isNone { return .none }
    return Effect<NewAction>(
      .tree(.scoped(map(transform, scopeKey: nil), by: key, of: belonging)))
  }
}

/// An operation whose actions were turned into others, several times over.
///
/// The functions are made one, and not put around one another operation by operation: an action then
/// goes through all of them in a single step, and a task through no frame for each.
private struct MappedOperation<Original, Action>: Remappable {
  let original: EffectOperation<Original>
  let transform: @Sendable (Original) -> Action
  let count: Int

  /// How many functions are made one, in which each calls the one before, since a stack has an end. An
  /// operation with so many counts as an original itself.
  private let limit = 256

  var operation: EffectOperation<Action> {
    let (work, transform) = (original.work, transform)
    var handler: EffectOperation<Action>.Handler?
    if let originalHandler = original.handler {
      handler = { error, send in await originalHandler(error, send.map(transform)) }
    }
    return EffectOperation(
      origin: original.origin, priority: original.priority, isolation: original.isolation,
      work: .derived { send in try await work(send.map(transform)) },
      handler: handler, former: self)
  }

  func mapped<NewAction>(
    _ next: @escaping @Sendable (Action) -> NewAction
  ) -> EffectOperation<NewAction> {
    guard count < limit else {
      return MappedOperation<Action, NewAction>(original: operation, transform: next, count: 1)
        .operation
    }
    let transform = transform
    return MappedOperation<Original, NewAction>(
      original: original, transform: { next(transform($0)) }, count: count + 1
    ).operation
  }

  init(
    original: EffectOperation<Original>, transform: @escaping @Sendable (Original) -> Action,
    count: Int
  ) {
    self.original = original
    self.transform = transform
    self.count = count
  }
}

extension EffectOperation {
  fileprivate func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> EffectOperation<NewAction> {
    former?.mapped(transform)
      ?? MappedOperation(original: self, transform: transform, count: 1).operation
  }
}
