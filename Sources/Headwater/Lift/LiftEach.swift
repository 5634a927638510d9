// @inlinable: each lifted action passes here.
extension Reducer {
  /// Lifts this reducer to each element of a collection: an array of `Identifiable` elements, a
  /// dictionary, or an `IdentifiedArray`.
  ///
  /// ```swift
  /// struct State { var rows: IdentifiedArray<Row.State> = [] }
  /// enum Action { case rows(ElementAction<Row.State.ID, Row.Action>) }
  ///
  /// var body: some Reducer<State, Action> {
  ///   Row().lift(each: \.rows, action: \.rows)
  ///   Reduce { state, action in … }
  /// }
  /// ```
  ///
  /// - The reducer changes the element in place. In a plain array it has to search for the element.
  /// - Effect ids belong to the element. When the element is removed, its effects are cancelled; moving it
  ///   keeps them. In a dictionary they are also cancelled when a value with a different `id` takes its key.
  /// - An `IdentifiedArray` records what a turn has changed in it. In other collections, each turn visits
  ///   all elements with running effects.
  /// - An element that changes its own `id` is another one from then on. Its effects are cancelled; if there are
  ///   any, the store reports an issue.
  /// - An action for an element that is not there changes nothing and is reported as an issue. The late
  ///   result of an effect is dropped silently, since it is not a mistake.
  /// - Put lifts before the parent's own `Reduce`. If the parent removes the element first, the element never
  ///   sees its action, and the store reports an issue.
  ///
  /// - Parameters:
  ///   - state: The field with the elements.
  ///   - action: The case with the elements' actions.
  @inlinable
  public func lift<
    ParentState, ParentAction: CasePathable, Elements: ElementCollection, Path: CasePath
  >(
    each state: WritableKeyPath<ParentState, Elements>,
    action: CaseKeyPath<ParentAction, Path>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> LiftEach<Self, ParentState, ParentAction, Elements, Path>
  where
    Elements.Member == State, Elements.ElementID: Sendable,
    Path.Value == ElementAction<Elements.ElementID, Action>, Path.Root == ParentAction
  {
    LiftEach(
      child: self, state: state, route: CaseRoute(Path.self),
      place: SourcePlace(fileID: fileID, line: line))
  }
}

/// A reducer lifted to each element of a collection.
public struct LiftEach<
  Child: Reducer, ParentState, ParentAction, Elements: ElementCollection, Path: CasePath
>: Reducer
where
  Elements.Member == Child.State, Elements.ElementID: Sendable,
  Path.Value == ElementAction<Elements.ElementID, Child.Action>, Path.Root == ParentAction
{
  public typealias State = ParentState
  public typealias Action = ParentAction

  @usableFromInline let child: LazyReducer<Child.State, Child.Action>
  @usableFromInline let access: StateAccess<ParentState, Elements>
  @usableFromInline let key: EffectID.Key
  @usableFromInline let route: CaseRoute<ParentAction>?
  @usableFromInline let place: SourcePlace
  @usableFromInline let hint = PositionHint()

  /// Nil if the key of an element is its identity.
  @usableFromInline let identity: ElementIdentityReader<Elements>?

  @inlinable
  init(
    child: Child, state: WritableKeyPath<ParentState, Elements>,
    route: CaseRoute<ParentAction>?, place: SourcePlace
  ) {
    self.child = LazyReducer(child)
    access = StateAccess(state)
    key = EffectID.Key(path: state)
    self.route = route
    self.place = place
    identity = ElementIdentityReader()
  }

  @inlinable
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    Path.withValue(of: action) { action in reduceElement(of: &state, action: action) } ?? .none
  }

