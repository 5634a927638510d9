/// A feature as plain functions.
package struct ModelReducer<State, Action> {
  package var reduce: (inout State, Action) -> ModelEffect<Action>

  /// Whether the child at the end of a path of lifts is there. If the last argument is true, a child that has
  /// taken its place counts too.
  package var isPresent: (_ path: ArraySlice<ModelScope>, State, _ orItsSuccessor: Bool) -> Bool

  package var subscriptions: (State) -> [ModelSubscription<Action>]

  package init(
    reduce: @escaping (inout State, Action) -> ModelEffect<Action>,
    isPresent: @escaping (ArraySlice<ModelScope>, State, Bool) -> Bool = { _, _, _ in true },
    subscriptions: @escaping (State) -> [ModelSubscription<Action>] = { _ in [] }
  ) {
    self.reduce = reduce
    self.isPresent = isPresent
    self.subscriptions = subscriptions
  }

  /// Combines several features over one state, which run one after the other.
  package init(_ parts: [ModelReducer]) {
    self.init(
      reduce: { state, action in
        var effects: [ModelEffect<Action>] = []
        for part in parts { effects.append(part.reduce(&state, action)) }
        return .merge(effects)
      },
      isPresent: { path, state, orItsSuccessor in
        parts.allSatisfy { $0.isPresent(path, state, orItsSuccessor) }
      },
      subscriptions: { state in
        // The parts are features that know nothing of each other's ids.
        parts.enumerated().flatMap { number, part in
          part.subscriptions(state).map { subscription in
            var subscription = subscription
            subscription.id.key = [AnyHashable(number), subscription.id.key]
            return subscription
          }
        }
      })
  }
}

/// An effect that a state implies.
package struct ModelSubscription<Action> {
  package var id: ModelID
  package var effect: ModelEffect<Action>

  package init(id: ModelID, effect: ModelEffect<Action>) {
    self.id = id
    self.effect = effect
  }
}

/// A place in a parent's state for children: a field has always one child, an optional or a case has one or
/// none, and a collection has any number.
package struct ModelPlace<Parent, ParentAction, Child, ChildAction> {
  package typealias Member = (identity: AnyHashable, child: Child)

  package var name: AnyHashable

  /// The children in the place, in their order.
  package var members: (Parent) -> [Member]

  /// Puts a child back.
  package var update: (inout Parent, Member) -> Void

  /// Extracts a child's action from a parent's, with the identity of the child; nil for any child.
  package var extract: (ParentAction) -> (identity: AnyHashable?, action: ChildAction)?

  package var embed: (_ identity: AnyHashable, ChildAction) -> ParentAction

  /// Whether actions contain the identity of their child.
  package var isAddressedByIdentity: Bool

  /// The removal of the child; nil for a place that does not present it.
  package var removal: Removal?

  /// The removal of a presented child, by an action of its parent.
  package struct Removal {
    package var action: ParentAction
    package var isAction: (ParentAction) -> Bool
    package var remove: (inout Parent) -> Void

    package init(
      action: ParentAction, isAction: @escaping (ParentAction) -> Bool,
      remove: @escaping (inout Parent) -> Void
    ) {
      self.action = action
      self.isAction = isAction
      self.remove = remove
    }
  }

  /// The effect of a child as one of its parent.
  package func embed(
    _ effect: ModelEffect<ChildAction>, of identity: AnyHashable
  ) -> ModelEffect<ParentAction> {
    let effect = effect.map { embed(identity, $0) }
    return .scoped(
      removal.map { effect.presented(dismissal: $0.action) } ?? effect,
      by: ModelScope(place: name, identity: identity))
  }

  package init(
    name: AnyHashable, isAddressedByIdentity: Bool = false, removal: Removal? = nil,
    members: @escaping (Parent) -> [Member],
    update: @escaping (inout Parent, Member) -> Void,
    extract: @escaping (ParentAction) -> (identity: AnyHashable?, action: ChildAction)?,
    embed: @escaping (AnyHashable, ChildAction) -> ParentAction
  ) {
    self.name = name
    self.isAddressedByIdentity = isAddressedByIdentity
    self.removal = removal
    self.members = members
    self.update = update
    self.extract = extract
    self.embed = embed
  }
}

extension ModelReducer {
  /// Lifts this feature to each child of a place.
  package func lifted<Parent, ParentAction>(
    to place: ModelPlace<Parent, ParentAction, State, Action>
  ) -> ModelReducer<Parent, ParentAction> {
    ModelReducer<Parent, ParentAction>(
      reduce: { state, action in
        if let removal = place.removal, removal.isAction(action) {
          removal.remove(&state)
          return .none
        }
        guard let (identity, action) = place.extract(action) else { return .none }
        let member = place.members(state).first { identity == nil || $0.identity == identity }
        guard var member else { return .missing }
        let effect = reduce(&member.child, action)
        place.update(&state, member)
        return place.embed(effect, of: member.identity)
      },
      isPresent: { path, state, orItsSuccessor in
        guard let scope = path.first, scope.place == place.name else { return true }
        let member = place.members(state).first { member in
          member.identity == scope.identity || orItsSuccessor && !place.isAddressedByIdentity
        }
        return member.map { isPresent(path.dropFirst(), $0.child, orItsSuccessor) } ?? false
      },
      subscriptions: { state in
        place.members(state).flatMap { member in
          let scope = ModelScope(place: place.name, identity: member.identity)
          return subscriptions(member.child).map { subscription in
            ModelSubscription<ParentAction>(
              id: ModelID(
                path: [scope] + subscription.id.path, key: subscription.id.key),
              effect: place.embed(subscription.effect, of: member.identity))
          }
        }
      })
  }
}
