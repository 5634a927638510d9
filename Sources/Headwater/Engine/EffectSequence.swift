/// Effects that are started one after the other: those that have not started yet, and how many of
/// the current one's parts still run.
@usableFromInline
final class EffectSequence<Action> {
  let context: EffectContext
  let parent: EffectSequence<Action>?
  var remaining: ArraySlice<Effect<Action>>
  var running = 0

  init(_ effects: [Effect<Action>], context: EffectContext, parent: EffectSequence<Action>?) {
    remaining = effects[...]
    self.context = context
    self.parent = parent
    parent?.running += 1
  }
}

extension Engine {
  /// Starts the next effect of a sequence; those that end at once are followed by the one after.
  func startNext(of sequence: EffectSequence<Action>, for starter: inout Starter) {
    while sequence.running == 0 {
      guard let next = sequence.remaining.popFirst() else {
        if let parent = sequence.parent { leave(parent, isCancelled: false, for: &starter) }
        return
      }
      start(next, in: sequence.context, for: &starter, sequence: sequence)
    }
  }

  /// Notes that a part of a sequence's current effect has ended.
  func leave(
    _ sequence: EffectSequence<Action>, isCancelled: Bool, for starter: inout Starter
  ) {
    sequence.running -= 1
    if isCancelled { sequence.remaining = [] }
    guard sequence.running == 0 else { return }
    if isCancelled {
      if let parent = sequence.parent { leave(parent, isCancelled: true, for: &starter) }
    } else {
      startNext(of: sequence, for: &starter)
    }
  }
}
