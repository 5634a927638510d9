/// What an effect is made of, apart from its closures: two calls of a pure reducer return effects with equal parts.
package struct EffectParts<Action> {
  /// A part, before those that it contains.
  package struct Part: Hashable, CustomStringConvertible {
    package let description: String
    private let ids: [EffectID.Key]
    private let count: Int

    fileprivate init(_ description: String, _ ids: EffectID.Key..., count: Int = 0) {
      self.description = description
      self.ids = ids
      self.count = count
    }
  }

  package fileprivate(set) var parts: [Part] = []

  /// The actions that it sends by `.send`.
  package fileprivate(set) var sends: [Action] = []
}

extension Effect {
  /// What it is made of; empty for `.none`.
  package var parts: EffectParts<Action> {
    var found = EffectParts<Action>()
    // A loop, since effects may be nested without limit.
    var left = [self]
    while let effect = left.popLast() {
      switch effect.storage {
      case .none: break
      case .send(let action):
        found.parts.append(EffectParts.Part("send"))
        found.sends.append(action)
      case .tree(.run(let operation)):
        found.parts.append(EffectParts.Part("\(operation.origin)"))
      case .tree(.node(let node)):
        let inner = node.makeParts()
        found.parts.append(EffectParts.Part(node.kind, count: inner.count))
        left += inner.reversed()
      }
    }
    return found
  }
}

extension Effect {
  /// Whether it sends an action, starts work or waits for a time.
  var startsWork: Bool {
    switch storage {
    case .none: false
    case .send, .tree(.run): true
    case .tree(.node(let node)): !node.isImmediate || node.sendCount > 0
    }
  }
}

extension EffectParts.Part {
  fileprivate init(_ kind: EffectNodeKind, count: Int) {
    switch kind {
    case .merge: self.init("merge", count: count)
    case .concatenate: self.init("concatenate", count: count)
    case .cancel(let id): self.init("cancel \(id.words)", id)
    case .cancellable(let id, let cancelInFlight):
      self.init("cancellable \(id.words)\(cancelInFlight ? ", cancels in flight" : "")", id)
    // The key of an element may be new with each call.
    case .scoped: self.init("of a lifted feature")
    case .after(let delay): self.init("\(delay.origin)")
    case .throttle(let throttle): self.init("\(throttle.window.origin)", throttle.id)
    case .throttleEnded(_, let throttle): self.init("end of \(throttle.window.origin)", throttle.id)
    case .missing(let target): self.init("nothing to change for \(target.action)")
    case .dismiss: self.init("dismiss")
    case .dismissal: self.init("dismissal")
    case .dismissed: self.init("dismissed")
    case .issue(let issue): self.init("\(issue)")
    case .owned(let owner): self.init("of \(owner.words)")
    }
  }
}
