/// The content of an effect other than `.none` and `.send`.
///
/// Its cases hold references, which keeps an effect hardly larger than an action.
@usableFromInline
enum EffectTree<Action> {
  case run(EffectOperation<Action>)
  case node(EffectNode<Action>)

  static func merge(_ effects: [Effect<Action>]) -> EffectTree {
    .node(EffectNode(.merge, effects))
  }

  static func concatenate(_ effects: [Effect<Action>]) -> EffectTree {
    .node(EffectNode(.concatenate, effects))
  }

  static func cancel(_ id: EffectID.Key) -> EffectTree { .node(EffectNode(.cancel(id), [])) }

  static func cancellable(
    _ effect: Effect<Action>, id: EffectID.Key, cancelInFlight: Bool
  ) -> EffectTree {
    .node(EffectNode(.cancellable(id, cancelInFlight: cancelInFlight), [effect]))
  }

  static func scoped(
    _ effect: Effect<Action>, by key: EffectID.Key, of belonging: Belonging
  ) -> EffectTree {
    .node(EffectNode(.scoped(key, of: belonging), [effect]))
  }

  static func after(_ delay: EffectDelay, _ effect: Effect<Action>) -> EffectTree {
    .node(EffectNode(.after(delay), [effect]))
  }

  static func throttle(_ throttle: EffectThrottle, _ effect: Effect<Action>) -> EffectTree {
    .node(EffectNode(.throttle(throttle), [effect]))
  }

  static func throttleEnded(_ id: EffectID, _ throttle: EffectThrottle) -> EffectTree {
    .node(EffectNode(.throttleEnded(id, throttle), []))
  }

  static func dismiss(isImmediate: Bool) -> EffectTree {
    .node(EffectNode(.dismiss(isImmediate: isImmediate), []))
  }

  static func dismissal(_ action: Action) -> EffectTree {
    .node(EffectNode(.dismissal, [.send(action)]))
  }

  /// Ends what belongs to the value in a place that the turn has dismissed.
  static func dismissed(_ key: EffectID.Key) -> EffectTree {
    scoped(Effect(.tree(.node(EffectNode(.dismissed, [])))), by: key, of: .current)
  }

  static func missing(_ target: MissingTarget) -> EffectTree {
    .node(EffectNode(.missing(target), []))
  }

  static func owned(_ effect: Effect<Action>, by owner: EffectOwner) -> EffectTree {
    .node(EffectNode(.owned(owner), [effect]))
  }
}

extension EffectTree: Sendable where Action: Sendable {}

/// What a node of an effect's tree does with its parts. It does not depend on the type of the actions.
enum EffectNodeKind: Sendable {
  case merge
  case concatenate
  case cancel(EffectID.Key)
  case cancellable(EffectID.Key, cancelInFlight: Bool)
  case scoped(EffectID.Key, of: Belonging)
  case after(EffectDelay)
  case throttle(EffectThrottle)
  case throttleEnded(EffectID, EffectThrottle)
  case missing(MissingTarget)

  /// The wish of a feature to be gone, which the nearest lift that presents it turns into a dismissal.
  ///
  /// - Parameter isImmediate: Whether it is gone with this turn. Its lift then removes it at once, and sends
  ///   no action.
  case dismiss(isImmediate: Bool)

  /// The action that removes a feature which wishes to be gone.
  case dismissal

  /// The turn has dismissed the value around it. What belongs to that ends, even if another value has its place.
  case dismissed
  case issue(StoreIssue)
  case owned(EffectOwner)

  /// Whether its parts wait for a time.
  var waits: Bool {
    switch self {
    case .after, .throttle, .throttleEnded: true
    default: false
    }
  }
}
