/// The effects of a `concatenate`: those that have not started, and the number of running parts of the
/// current effect.
@usableFromInline
final class EffectSequence<Action> {
  let context: EffectContext
  private(set) var parent: EffectSequence<Action>?
  var remaining: ArraySlice<Effect<Action>>
  var running = 0

  /// Whether the engine is starting an effect of the sequence. A part that only sends ends during the start.
  /// It must not start the next effect before the other parts of the current one have started.
  var isStarting = false

  /// Whether a part of the sequence was cancelled or has thrown. No later effect starts then.
  var isStopped = false

  init(_ effects: [Effect<Action>], context: EffectContext, parent: EffectSequence<Action>?) {
    remaining = effects[...]
    self.context = context
    self.parent = parent
    parent?.running += 1
  }

  deinit {
    // In a loop: the recursive release of deeply nested sequences would overflow the stack.
    var next = parent
    parent = nil
    while isKnownUniquelyReferenced(&next) {
      let further = next?.parent
      next?.parent = nil
      next = further
    }
  }
}

/// The steps that are left in the start of an effect. They are done from the last to the first.
struct StartSteps<Action> {
  private var steps: [StartStep<Action>]

  /// The places of the features whose effects are being started.
  var trail = PlaceTrail()

  init(_ steps: StartStep<Action>...) {
    self.steps = steps
  }

  mutating func append(_ step: StartStep<Action>) { steps.append(step) }
  mutating func popLast() -> StartStep<Action>? { steps.popLast() }
}

/// A step in the start of an effect.
enum StartStep<Action> {
  case effect(Effect<Action>, EffectContext, EffectSequence<Action>?)
  case effects(ArraySlice<Effect<Action>>, EffectContext, EffectSequence<Action>?)

  /// Start the next effect of a sequence, unless the current one still runs.
  case next(of: EffectSequence<Action>)

  case openThrottle(EffectID, EffectThrottle, EffectContext)
}

extension Engine {
  /// Starts the next effect of a sequence.
  func startNext(of sequence: EffectSequence<Action>, then steps: inout StartSteps<Action>) {
    if sequence.running == 0, let next = sequence.remaining.popFirst() {
      steps.append(.next(of: sequence))
      steps.append(.effect(next, sequence.context, sequence))
      return
    }
    sequence.isStarting = false
    if sequence.running == 0, let parent = sequence.parent {
      leave(parent, isStopped: sequence.isStopped, then: &steps)
    }
  }

  /// Records that a part of a sequence's current effect has ended.
  func leave(
    _ sequence: EffectSequence<Action>, isStopped: Bool, then steps: inout StartSteps<Action>
  ) {
    var left = sequence
    var isStopped = isStopped
    while true {
      left.running -= 1
      if isStopped {
        left.isStopped = true
        left.remaining = []
      }
      // A sequence that is being started continues when its current effect has started.
      guard left.running == 0, !left.isStarting else { return }
      guard left.isStopped else {
        left.isStarting = true
        return steps.append(.next(of: left))
      }
      guard let parent = left.parent else { return }
      left = parent
      isStopped = true
    }
  }

  /// Records that a part of a sequence's current effect has ended, and starts what follows.
  func leave(
    _ sequence: EffectSequence<Action>, isStopped: Bool, for cause: inout EffectCause
  ) {
    var steps = StartSteps<Action>()
    leave(sequence, isStopped: isStopped, then: &steps)
    take(steps, for: &cause)
  }
}