  /// Not inlined, which keeps the path of actions for other features short.
  @inlinable
  @inline(never)
  func reduceElement(of state: inout ParentState, action: Path.Value) -> Effect<ParentAction> {
    var newID: Elements.ElementID?
    let effect = access.modify(&state) { elements in
      elements.modifyElement(action.id, near: &hint.position) { element in
        // Matched only here, since a closure would capture a copy of the payload.
        switch action {
        case .element(let id, let action):
          let effect = child.reduce(into: &element, action: action)
          if let own = Elements.ownID(of: element), own != id { newID = own }
          return effect
        }
      }
    }
    guard let effect else { return missing(action) }
    if let newID { return renamed(action, to: newID, effect, in: state) }
    return effect.isNone ? .none : lifted(effect, action.id, in: state)
  }

  @inlinable
  public func mayChange(_ action: ParentAction) -> Bool {
    Path.withValue(of: action) { elementAction in
      switch elementAction {
      case .element(_, let action): child.resolved.mayChange(action)
      }
    } ?? false
  }

  @inlinable
  public func resolved() -> ResolvedReducer<ParentState, ParentAction> {
    ResolvedReducer(
      reduce: { state, action in reduce(into: &state, action: action) },
      step: ReduceStep(for: route) { state, action, effects in
        _ = Path.withValue(of: action) { action in
          effects.merge(reduceElement(of: &state, action: action))
        }
      },
      mayChange: { action in mayChange(action) },
      conditions: condition())
  }

  /// - Parameter dismissal: Makes the action that removes an element; nil if this lift does not present its
  ///   elements.
  @usableFromInline
  func condition(
    dismissal: ((Elements.ElementID) -> ParentAction)? = nil
  ) -> ReducerConditions<ParentState, ParentAction> {
    ReducerConditions([
      ElementsCondition(
        child, access, key: key, lift: LiftIdentity(Self.self, at: place), path: Path.self,
        identity: identity, dismissal: dismissal, embed: Path.embed)
    ])
  }

  /// Lifts an effect of the element that is there after its reducer has run.
  @usableFromInline
  func lifted(
    _ effect: Effect<Child.Action>, _ id: Elements.ElementID, in state: ParentState
  ) -> Effect<ParentAction> {
    var belonging = Belonging.current
    if let identity {
      var position = 0
      withUnsafePointer(to: state[keyPath: access.path]) { elements in
        _ = elements.pointee.withElement(id, near: &position) { member in
          if let known = identity.read(member, id, in: elements) { belonging = .value(known) }
        }
      }
    }
    return effect.lifted(
      { action in Path.embed(.element(id: id, action: action)) },
      by: EffectID.Key(ElementKey(lift: key, id: EffectID.Key(id))), of: belonging)
  }

  /// Tells the store that an element has another id than before its own action. What runs for the former id ends
  /// with the turn.
  @usableFromInline
  func renamed(
    _ action: Path.Value, to newID: Elements.ElementID, _ effect: Effect<Child.Action>,
    in state: ParentState
  ) -> Effect<ParentAction> {
    switch action {
    case .element(let id, let action):
      let renamed = MissingTarget.Kind.renamed(
        from: idName(id), to: idName(newID),
        element: EffectID.Key(ElementKey(lift: key, id: EffectID.Key(id))),
        startsEffect: effect.startsWork)
      let report = Effect<ParentAction>.missing(
        MissingTarget(
          renamed, action: actionName(action), stateType: "\(Child.State.self)", lift: place))
      return effect.isNone ? report : report.merged(with: lifted(effect, id, in: state))
    }
  }

  @usableFromInline
  func missing(_ action: Path.Value) -> Effect<ParentAction> {
    switch action {
    case .element(let id, let action):
      .missing(
        MissingTarget(
          .element(id: idName(id)), action: actionName(action), stateType: "\(Child.State.self)",
          lift: place))
    }
  }
}

/// The position at which an element was last found.
///
/// Each use verifies it: an outdated position costs a search and never gives a wrong result.
@usableFromInline
final class PositionHint {
  @exclusivity(unchecked) @usableFromInline var position = 0

  @inlinable
  init() {}
}
