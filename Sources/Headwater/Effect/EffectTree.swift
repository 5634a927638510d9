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
  case issue(StoreIssue)
  case owned(EffectOwner)
}

/// An effect that is made of others, or that only tells the store something.
///
/// A program may nest effects without limit, in a loop that merges one with the next for example. The code
/// that walks a tree, here and in `Engine`, is therefore never recursive.
@usableFromInline
final class EffectNode<Action> {
  let kind: EffectNodeKind
  private(set) var parts: [Effect<Action>]
  /// Whether it contains effects of lifted features.
  let hasScopes: Bool

  init(_ kind: EffectNodeKind, _ parts: [Effect<Action>]) {
    self.kind = kind
    self.parts = parts
    hasScopes =
      if case .scoped = kind { true } else { parts.contains { $0.node?.hasScopes ?? false } }
  }

  deinit {
    // By a loop: otherwise parts would release their own parts recursively.
    guard parts.contains(where: { $0.node != nil }) else { return }
    var released = parts
    parts = []
    while !released.isEmpty {
      guard var node = released.removeLast().node, isKnownUniquelyReferenced(&node) else {
        continue
      }
      released += node.parts
      node.parts = []
    }
  }
}

/// `@unchecked Sendable`: a node changes only in its own `deinit`, or in that of the node around it while
/// nothing else refers to it. No other code can see the change.
extension EffectNode: @unchecked Sendable where Action: Sendable {}

extension Effect {
  /// The node of an effect that is made of others.
  var node: EffectNode<Action>? {
    if case .tree(.node(let node)) = storage { node } else { nil }
  }

  /// The same tree with each `send` and each `run` in it replaced.
  func replacingLeaves<NewAction>(_ replace: (Effect) -> Effect<NewAction>) -> Effect<NewAction> {
    guard let node else { return replace(self) }
    if let part = node.parts.first, node.parts.count == 1, part.node == nil {
      return Effect<NewAction>(.tree(.node(EffectNode(node.kind, [replace(part)]))))
    }
    // The nodes from the root to the current one, each with its parts that are replaced already.
    var path = [(node: node, parts: [Effect<NewAction>]())]
    while true {
      let last = path.count - 1
      let (node, made) = (path[last].node, path[last].parts.count)
      if made < node.parts.count {
        if let inner = node.parts[made].node {
          path.append((inner, []))
        } else {
          path[last].parts.append(replace(node.parts[made]))
        }
      } else {
        let done = Effect<NewAction>(.tree(.node(EffectNode(node.kind, path[last].parts))))
        path.removeLast()
        if path.isEmpty { return done }
        path[last - 1].parts.append(done)
      }
    }
  }
}
