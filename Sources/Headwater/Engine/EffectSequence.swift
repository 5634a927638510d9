/// Effects that are started one after the other: those that have not started yet, and how many of
/// the current one's parts still run.
@usableFromInline
final class EffectSequence<Action> {
  let context: EffectContext
  private(set) var parent: EffectSequence<Action>?
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

  deinit {
    // One that stands in many others would else release them one inside the other.
    var next = parent
    parent = nil
    while isKnownUniquelyReferenced(&next) {
      let further = next?.parent
      next?.parent = nil
      next = further
    }
  }
}

/// What is left to do of an effect that is being started; the last is done first.
enum StartStep<Action> {
  case effect(Effect<Action>, EffectContext, EffectSequence<Action>?)
  case effects(ArraySlice<Effect<Action>>, EffectContext, EffectSequence<Action>?)

  /// Start what is next in a sequence, unless something of it runs.
  case next(of: EffectSequence<Action>)

  case openThrottle(EffectID, EffectThrottle, EffectContext)
}

extension Engine {
  /// Starts what is next in a sequence that is being started.
  func startNext(of sequence: EffectSequence<Action>, then steps: inout [StartStep<Action>]) {
    if sequence.running == 0, let next = sequence.remaining.popFirst() {
      steps.append(.next(of: sequence))
      steps.append(.effect(next, sequence.context, sequence))
      return
    }
    sequence.isStarting = false
    if sequence.running == 0, let parent = sequence.parent {
      leave(parent, isCancelled: sequence.isCancelled, then: &steps)
    }
  }

  /// Notes that a part of a sequence's current effect has ended.
  func leave(
    _ sequence: EffectSequence<Action>, isCancelled: Bool, then steps: inout [StartStep<Action>]
  ) {
    var left = sequence
    var isCancelled = isCancelled
    while true {
      left.running -= 1
      if isCancelled {
        left.isCancelled = true
        left.remaining = []
      }
      // One that is being started goes on, and up, when its current effect has begun.
      guard left.running == 0, !left.isStarting else { return }
      guard left.isCancelled else {
        left.isStarting = true
        return steps.append(.next(of: left))
      }
      guard let parent = left.parent else { return }
      left = parent
      isCancelled = true
    }
  }

  /// Notes the same, and starts what follows.
  func leave(
    _ sequence: EffectSequence<Action>, isCancelled: Bool, for cause: inout EffectCause
  ) {
    var steps: [StartStep<Action>] = []
    leave(sequence, isCancelled: isCancelled, then: &steps)
    take(steps, for: &cause)
  }
}
