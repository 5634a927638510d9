/// An effect that is made of others, or that only tells the store something.
///
/// A program may nest effects without limit, in a loop that merges one with the next for example. The code
/// that walks a tree, here and in `Engine`, is therefore never recursive.
@usableFromInline
class EffectNode<Action>: AnyEffectNode {
  let kind: EffectNodeKind

  /// Whether it contains effects of lifted features.
  let hasScopes: Bool

  /// Whether some of them are not bound to the values that they belong to.
  let isUnbound: Bool

  /// Whether it contains wishes to be gone that no lift has caught.
  let hasDismissals: Bool

  /// Whether it starts no work and waits for no time.
  let isImmediate: Bool

  /// The number of actions that it sends by `.send`.
  let sendCount: Int

  /// Empty in a `MappedNode`.
  fileprivate var parts: [Effect<Action>]

  /// - Parameters:
  ///   - kind: What it does with its parts.
  ///   - parts: The effects that it is made of.
  ///   - isBound: Whether it is bound to its value, as the parts are to theirs.
  init(_ kind: EffectNodeKind, _ parts: [Effect<Action>], isBound: Bool = false) {
    self.kind = kind
    self.parts = parts
    var hasScopes = if case .scoped = kind { true } else { false }
    var isUnbound = hasScopes && !isBound
    var hasDismissals = if case .dismiss = kind { true } else { false }
    var isImmediate = !kind.waits
    var sendCount = 0
    for part in parts {
      switch part.storage {
      case .none: break
      case .tree(.run): isImmediate = false
      case .send: sendCount += 1
      case .tree(.node(let node)):
        sendCount += node.sendCount
        if node.hasScopes { hasScopes = true }
        if node.isUnbound { isUnbound = true }
        if node.hasDismissals { hasDismissals = true }
        if !node.isImmediate { isImmediate = false }
      }
    }
    self.isImmediate = isImmediate
    self.hasScopes = hasScopes
    self.isUnbound = isUnbound
    self.hasDismissals = hasDismissals
    self.sendCount = sendCount
  }

  /// Makes a node like another one, without parts of its own.
  fileprivate init<Other>(like other: EffectNode<Other>) {
    kind = other.kind
    hasScopes = other.hasScopes
    isUnbound = other.isUnbound
    hasDismissals = other.hasDismissals
    isImmediate = other.isImmediate
    sendCount = other.sendCount
    parts = []
  }

  deinit {
    // Not `takeInner`, since a subclass has been destroyed already.
    var left: [AnyEffectNode] = []
    takeParts(into: &left)
    Self.release(&left)
  }

  /// The parts. Those of a mapped node are mapped now, one level deep.
  func makeParts() -> [Effect<Action>] { parts }

  /// The actions that it sends by `.send`, if they are known without a walk.
  fileprivate var knownSends: ArraySlice<Action>? { nil }

  /// The actions that it sends by `.send`, in their order.
  fileprivate func sends<NewAction>(_ transform: (Action) -> NewAction) -> [NewAction] {
    guard sendCount > 0 else { return [] }
    if let knownSends { return knownSends.map(transform) }
    var sends: [NewAction] = []
    sends.reserveCapacity(sendCount)
    var left = [parts[...]]
    while var rest = left.popLast(), sends.count < sendCount {
      guard let part = rest.popFirst() else { continue }
      left.append(rest)
      switch part.storage {
      case .none, .tree(.run): break
      case .send(let action): sends.append(transform(action))
      case .tree(.node(let node)):
        if let known = node.knownSends {
          sends += known.map(transform)
        } else if node.sendCount > 0 {
          left.append(node.parts[...])
        }
      }
    }
    return sends
  }

  /// One step on the way from a mapped node to its parts.
  fileprivate func next() -> MappingStep<Action> { .parts(parts) }

  /// The step of a node that this one was mapped to.
  fileprivate func map<NewAction>(
    _ map: any LeafMap<Action, NewAction>, sends: ArraySlice<NewAction>
  ) -> MappingStep<NewAction> {
    var sends = sends
    return .parts(
      parts.map { part in
        switch part.storage {
        case .none: .none
        case .send: sends.popFirst().map { .send($0) } ?? .none
        case .tree(.run(let operation)): Effect<NewAction>(.tree(.run(map.apply(to: operation))))
        case .tree(.node(let node)):
          Effect<NewAction>(
            .tree(.node(MappedNode(node, by: map, sends: sends.take(node.sendCount)))))
        }
      })
  }

  private func takeParts(into nodes: inout [AnyEffectNode]) {
    let count = nodes.count
    for part in parts {
      if let node = part.node { nodes.append(node) }
    }
    if nodes.count > count { parts = [] }
  }

