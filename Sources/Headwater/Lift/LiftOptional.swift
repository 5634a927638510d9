// @inlinable: each lifted action passes here.
extension Reducer {
  /// Lifts this reducer to an optional field of a wider state.
  ///
  /// ```swift
  /// var body: some Reducer<State, Action> {
  ///   Editor().lift(optional: \.editor, action: \.editor)
  ///   Reduce { state, action in … }
  /// }
  /// ```
  ///
  /// - When the optional becomes nil, the effects of its value are cancelled. If the value is
  ///   `Identifiable`, they are also cancelled when a turn ends with a different `id`.
  /// - An action that arrives while the optional is nil changes nothing and is reported as an issue. The late
  ///   result of an effect is dropped silently, since it is not a mistake.
  /// - Put lifts before the parent's own `Reduce`. If the parent sets the optional to nil first, the child
  ///   never sees the action, and the store reports an issue:
  ///
  /// ```swift
  /// // Wrong: on `.editor(.saved)` the parent closes the editor before the editor has handled it.
  /// Reduce { state, action in
  ///   if case .editor(.saved) = action { state.editor = nil }
  ///   return .none
  /// }
  /// Editor().lift(optional: \.editor, action: \.editor)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The optional field with this reducer's state.
  ///   - action: The case with this reducer's actions.
  @inlinable
  public func lift<ParentState, ParentAction: CasePathable, Path: CasePath>(
    optional state: WritableKeyPath<ParentState, State?>,
    action: CaseKeyPath<ParentAction, Path>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LiftOptional<Self, ParentState, ParentAction, Path>
  where Path.Value == Action, Path.Root == ParentAction {
    LiftOptional(
      child: self, state: state, route: CaseRoute(Path.self),
      place: SourcePlace(fileID: fileID, line: line))
  }
}

/// A reducer lifted to an optional field of a wider state.
public struct LiftOptional<Child: Reducer, ParentState, ParentAction, Path: CasePath>: Reducer
where Path.Value == Child.Action, Path.Root == ParentAction {
  public typealias State = ParentState
  public typealias Action = ParentAction

  @usableFromInline let child: LazyReducer<Child.State, Child.Action>
  @usableFromInline let access: StateAccess<ParentState, Child.State?>
  @usableFromInline let key: EffectID.Key
  @usableFromInline let route: CaseRoute<ParentAction>?
  @usableFromInline let place: SourcePlace
  @usableFromInline let identity = IdentityReader<Child.State>()

  @inlinable
  init(
    child: Child, state: WritableKeyPath<ParentState, Child.State?>,
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
    Path.withValue(of: action) { action in reduceOptional(in: &state, action: action) } ?? .none
  }

  /// Not inlined, which keeps the path of actions for other features short.
  @inlinable
  @inline(never)
  func reduceOptional(in state: inout ParentState, action: Child.Action) -> Effect<ParentAction> {
    let effect = access.modify(&state) { optional -> Effect<Child.Action>? in
      guard optional != nil else { return nil }
      return child.reduce(into: &optional!, action: action)
    }
    guard let effect else { return missing(action) }
    return effect.isNone ? .none : lifted(effect, in: state)
  }

  /// Lifts an effect of the value that is there after its reducer has run.
  @usableFromInline
  func lifted(_ effect: Effect<Child.Action>, in state: ParentState) -> Effect<ParentAction> {
    var belonging = Belonging.current
    if let identity, let part = state[keyPath: access.path] {
      belonging = .value(withUnsafePointer(to: part) { identity.read($0) })
    }
    return effect.lifted(Path.embed, by: key, of: belonging)
  }

  @inlinable
  public func mayChange(_ action: ParentAction) -> Bool {
    Path.withValue(of: action) { child.resolved.mayChange($0) } ?? false
  }

  @inlinable
  public func resolved() -> ResolvedReducer<ParentState, ParentAction> {
    ResolvedReducer(
      reduce: { state, action in reduce(into: &state, action: action) },
      step: ReduceStep(for: route) { state, action, effects in
        _ = Path.withValue(of: action) { action in
          effects.merge(reduceOptional(in: &state, action: action))
        }
      },
      mayChange: { action in mayChange(action) },
      conditions: condition())
  }

  /// - Parameter dismissal: Makes the action that removes the value; nil if this lift does not present it.
  @usableFromInline
  func condition(
    dismissal: (() -> ParentAction)? = nil
  ) -> ReducerConditions<ParentState, ParentAction> {
    let access = access
    return ReducerConditions([
      PartCondition(
        child, key: key, lift: LiftIdentity(Self.self, at: place), path: Path.self,
        identity: identity, embed: Path.embed, dismissal: dismissal,
        lend: { state, body in
          access.read(state) { optional in
            guard let part = optional.pointee else { return false }
            withUnsafePointer(to: part, body)
            return true
          }
        })
    ])
  }

  @usableFromInline
  func missing(_ action: Child.Action) -> Effect<ParentAction> {
    .missing(
      MissingTarget(
        .optional, action: actionName(action), stateType: "\(Child.State.self)", lift: place))
  }
}
