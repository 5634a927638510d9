extension TurnModel {
  /// The effects of a `concatenate`.
  package struct Sequence {
    package var context: ModelContext

    /// The effects that have not started.
    package var rest: ArraySlice<ModelEffect<Action>>

    /// The number of parts of the current effect that have not ended.
    package var parts = 0

    /// The sequence that it is a part of.
    package var parent: Int?

    /// Whether an effect of the sequence is being started. A part that ends meanwhile, because it only sends,
    /// must not start the next effect before the other parts of its own have started.
    package var isStarting = false

    /// Whether a part of the sequence was cancelled or has thrown; then no later effect starts.
    package var isStopped = false
  }

  mutating func startSequence(
    of effects: [ModelEffect<Action>], in context: ModelContext, for cause: EffectCause,
    parent: Int?
  ) {
    let number = nextNumber()
    sequences[number] = Sequence(context: context, rest: effects[...], parent: parent)
    if let parent { sequences[parent]?.parts += 1 }
    goOn(number, for: cause)
  }

  /// Records that a part of a sequence has ended.
  mutating func leave(_ number: Int?, isStopped: Bool, for cause: EffectCause) {
    guard let number else { return }
    sequences[number]?.parts -= 1
    if isStopped {
      sequences[number]?.isStopped = true
      sequences[number]?.rest = []
    }
    goOn(number, for: cause)
  }

  /// Starts the next effects of a sequence until there is one to wait for.
  private mutating func goOn(_ number: Int, for cause: EffectCause) {
    guard let sequence = sequences[number], !sequence.isStarting else { return }
    sequences[number]?.isStarting = true
    while sequences[number]?.parts == 0, let next = sequences[number]?.rest.popFirst() {
      start(next, in: sequence.context, for: cause, sequence: number)
    }
    sequences[number]?.isStarting = false
    guard let sequence = sequences[number], sequence.parts == 0 else { return }
    sequences[number] = nil
    leave(sequence.parent, isStopped: sequence.isStopped, for: cause)
  }
}
