extension Reducer {
  /// Lifts this reducer into a wider domain in which its state is optional.
  ///
  /// ```swift
  /// var body: some Reducer<State, Action> {
  ///   Editor().lift(optional: \.editor, action: \.editor)
  ///   Reduce { state, action in … }
  /// }
  /// ```
  ///
  /// - When the optional becomes nil, the effects that were started in it are cancelled.
  /// - An action for a nil optional changes nothing and is an issue; the late result of an effect is
  ///   dropped in silence.
  /// - Lifts stand before the parent's own `Reduce`, which may set the optional to nil.
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
///
/// @inlinable: each lifted action passes here.
public struct LiftOptional<Child: Reducer, ParentState, ParentAction, Path: CasePath>: Reducer
where Path.Value == Child.Action, Path.Root == ParentAction {
  public typealias State = ParentState
  public typealias Action = ParentAction

  @usableFromInline let child: LazyReducer<Child.State, Child.Action>
  @usableFromInline let access: StateAccess<ParentState, Child.State?>
  @usableFromInline let key: EffectID.Key
  @usableFromInline let route: CaseRoute<ParentAction>?
  @usableFromInline let place: SourcePlace

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

  /// Not inlined, so that an action which is for another feature is passed over at once.
  @inlinable
  @inline(never)
  func reduceOptional(in state: inout ParentState, action: Child.Action) -> Effect<ParentAction> {
    let effect = access.modify(&state) { optional -> Effect<Child.Action>? in
      guard optional != nil else { return nil }
      return child.reduce(into: &optional!, action: action)
    }
    return effect?.lifted(Path.self, by: key) ?? missing(action)
  }

  @inlinable
  public func mayChange(_ action: ParentAction) -> Bool {
    Path.withValue(of: action) { child.resolved.mayChange($0) } ?? false
  }

  @inlinable
  public func resolved() -> ResolvedReducer<ParentState, ParentAction> {
    let path = access.path
    let key = key
    let child = child
    return ResolvedReducer(
      reduce: { state, action in reduce(into: &state, action: action) },
      step: ReduceStep(for: route) { state, action, effects in
        _ = Path.withValue(of: action) { action in
          effects.merge(reduceOptional(in: &state, action: action))
        }
      },
      mayChange: { action in mayChange(action) },
      isPresent: { keys, state in
        guard keys.first == key else { return true }
        guard let state = state[keyPath: path] else { return false }
        return child.resolved.isPresent?(keys.dropFirst(), state) ?? true
      },
      subscriptions: { state, _ in
        guard let state = state[keyPath: path] else { return [] }
        return (child.resolved.subscriptions?(state, []) ?? [])
          .map { $0.map(Path.embed, scopeKey: key) }
      },
      hasSubscriptions: { asked in
        child.hasSubscriptions(&asked, by: LiftIdentity(Self.self, at: place))
      })
  }

  @usableFromInline
  func missing(_ action: Child.Action) -> Effect<ParentAction> {
    .missing(
      MissingTarget(
        .optional, action: actionName(action), stateType: "\(Child.State.self)", lift: place))
  }
}