  override func takeInner(into nodes: inout [AnyEffectNode]) { takeParts(into: &nodes) }
}

/// A node whose parts are those of another node, mapped when the store starts it.
///
/// A lift maps the effects of the feature below, which may be lifted again and again. To map the whole tree
/// each time would cost the square of the depth.
///
/// The actions of `.send` are mapped at once. They may not be Sendable although their parents' are, and must
/// not be looked at on whatever thread the effect is started.
final class MappedNode<Original, Action>: EffectNode<Action> {
  /// Nil at the end, when it was given away.
  private(set) var original: EffectNode<Original>?

  let leaves: any LeafMap<Original, Action>
  private let mappedSends: ArraySlice<Action>

  init(
    _ original: EffectNode<Original>, by leaves: any LeafMap<Original, Action>,
    sends: ArraySlice<Action>
  ) {
    self.original = original
    self.leaves = leaves
    mappedSends = sends
    super.init(like: original)
  }

  deinit {
    var left: [AnyEffectNode] = []
    takeInner(into: &left)
    Self.release(&left)
  }

  override func makeParts() -> [Effect<Action>] {
    // A loop, since a node may be mapped any number of times before it is started.
    var step = MappingStep<Action>.node(self)
    while true {
      switch step {
      case .parts(let parts): return parts
      case .node(let node): step = node.next()
      }
    }
  }

  fileprivate override var knownSends: ArraySlice<Action>? { mappedSends }

  fileprivate override func next() -> MappingStep<Action> {
    original?.map(leaves, sends: mappedSends) ?? .parts([])
  }

  fileprivate override func map<NewAction>(
    _ next: any LeafMap<Action, NewAction>, sends: ArraySlice<NewAction>
  ) -> MappingStep<NewAction> {
    guard let original else { return .parts([]) }
    return .node(MappedNode<Original, NewAction>(original, by: leaves.then(next), sends: sends))
  }

  override func takeInner(into nodes: inout [AnyEffectNode]) {
    guard let original else { return }
    nodes.append(original)
    self.original = nil
  }
}

/// A step on the way from a mapped node to its parts.
private enum MappingStep<Action> {
  case parts([Effect<Action>])

  /// The node that was mapped had been mapped itself.
  case node(EffectNode<Action>)
}

/// What every node is, whatever its actions are: something that lets go of those below by a loop.
///
/// The release of deeply nested nodes, each inside the release of another, would overflow the stack.
@usableFromInline
class AnyEffectNode {
  /// Gives away the nodes below.
  func takeInner(into nodes: inout [AnyEffectNode]) {}

  static func release(_ nodes: inout [AnyEffectNode]) {
    while var node = nodes.popLast() {
      if isKnownUniquelyReferenced(&node) { node.takeInner(into: &nodes) }
    }
  }
}

/// `@unchecked Sendable`: a node changes only in its own `deinit`, or in that of the node around it while
/// nothing else refers to it. No other code can see the change. The actions of a mapped node's original,
/// which may not be Sendable, are never read.
extension EffectNode: @unchecked Sendable where Action: Sendable {}
extension MappedNode: @unchecked Sendable where Action: Sendable {}

extension Effect {
  /// The node of an effect that is made of others.
  var node: EffectNode<Action>? {
    if case .tree(.node(let node)) = storage { node } else { nil }
  }

  /// The same effect with each `send` and each `run` in it mapped.
  ///
  /// It makes one node, however many there are below.
  func mappingLeaves<NewAction>(
    _ leaves: LeafStep<Action, NewAction>, _ transform: (Action) -> NewAction
  ) -> Effect<NewAction> {
    switch storage {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .tree(.run(let operation)): Effect<NewAction>(.tree(.run(leaves.apply(to: operation))))
    case .tree(.node(let node)):
      Effect<NewAction>(.tree(.node(node.mappingLeaves(leaves, transform))))
    }
  }
}

extension EffectNode {
  fileprivate func mappingLeaves<NewAction>(
    _ leaves: LeafStep<Action, NewAction>, _ transform: (Action) -> NewAction
  ) -> EffectNode<NewAction> {
    // Most have one part, which is no node.
    if parts.count == 1, parts[0].node == nil {
      return EffectNode<NewAction>(kind, [parts[0].mappingLeaves(leaves, transform)])
    }
    return MappedNode(self, by: LastPiece(step: leaves), sends: sends(transform)[...])
  }
}

extension ArraySlice {
  /// Removes the first few elements, and returns them.
  fileprivate mutating func take(_ count: Int) -> ArraySlice {
    defer { self = dropFirst(count) }
    return prefix(count)
  }
}
