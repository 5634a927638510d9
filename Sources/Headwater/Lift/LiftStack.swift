// @inlinable: each lifted action passes here.
extension Reducer {
  /// Lifts this reducer to each screen of a navigation stack.
  ///
  /// ```swift
  /// struct State { var path: StackState<Screen.State> = [] }
  /// enum Action { case path(StackAction<Screen.State, Screen.Action>) }
  ///
  /// var body: some Reducer<State, Action> {
  ///   Screen().lift(stack: \.path, action: \.path)
  ///   Reduce { state, action in … }
  /// }
  /// ```
  ///
  /// - The parent pushes by `state.path.push(…)`, and a link by ``StackAction/push(_:)``.
  /// - ``StackAction/popFrom(id:)`` pops a screen with those above it: the parent can't forget to. Views send it
  ///   when a person goes back, and a screen sends it by ``Effect/dismiss``. A screen that is gone already
  ///   is not popped again.
  /// - Effect ids belong to the screen. When it is popped, its effects are cancelled. The same holds when the stack
  ///   is replaced by one that is made anew, or a screen by one with a different `id`.
  /// - An action for a screen that is not there changes nothing and is reported as an issue. The late result
  ///   of an effect is dropped silently, since it is not a mistake.
  /// - Put lifts before the parent's own `Reduce`.
  ///
  /// - Parameters:
  ///   - state: The field with the stack.
  ///   - action: The case with the actions of its screens and of the stack itself.
  @inlinable
  public func lift<ParentState, ParentAction: CasePathable, Path: CasePath>(
    stack state: WritableKeyPath<ParentState, StackState<State>>,
    action: CaseKeyPath<ParentAction, Path>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LiftStack<Self, ParentState, ParentAction, Path>
  where Path.Value == StackAction<State, Action>, Path.Root == ParentAction {
    LiftStack(
      child: self, state: state, route: CaseRoute(Path.self),
      place: SourcePlace(fileID: fileID, line: line))
  }
}

/// A reducer lifted to each screen of a navigation stack.
public struct LiftStack<Child: Reducer, ParentState, ParentAction, Path: CasePath>: Reducer
where Path.Value == StackAction<Child.State, Child.Action>, Path.Root == ParentAction {
  public typealias State = ParentState
  public typealias Action = ParentAction

  @usableFromInline typealias Inner = LiftEach<
    Child, ParentState, ParentAction, StackState<Child.State>,
    StackElementPath<Path, Child.State, Child.Action>
  >

  @usableFromInline let inner: Inner

  @inlinable
  init(
    child: Child, state: WritableKeyPath<ParentState, StackState<Child.State>>,
    route: CaseRoute<ParentAction>?, place: SourcePlace
  ) {
    inner = Inner(child: child, state: state, route: route, place: place)
  }

  @inlinable
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    Path.withValue(of: action) { action in reduceStack(in: &state, action: action) } ?? .none
  }

  /// Not inlined, which keeps the path of actions for other features short.
  @inlinable
  @inline(never)
  func reduceStack(
    in state: inout ParentState, action: StackAction<Child.State, Child.Action>
  ) -> Effect<ParentAction> {
    switch action {
    case .element(let id, let action):
      let effect = inner.reduceElement(of: &state, action: .element(id: id, action: action))
      return effect.isNone ? .none : presented(effect, id, in: &state)
    case .push(let screen):
      inner.access.modify(&state) { _ = $0.push(screen) }
      return .none
    case .popFrom(let id):
      inner.access.modify(&state) { $0.pop(from: id) }
      return .none
    }
  }

  /// Catches the wishes of a screen to be gone.
  @usableFromInline
  func presented(
    _ effect: Effect<ParentAction>, _ id: StackElementID, in state: inout ParentState
  ) -> Effect<ParentAction> {
    let (effect, isOver) = effect.presented { Path.embed(.popFrom(id: id)) }
    if isOver { inner.access.modify(&state) { $0.pop(from: id) } }
    return effect
  }

  @inlinable
  public func mayChange(_ action: ParentAction) -> Bool {
    Path.withValue(of: action) { action in
      switch action {
      case .element(_, let action): inner.child.resolved.mayChange(action)
      case .push, .popFrom: true
      }
    } ?? false
  }

  @inlinable
  public func resolved() -> ResolvedReducer<ParentState, ParentAction> {
    ResolvedReducer(
      reduce: { state, action in reduce(into: &state, action: action) },
      step: ReduceStep(for: inner.route) { state, action, effects in
        _ = Path.withValue(of: action) { action in
          effects.merge(reduceStack(in: &state, action: action))
        }
      },
      mayChange: { action in mayChange(action) },
      conditions: inner.condition { id in Path.embed(.popFrom(id: id)) })
  }
}
