extension TurnModel {
  /// Effects that are started one after the other.
  package struct Sequence {
    package var context: ModelContext

    /// Those that have not started.
    package var rest: ArraySlice<ModelEffect<Action>>

    /// How many parts of the current one have not ended.
    package var parts = 0

    /// The sequence of which it is itself a part.
    package var parent: Int?

    /// Whether an effect of it is being started: one that ends meanwhile, because it only sends, must
    /// not begin the next before the rest of its own effect has begun.
    package var isStarting = false

    /// Whether a part of it was cancelled, so that nothing behind it starts.
    package var isCancelled = false
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

  /// Notes that a part of a sequence has ended.
  mutating func leave(_ number: Int?, isCancelled: Bool, for cause: EffectCause) {
    guard let number else { return }
    sequences[number]?.parts -= 1
    if isCancelled {
      sequences[number]?.isCancelled = true
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
    leave(sequence.parent, isCancelled: sequence.isCancelled, for: cause)
  }
}
