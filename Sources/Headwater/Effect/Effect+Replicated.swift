// The two parts of an effect in a store with several replicas. Every replica does the first, in the turn of the
// action. The one that has sent the action also starts the second.
extension Effect {
  /// The part of this effect that belongs to its turn: the actions that it sends at once, and what it cancels.
  ///
  /// It is a function of the effect alone. It therefore contains nothing that waits for work or for time: of a
  /// sequence, it has the parts before the first that does.
  package var followUps: Effect { part(.followUps) }

  /// The part of this effect that starts work, and the actions that come after it.
  package var work: Effect { part(.work) }

  private func part(_ part: EffectPart) -> Effect {
    // In a loop, since a program may nest effects without limit.
    var open: [OpenNode<Action>] = []
    var next = self
    while true {
      var done: Effect?
      switch part.treatment(of: next) {
      case .drop: done = Effect.none
      case .keep: done = next
      case .divide(let kind, let parts, let later):
        open.append(OpenNode(kind: kind, waiting: parts[...], later: later))
      }
      while true {
        if let effect = done {
          guard !open.isEmpty else { return effect }
          open[open.count - 1].made.append(effect)
          done = nil
        }
        if let effect = open[open.count - 1].waiting.popFirst() {
          next = effect
          break
        }
        done = open.removeLast().effect
      }
    }
  }

  /// Whether the effect starts no work and waits for no time.
  fileprivate var isImmediate: Bool {
    switch storage {
    case .none, .send: true
    case .tree(.run): false
    case .tree(.node(let node)): node.isImmediate
    }
  }
}

/// A part of an effect.
private enum EffectPart {
  case followUps
  case work

  enum Treatment<Action> {
    case drop
    case keep

    /// Take the part of each of these, and the later ones as they are.
    case divide(EffectNodeKind, [Effect<Action>], later: [Effect<Action>])
  }

  func treatment<Action>(of effect: Effect<Action>) -> Treatment<Action> {
    switch effect.storage {
    case .none: .drop
    case .send: self == .followUps ? .keep : .drop
    case .tree(.run): self == .work ? .keep : .drop
    case .tree(.node(let node)): treatment(of: node)
    }
  }

  private func treatment<Action>(of node: EffectNode<Action>) -> Treatment<Action> {
    switch node.kind {
    case .cancel: return .keep
    case .after, .throttle, .throttleEnded: return self == .work ? .keep : .drop
    case .missing, .dismiss, .dismissal, .dismissed, .issue:
      return self == .followUps ? .keep : .drop
    case .merge, .cancellable, .scoped, .owned:
      return .divide(node.kind, node.makeParts(), later: [])
    case .concatenate:
      let parts = node.makeParts()
      guard let first = parts.firstIndex(where: { !$0.isImmediate }) else {
        return self == .followUps ? .keep : .divide(node.kind, parts, later: [])
      }
      let later = self == .work ? Array(parts[(first + 1)...]) : []
      return .divide(node.kind, Array(parts[...first]), later: later)
    }
  }
}

/// A node whose parts are being divided.
private struct OpenNode<Action> {
  let kind: EffectNodeKind
  var waiting: ArraySlice<Effect<Action>>
  let later: [Effect<Action>]
  var made: [Effect<Action>] = []

  var effect: Effect<Action> {
    switch kind {
    case .merge: return .merge(made + later)
    case .concatenate: return .concatenate(made + later)
    default:
      let inner = Effect<Action>.merge(made)
      if inner.isNone {
        guard case .cancellable(_, cancelInFlight: true) = kind else { return .none }
      }
      return Effect(.tree(.node(EffectNode(kind, [inner]))))
    }
  }
}
