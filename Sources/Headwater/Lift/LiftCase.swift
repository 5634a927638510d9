// @inlinable: each lifted action passes here.
extension Reducer {
  /// Lifts this reducer to a case of a wider state that is an enum.
  ///
  /// ```swift
  /// enum State { case loggedOut(Login.State), loggedIn(Home.State) }
  ///
  /// var body: some Reducer<State, Action> {
  ///   Login().lift(case: \.loggedOut, action: \.login)
  ///   Home().lift(case: \.loggedIn, action: \.home)
  ///   Reduce { state, action in … }
  /// }
  /// ```
  ///
  /// - When the state changes to a different case, the effects of this case are cancelled. If the value of
  ///   the case is `Identifiable`, they are also cancelled when a turn ends with a different `id`.
  /// - An action that arrives in a different case changes nothing and is reported as an issue. The late
  ///   result of an effect is dropped silently, since it is not a mistake.
  /// - Put lifts before the parent's own `Reduce`, as shown. If the parent changes the case first, the child
  ///   never sees the action, and the store reports an issue.
  ///
  /// - Parameters:
  ///   - state: The case with this reducer's state.
  ///   - action: The case with this reducer's actions.
  @inlinable
  public func lift<
    ParentState: CasePathable, ParentAction: CasePathable, StatePath: CasePath,
    ActionPath: CasePath
  >(
    case state: CaseKeyPath<ParentState, StatePath>,
    action: CaseKeyPath<ParentAction, ActionPath>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LiftCase<Self, ParentState, ParentAction, StatePath, ActionPath>
  where
    StatePath.Value == State, StatePath.Root == ParentState,
    ActionPath.Value == Action, ActionPath.Root == ParentAction
  {
    LiftCase(
      child: self, route: CaseRoute(ActionPath.self),
      place: SourcePlace(fileID: fileID, line: line))
  }
}

/// A reducer lifted to a case of a wider state.
public struct LiftCase<
  Child: Reducer, ParentState, ParentAction, StatePath: CasePath, ActionPath: CasePath
>: Reducer
where
  StatePath.Value == Child.State, StatePath.Root == ParentState,
  ActionPath.Value == Child.Action, ActionPath.Root == ParentAction
{
  public typealias State = ParentState
  public typealias Action = ParentAction

  @usableFromInline let child: LazyReducer<Child.State, Child.Action>
  @usableFromInline let key: EffectID.Key
  @usableFromInline let route: CaseRoute<ParentAction>?
  @usableFromInline let place: SourcePlace
  @usableFromInline let identity = IdentityReader<Child.State>()

  @inlinable
  init(child: Child, route: CaseRoute<ParentAction>?, place: SourcePlace) {
    self.child = LazyReducer(child)
    key = EffectID.Key(ObjectIdentifier(StatePath.self))
    self.route = route
    self.place = place
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    ActionPath.withValue(of: action) { action in reduceCase(of: &state, action: action) } ?? .none
  }

  /// Not inlined, which keeps the path of actions for other features short.
  @inlinable
  @inline(never)
  func reduceCase(of state: inout State, action: Child.Action) -> Effect<Action> {
    let effect = StatePath.modify(&state) { child.reduce(into: &$0, action: action) }
    guard let effect else { return missing(action) }
    return effect.isNone ? .none : lifted(effect, in: state)
  }

  /// Lifts an effect of the value that is there after its reducer has run.
  @usableFromInline
  func lifted(_ effect: Effect<Child.Action>, in state: State) -> Effect<Action> {
    var belonging = Belonging.current
    if let identity {
      _ = StatePath.withValue(of: state) { part in
        belonging = .value(withUnsafePointer(to: part) { identity.read($0) })
      }
    }
    return effect.lifted(ActionPath.embed, by: key, of: belonging)
  }

  @inlinable
  public func mayChange(_ action: Action) -> Bool {
    ActionPath.withValue(of: action) { child.resolved.mayChange($0) } ?? false
  }

  @inlinable
  public func resolved() -> ResolvedReducer<State, Action> {
    ResolvedReducer(
      reduce: { state, action in reduce(into: &state, action: action) },
      step: ReduceStep(for: route) { state, action, effects in
        _ = ActionPath.withValue(of: action) { action in
          effects.merge(reduceCase(of: &state, action: action))
        }
      },
      mayChange: { action in mayChange(action) },
      conditions: condition())
  }

  @usableFromInline
  func condition() -> ReducerConditions<State, Action> {
    ReducerConditions([
      PartCondition(
        child, key: key, lift: LiftIdentity(Self.self, at: place), path: ActionPath.self,
        identity: identity, embed: ActionPath.embed,
        lend: { state, body in
          StatePath.withValue(of: state.pointee) { part in withUnsafePointer(to: part, body) }
            != nil
        })
    ])
  }

  @usableFromInline
  func missing(_ action: Child.Action) -> Effect<Action> {
    .missing(
      MissingTarget(
        .enumCase, action: actionName(action), stateType: "\(Child.State.self)", lift: place))
  }
}
