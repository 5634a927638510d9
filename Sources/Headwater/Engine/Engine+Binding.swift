extension Engine {
  /// Binds an effect that starts later to the values it belongs to now.
  ///
  /// Each part of it is bound once. What is left of a sequence in a sequence, or waits behind a delay of a
  /// delay, is bound with the outer one and stays as it is.
  func bound(_ effect: Effect<Action>, in context: EffectContext) -> Effect<Action> {
    guard let node = effect.node, node.isUnbound else { return effect }
    var trail = PlaceTrail()
    guard let root = BindingStep(node, in: context, of: self, &trail) else { return .none }
    // The nodes from the root to the current one, each with its parts that are bound already.
    var path = [root]
    while true {
      let last = path.count - 1
      let made = path[last].parts.count
      if made < path[last].unbound.count {
        let part = path[last].unbound[made]
        if let inner = part.node, inner.isUnbound {
          if let step = BindingStep(inner, in: path[last].context, of: self, &trail) {
            path.append(step)
          } else {
            path[last].parts.append(.none)
          }
        } else {
          path[last].parts.append(part)
        }
      } else {
        let bound = EffectNode(path[last].kind, path[last].parts, isBound: true)
        let done = Effect<Action>(.tree(.node(bound)))
        path.removeLast()
        if path.isEmpty { return done }
        path[last - 1].parts.append(done)
      }
    }
  }
}

/// A node whose parts are being bound to the values they belong to.
private struct BindingStep<Action> {
  let unbound: [Effect<Action>]
  let kind: EffectNodeKind
  let context: EffectContext
  var parts: [Effect<Action>] = []

  /// - Returns: Nil if the value is gone.
  init?<State>(
    _ node: EffectNode<Action>, in context: EffectContext, of engine: Engine<State, Action>,
    _ trail: inout PlaceTrail
  ) {
    unbound = node.makeParts()
    var context = context
    var kind = node.kind
    if case .scoped(let key, let belonging) = node.kind {
      let isMarked = unbound.contains { $0.node?.isUnbound ?? false }
      let step = PathStep(key: key, belonging: belonging, isMarked: isMarked)
      guard engine.enter([step], &context, isTurn: false, trail: &trail) else { return nil }
      kind = .scoped(key, of: context.lifetime.map(Belonging.lifetime) ?? .current)
    }
    self.kind = kind
    self.context = context
  }
}
