/// Effects that are started one after the other: those that have not started yet, and how many of
/// the current one's parts still run.
@usableFromInline
final class EffectSequence<Action> {
  let context: EffectContext
  let parent: EffectSequence<Action>?
  var remaining: ArraySlice<Effect<Action>>
  var running = 0

  /// Whether an effect of it is being started. One that ends meanwhile, because it only sends, must
  /// not begin the next before the rest of its own effect has begun.
  var isStarting = false

  /// Whether a part of it was cancelled, so that nothing behind it starts.
  var isCancelled = false

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
    guard !sequence.isStarting else { return }
    sequence.isStarting = true
    while sequence.running == 0, let next = sequence.remaining.popFirst() {
      start(next, in: sequence.context, for: &starter, sequence: sequence)
    }
    sequence.isStarting = false
    if sequence.running == 0, let parent = sequence.parent {
      leave(parent, isCancelled: false, for: &starter)
    }
  }

  /// Notes that a part of a sequence's current effect has ended.
  func leave(
    _ sequence: EffectSequence<Action>, isCancelled: Bool, for starter: inout Starter
  ) {
    sequence.running -= 1
    if isCancelled {
      sequence.isCancelled = true
      sequence.remaining = []
    }
    guard sequence.running == 0 else { return }
    if sequence.isCancelled {
      if let parent = sequence.parent { leave(parent, isCancelled: true, for: &starter) }
    } else {
      startNext(of: sequence, for: &starter)
    }
  }
}
