/// The condition of a lift to a field.
@usableFromInline
final class FieldCondition<ParentState, ParentAction, State, Action>: Condition<
  ParentState, ParentAction
>
{
  private let child: LazyReducer<State, Action>
  private let access: StateAccess<ParentState, State>
  private let embed: @Sendable (Action) -> ParentAction

  /// The identity of the lift if its field is computed. Such a field may have the type of the state around
  /// it, and then contains itself without end. Only the first level has subscriptions in that case. Nesting
  /// through an optional, a case or an element always ends.
  private let computed: LiftIdentity?

  @usableFromInline
  init(
    _ child: LazyReducer<State, Action>, _ access: StateAccess<ParentState, State>,
    key: EffectID.Key, computed: LiftIdentity?,
    embed: @escaping @Sendable (Action) -> ParentAction
  ) {
    self.child = child
    self.access = access
    self.computed = computed
    self.embed = embed
    super.init(key: key)
  }

  override func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool {
    guard let computed else { return child.conditions?.hasSubscriptions(&asked) ?? false }
    return child.hasSubscriptions(&asked, by: computed)
  }

  override func addPaths(to lifted: inout LiftedPaths) {
    if let computed {
      lifted.add(below: child, of: computed)
    } else {
      child.conditions?.add(to: &lifted)
    }
  }

  override func isUntouched(
    _ state: UnsafeRawPointer, at node: LifeNode, slot: Int, asks: Bool
  ) -> Bool {
    guard let offset = access.offset, let place = node.child(slot), !asks || place.wasAsked,
      let conditions = child.conditions
    else { return false }
    return conditions.isUntouched(state.advanced(by: offset), at: place, asks: asks)
  }

  override func survey(
    _ state: UnsafePointer<ParentState>, at node: LifeNode, slot: Int,
    _ survey: inout Survey<ParentAction>
  ) {
    guard let key, let conditions = child.conditions else { return }
    var below = survey.below(Action.self)
    below.entered = survey.entered
    if let computed { below.asks = survey.asks && below.entered.insert(computed).inserted }
    let known = node.child(slot)
    guard known != nil || below.asks else { return }
    let place = known ?? LifeNode()
    if below.asks { place.wasAsked = true }
    access.read(state) { conditions.survey($0, at: place, &below) }
    keep(place, known: known, at: node, slot: slot)
    survey.add(below, key: key, embed)
  }

  override func find(
    _ path: ArraySlice<PathStep>, in state: UnsafePointer<ParentState>, at node: LifeNode,
    slot: Int, tree: LifeTree
  ) -> FoundPlace {
    guard path.count > 1, let conditions = child.conditions else { return .permanent }
    let known = node.child(slot)
    let place = known ?? LifeNode()
    let found = access.read(state) {
      conditions.find(path.dropFirst(), in: $0, at: place, tree: tree)
    }
    keep(place, known: known, at: node, slot: slot)
    return found
  }

  private func keep(_ place: LifeNode, known: LifeNode?, at node: LifeNode, slot: Int) {
    switch (place.isNeeded(), known) {
    case (true, nil): node.add(place, at: slot)
    case (false, _?): node.remove(place)
    default: break
    }
  }
}

/// The condition of a lift to an optional or a case.
@usableFromInline
final class PartCondition<ParentState, ParentAction, State, Action>: Condition<
  ParentState, ParentAction
>
{
  @usableFromInline
  typealias Lend = (UnsafePointer<ParentState>, (UnsafePointer<State>) -> Void) -> Bool

  private let child: LazyReducer<State, Action>
  private let lift: LiftIdentity
  private let path: ObjectIdentifier
  private let embed: @Sendable (Action) -> ParentAction
  private let identity: IdentityReader<State>?

  /// Makes the action that removes the value; nil for a lift that does not present it.
  private let dismissal: (() -> ParentAction)?

  /// Lends the value for the time of a call; false if it is not there.
  private let lend: Lend

  @usableFromInline
  init(
    _ child: LazyReducer<State, Action>, key: EffectID.Key, lift: LiftIdentity, path: Any.Type,
    identity: IdentityReader<State>?, embed: @escaping @Sendable (Action) -> ParentAction,
    dismissal: (() -> ParentAction)? = nil, lend: @escaping Lend
  ) {
    self.child = child
    self.lift = lift
    self.path = ObjectIdentifier(path)
    self.identity = identity
    self.embed = embed
    self.dismissal = dismissal
    self.lend = lend
    super.init(key: key)
  }

  override func hasSubscriptions(_ asked: inout Set<LiftIdentity>) -> Bool {
    child.hasSubscriptions(&asked, by: lift)
  }

  override func addPaths(to lifted: inout LiftedPaths) {
    lifted.add(path)
    lifted.add(below: child, of: lift)
  }

  override func survey(
    _ state: UnsafePointer<ParentState>, at node: LifeNode, slot: Int,
    _ survey: inout Survey<ParentAction>
  ) {
    guard let key else { return }
    let known = node.child(slot)
    guard known != nil || survey.asks else { return }
    var below = survey.below(Action.self)
    let isThere = lend(state) { part in
      let place = self.place(of: part, known: known, at: node, slot: slot, tree: below.tree)
      if below.asks { place.wasAsked = true }
      child.conditions?.survey(part, at: place, &below)
    }
    if !isThere, let known { survey.tree.end(known) }
    survey.add(below, key: key, dismissal: dismissal, embed)
  }

  override func find(
    _ path: ArraySlice<PathStep>, in state: UnsafePointer<ParentState>, at node: LifeNode,
    slot: Int, tree: LifeTree
  ) -> FoundPlace {
    guard let step = path.first else { return .permanent }
    var found = FoundPlace.gone
    let isThere = lend(state) { part in
      let place = self.place(of: part, known: node.child(slot), at: node, slot: slot, tree: tree)
      guard step.belonging.isMet(by: place) else { return }
      let deeper = child.conditions?
        .find(path.dropFirst(), in: part, at: place, tree: tree)
      if let deeper, !deeper.isPermanent {
        found = deeper
      } else {
        found = .place(
          place, rest: path.count - 1,
          mark: child.conditions?.mark(at: path, in: part, place))
      }
    }
    if !isThere, let known = node.child(slot) { tree.end(known) }
    return found
  }

  /// The place of the current value. The place of a former value ends.
  private func place(
    of part: UnsafePointer<State>, known: LifeNode?, at node: LifeNode, slot: Int, tree: LifeTree
  ) -> LifeNode {
    let current = identity?.read(part)
    if let known {
      if known.identity == current { return known }
      tree.end(known)
    }
    let place = LifeNode(lifetime: Lifetime(), identity: current)
    node.add(place, at: slot)
    tree.register(place)
    return place
  }
}

extension Belonging {
  /// Whether a place has the value that an effect belongs to.
  func isMet(by place: LifeNode) -> Bool {
    switch self {
    case .current: true
    case .value(let identity): place.identity == identity
    case .lifetime(let lifetime): place.lifetime === lifetime
    }
  }
}

extension FoundPlace {
  var isPermanent: Bool {
    if case .permanent = self { true } else { false }
  }
}
