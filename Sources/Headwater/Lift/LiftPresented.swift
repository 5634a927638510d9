// @inlinable: each lifted action passes here.
extension Reducer {
  /// Lifts this reducer to an optional field of a wider state that it presents, as a sheet, an alert or a
  /// screen.
  ///
  /// ```swift
  /// struct State { var editor: Editor.State? }
  /// enum Action { case editTapped, editor(PresentationAction<Editor.Action>) }
  ///
  /// var body: some Reducer<State, Action> {
  ///   Editor().lift(optional: \.editor, action: \.editor)
  ///   Reduce { state, action in
  ///     if case .editTapped = action { state.editor = Editor.State() }
  ///     return .none
  ///   }
  /// }
  /// ```
  ///
  /// - The parent presents by setting the optional. ``PresentationAction/dismiss`` sets it to nil: the parent
  ///   can't forget to. Views send it when a person closes a sheet, and the child sends it by
  ///   ``Effect/dismiss``.
  /// - A second dismissal changes nothing. If the parent presents another value when it hears of the first, neither
  ///   the second dismissal nor a late result of the former value reaches the new one.
  /// - When the optional becomes nil, the effects of its value are cancelled. If the value is
  ///   `Identifiable`, they are also cancelled when a turn ends with a different `id`.
  /// - An action that arrives while the optional is nil changes nothing and is reported as an issue. The late
  ///   result of an effect is dropped silently, since it is not a mistake.
  /// - Put lifts before the parent's own `Reduce`. To see the child's last state at its dismissal, put a
  ///   `Reduce` before the lift.
  ///
  /// - Parameters:
  ///   - state: The optional field with this reducer's state.
  ///   - action: The case with this reducer's actions and its dismissal.
  @inlinable
  public func lift<ParentState, ParentAction: CasePathable, Path: CasePath>(
    optional state: WritableKeyPath<ParentState, State?>,
    action: CaseKeyPath<ParentAction, Path>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LiftPresented<Self, ParentState, ParentAction, Path>
  where Path.Value == PresentationAction<Action>, Path.Root == ParentAction {
    LiftPresented(
      child: self, state: state, route: CaseRoute(Path.self),
      place: SourcePlace(fileID: fileID, line: line))
  }
}

/// A reducer lifted to an optional field that it presents.
public struct LiftPresented<Child: Reducer, ParentState, ParentAction, Path: CasePath>: Reducer
where Path.Value == PresentationAction<Child.Action>, Path.Root == ParentAction {
  public typealias State = ParentState
  public typealias Action = ParentAction

  @usableFromInline typealias Inner = LiftOptional<
    Child, ParentState, ParentAction, PresentedPath<Path, Child.Action>
  >

  @usableFromInline let inner: Inner

  @inlinable
  init(
    child: Child, state: WritableKeyPath<ParentState, Child.State?>,
    route: CaseRoute<ParentAction>?, place: SourcePlace
  ) {
    inner = Inner(child: child, state: state, route: route, place: place)
  }

  @inlinable
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    Path.withValue(of: action) { action in reducePresented(in: &state, action: action) } ?? .none
  }

  /// Not inlined, which keeps the path of actions for other features short.
  @inlinable
  @inline(never)
  func reducePresented(
    in state: inout ParentState, action: PresentationAction<Child.Action>
  ) -> Effect<ParentAction> {
    switch action {
    case .presented(let action):
      let effect = inner.reduceOptional(in: &state, action: action)
      return effect.isNone ? .none : presented(effect, in: &state)
    case .dismiss:
      let wasPresented = inner.access.modify(&state) { value in
        defer { value = nil }
        return value != nil
      }
      return wasPresented ? dismissed : .none
    }
  }

  /// Ends what belongs to the dismissed value, even if the parent presents another in the same turn. Nothing else
  /// would tell the two apart, unless they have an identity.
  @usableFromInline var dismissed: Effect<ParentAction> {
    inner.identity == nil ? Effect(.tree(.dismissed(inner.key))) : .none
  }

  /// Catches the wishes of the child to be gone.
  @usableFromInline
  func presented(
    _ effect: Effect<ParentAction>, in state: inout ParentState
  ) -> Effect<ParentAction> {
    let (effect, isOver) = effect.presented { Path.embed(.dismiss) }
    if isOver { inner.access.modify(&state) { $0 = nil } }
    return effect
  }

  @inlinable
  public func mayChange(_ action: ParentAction) -> Bool {
    Path.withValue(of: action) { action in
      switch action {
      case .presented(let action): inner.child.resolved.mayChange(action)
      case .dismiss: true
      }
    } ?? false
  }

  @inlinable
  public func resolved() -> ResolvedReducer<ParentState, ParentAction> {
    ResolvedReducer(
      reduce: { state, action in reduce(into: &state, action: action) },
      step: ReduceStep(for: inner.route) { state, action, effects in
        _ = Path.withValue(of: action) { action in
          effects.merge(reducePresented(in: &state, action: action))
        }
      },
      mayChange: { action in mayChange(action) },
      conditions: inner.condition { Path.embed(.dismiss) })
  }
}
