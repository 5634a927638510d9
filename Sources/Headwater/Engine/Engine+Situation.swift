// What decides how a store with running effects continues, for tests that walk through all states.

extension Engine {
  /// The effect that sent the letter which is delivered next; nil if no letter waits.
  package var nextLetterSender: RunningEffect? { effects?.nextSender() }

  /// Removes the letter that has waited longest, without delivering it.
  package func takeLetter() -> Mailbox<Action>.Letter? { effects?.takeNext() }

  /// Delivers a letter that was taken.
  package func deliverTaken(_ letter: Mailbox<Action>.Letter) { deliver(letter) }

  /// How many effects this engine has cancelled. It does not count those whose `StoreTask` was cancelled.
  package var cancellationCount: Int { effects?.registry.cancellationCount ?? 0 }

  /// The progress of the sequences that wait for an effect, the innermost first.
  ///
  /// Two stores that run the same effects can differ in it: a sequence of which a part was cancelled does not
  /// continue after its other parts.
  package func sequenceProgress(of effect: RunningEffect) -> [Int] {
    var progress: [Int] = []
    var next = effects?.sequences[effect.ordinal]
    while let sequence = next {
      progress += [sequence.isStopped ? 1 : 0, sequence.remaining.count, sequence.running]
      next = sequence.parent
    }
    return progress
  }
}

extension Engine {
  /// Puts another state in place of the present one, as if actions had led to it that start and cancel no effect.
  package func jump(to state: State) {
    flags.insert(.processing)
    memory.pointee = state
    if flags.contains(.stateful) {
      var group: EffectGroup?
      reconcile(for: &group)
    }
    goIdle()
  }
}

extension RunningEffect {
  /// The lifts that lead to its feature, and the ids that it runs under.
  package var address: EffectAddress {
    var ids: [EffectID] = []
    var next = context.ids
    while let id = next {
      ids.append(id.first)
      next = id.outer
    }
    return EffectAddress(scopes: context.scopes, ids: ids)
  }

  /// Whether it ends with a value that may go away: an optional, a case or an element.
  package var belongsToValue: Bool { context.lifetime != nil }
}

/// The place of an effect among the features, with its ids.
package struct EffectAddress: Hashable {
  let scopes: EffectScopes
  let ids: [EffectID]
}

extension EffectOrigin {
  /// The name from its author; without one, the function that made it.
  package var shortName: String { name ?? "\(kind)" }

  /// Whether it is the interval of a throttle.
  package var isThrottle: Bool { "\(kind)" == "throttle" }
}

extension ResolvedReducer {
  /// Whether a state may imply effects.
  package var hasSubscriptions: Bool {
    var asked: Set<LiftIdentity> = []
    return conditions?.hasSubscriptions(&asked) ?? false
  }

  /// The same reducer with another function, which does the same to the state.
  package func replacingReduce(
    _ reduce: @escaping (inout State, Action) -> Effect<Action>
  ) -> ResolvedReducer {
    ResolvedReducer(reduce: reduce, mayChange: mayChange, conditions: conditions)
  }
}

extension Effect {
  /// The action of a plain `.send`; nil for any other effect.
  @inlinable
  package var followUp: Action? {
    if case .send(let action) = storage { action } else { nil }
  }
}
