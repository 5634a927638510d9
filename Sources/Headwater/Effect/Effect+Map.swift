extension Effect {
  /// Turns the actions of this effect into those of another type, with its ids kept apart by a place in
  /// the state.
  ///
  /// ```swift
  /// case .left(let action):
  ///   return counter.reduce(into: &state.left, action: action).map(Action.left, scope: \State.left)
  /// case .right(let action):
  ///   return counter.reduce(into: &state.right, action: action).map(Action.right, scope: \State.right)
  /// ```
  ///
  /// Use a scope when a parent has the same child twice. Without one, both children use the same ids, and
  /// one cancels the effects of the other.
  ///
  /// - Parameters:
  ///   - transform: Turns the child's action into the parent's.
  ///   - path: The place of the child in the parent's state. It keeps the effect's ids apart from those
  ///     of other children.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction,
    scope path: AnyKeyPath
  ) -> Effect<NewAction> {
    map(transform, scopeKey: EffectID.Key(path: path))
  }

  /// Turns the actions of this effect into those of another type, with its ids kept apart by any value.
  ///
  /// - Parameters:
  ///   - transform: Turns the child's action into the parent's.
  ///   - scope: A value that keeps the effect's ids apart from those of other children.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction,
    scope: (some Hashable & Sendable)
  ) -> Effect<NewAction> {
    map(transform, scopeKey: EffectID.Key(scope))
  }

  /// Turns the actions of this effect into those of another type, as a parent does with a child's effects.
  ///
  /// ```swift
  /// case .counter(let action):
  ///   return counter.reduce(into: &state.counter, action: action).map(Action.counter)
  /// ```
  ///
  /// The effect's ids stay as they are.
  ///
  /// - Parameter transform: Turns this effect's actions into the new ones.
  @inlinable
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    isNone ? .none : Self.mapped(self, transform)
  }

  /// Not inlined: most effects are `.none`, and their path stays short without this code.
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
    let mapped = mappingLeaves(.actions(transform), transform)
    guard let scopeKey, case .tree = mapped.storage else { return mapped }
    return Effect<NewAction>(.tree(.scoped(mapped, by: scopeKey, of: .current)))
  }

  /// Turns the effect of a child that may go away into its parent's. Even an action that it sends at once
  /// belongs to the value that is there now.
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

/// An operation whose actions are mapped several times.
///
/// The functions are joined into one, and the operation is wrapped once: an action then passes all of
/// them in one step, and the task needs no asynchronous frame for each.
private struct MappedOperation<Original, Action>: Remappable {
  let original: EffectOperation<Original>
  let transform: @Sendable (Original) -> Action
  let count: Int

  /// How many functions are joined. Each calls the one before, and the stack is finite: a mapped operation
  /// with this many functions becomes the original of the next.
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
  func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> EffectOperation<NewAction> {
    former?.mapped(transform)
      ?? MappedOperation(original: self, transform: transform, count: 1).operation
  }
}
