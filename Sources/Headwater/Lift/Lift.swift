// @inlinable: each lifted action passes here.
extension Reducer {
  /// Lifts this reducer to a field of a wider state.
  ///
  /// ```swift
  /// var body: some Reducer<State, Action> {
  ///   Counter().lift(state: \.counter, action: \.counter)
  ///   Reduce { state, action in … }
  /// }
  /// ```
  ///
  /// - The reducer changes the field in place.
  /// - The ids of its effects belong to the field: two children can use the same id without meeting.
  /// - Put lifts before the parent's own `Reduce`. The parent then sees the child's new state, and may
  ///   remove it, only after the child has handled its action.
  ///
  /// - Parameters:
  ///   - state: The field with this reducer's state.
  ///   - action: The case with this reducer's actions.
  @inlinable
  public func lift<ParentState, ParentAction: CasePathable, Path: CasePath>(
    state: WritableKeyPath<ParentState, State>,
    action: CaseKeyPath<ParentAction, Path>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Lift<Self, ParentState, ParentAction, Path>
  where Path.Value == Action, Path.Root == ParentAction {
    Lift(
      child: self, state: state, route: CaseRoute(Path.self),
      place: SourcePlace(fileID: fileID, line: line))
  }
}

/// A reducer lifted to a field of a wider state.
public struct Lift<Child: Reducer, ParentState, ParentAction, Path: CasePath>: Reducer
where Path.Value == Child.Action, Path.Root == ParentAction {
  public typealias State = ParentState
  public typealias Action = ParentAction

  @usableFromInline let child: LazyReducer<Child.State, Child.Action>
  @usableFromInline let access: StateAccess<ParentState, Child.State>
  @usableFromInline let key: EffectID.Key
  @usableFromInline let route: CaseRoute<ParentAction>?
  @usableFromInline let place: SourcePlace

  @inlinable
  init(
    child: Child, state: WritableKeyPath<ParentState, Child.State>,
    route: CaseRoute<ParentAction>?, place: SourcePlace
  ) {
    self.child = LazyReducer(child)
    access = StateAccess(state)
    key = EffectID.Key(path: state)
    self.route = route
    self.place = place
  }

  @inlinable
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    let effect = Path.withValue(of: action) { action in
      access.modify(&state) { child.reduce(into: &$0, action: action) }
    }
    return effect?.lifted(Path.self, by: key) ?? .none
  }

  @inlinable
  public func mayChange(_ action: ParentAction) -> Bool {
    Path.withValue(of: action) { child.resolved.mayChange($0) } ?? false
  }

  @inlinable
  public func resolved() -> ResolvedReducer<ParentState, ParentAction> {
    // A stored field can't contain its own type: its reducer does not need to be resolved lazily.
    guard let offset = access.offset else {
      return resolvedLater { state, action in self.reduce(into: &state, action: action) }
    }
    let child = child.resolved
    let mayChange = child.mayChange
    let field = LiftedField<ParentState, Child.State, Path>(child, offset: offset, key: key)
    return ResolvedReducer(
      reduce: { state, action in
        Path.withValue(of: action) { action in field.reduce(into: &state, action: action) } ?? .none
      },
      step: ReduceStep(for: route) { state, action, effect in
        _ = Path.withValue(of: action) { action in
          field.reduce(into: &state, action: action, adding: &effect)
        }
      },
      mayChange: { action in Path.withValue(of: action) { mayChange($0) } ?? false },
      conditions: child.conditions == nil ? nil : condition(computed: nil))
  }

  /// Resolves a lift to a computed field. Such a field may have the type of the state around it, and the
  /// child is therefore resolved when it is first needed.
  ///
  /// - Parameter reduce: Processes an action. The caller passes it because it is inlined and knows the types,
  ///   while this function is not.
  @usableFromInline
  func resolvedLater(
    _ reduce: @escaping (inout ParentState, ParentAction) -> Effect<ParentAction>
  ) -> ResolvedReducer<ParentState, ParentAction> {
    ResolvedReducer(
      reduce: reduce,
      step: ReduceStep(for: route) { state, action, effect in
        effect.merge(reduce(&state, action))
      },
      mayChange: { action in mayChange(action) },
      conditions: condition(computed: LiftIdentity(Self.self, at: place)))
  }

  @usableFromInline
  func condition(computed: LiftIdentity?) -> ReducerConditions<ParentState, ParentAction> {
    ReducerConditions([
      FieldCondition(child, access, key: key, computed: computed, embed: Path.embed)
    ])
  }
}

/// Processes the actions of a lift to a stored field.
///
/// It is one object, so that a closure captures nothing else: for an action of another feature, nothing but
/// its case has to be loaded.
@usableFromInline
final class LiftedField<ParentState, State, Path: CasePath>: CalledReducer<State, Path.Value> {
  @usableFromInline let offset: Int
  @usableFromInline let key: EffectID.Key

  @inlinable
  init(_ child: ResolvedReducer<State, Path.Value>, offset: Int, key: EffectID.Key) {
    self.offset = offset
    self.key = key
    super.init(child)
  }

  /// Inlined: a level of lifts is one function, through which an action is passed on once.
  @inlinable
  @inline(__always)
  func reduce(into state: inout ParentState, action: Path.Value) -> Effect<Path.Root> {
    let effect = StateAccess.modify(&state, at: offset) { call(&$0, action) }
    return effect.isNone ? .none : effect.lifted(Path.self, by: key)
  }

  /// Not inlined: among several steps, most actions belong to another one.
  @inlinable
  @inline(never)
  func reduce(
    into state: inout ParentState, action: Path.Value, adding effects: inout Effect<Path.Root>
  ) {
    let effect = StateAccess.modify(&state, at: offset) { call(&$0, action) }
    if !effect.isNone { effects.merge(effect.lifted(Path.self, by: key)) }
  }
}

extension Effect {
  /// Turns the effect of a child into its parent's. Not inlined, for the reason given at `mapped`.
  @inlinable
  @inline(never)
  func lifted<Path: CasePath>(_ path: Path.Type, by key: EffectID.Key) -> Effect<Path.Root>
  where Path.Value == Action {
    switch storage {
    case .none: .none
    case .send(let action): .send(Path.embed(action))
    case .tree: map(Path.embed, scopeKey: key)
    }
  }
}
