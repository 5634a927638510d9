import Headwater

extension ExploredRun {
  /// The situation, for the list of those that were found.
  ///
  /// - Throws: `UnexplorableEffect` if an effect waits for something else than the world, and `EndlessEffects` if
  ///   effects did not come to rest.
  func situation(in situations: inout Situations) throws -> Int {
    if let endless = rest.endless { throw endless }
    if runtime.wasWokenElsewhere { throw UnexplorableEffect(effect: nil) }
    let effects = engine.runningEffects
    if effects.isEmpty && world.clock.sleepers.isEmpty {
      running = []
      return 0
    }
    let placed = effects.map { (position: positionOf[$0.ordinal] ?? -1, effect: $0) }
      .sorted { ($0.position, $0.effect.ordinal) < ($1.position, $1.effect.ordinal) }
    running = placed.map(\.effect)
    let sleepers = world.clock.sleepers
    let counts = held.map { held in held.isEmpty ? [] : running.map { held.count(of: $0) } } ?? []
    let asking = world.questions
    let questions = asking.filter { question in
      !zip(running, counts).contains { $0 === question.effect && $1 > 0 }
    }
    for (position, effect) in placed {
      let waits =
        sleepers.contains { $0.effect === effect } || asking.contains { $0.effect === effect }
        || (held?.count(of: effect) ?? 0) > 0
      if !waits || position < 0 { throw UnexplorableEffect(effect: effect.origin) }
    }
    let indices = Dictionary(
      uniqueKeysWithValues: running.enumerated().map { ($1.ordinal, $0) })
    let situation = Situation(
      positions: placed.map(\.position),
      progress: running.map { engine.sequenceProgress(of: $0) },
      optionCounts: running.flatMap { effect in
        questions.filter { $0.effect === effect }.map(\.optionCount)
      },
      sleeps: sleepers.map { sleeper in
        Situation.Sleep(
          effect: sleeper.effect.flatMap { indices[$0.ordinal] }, rest: sleeper.rest)
      }, held: counts)
    return situations.number(of: situation) {
      var details = Situations.Details()
      details.running = running.map(\.origin.description)
      details.held = counts.enumerated().filter { $0.element > 0 }.map {
        (effect: $0.offset, beginning: positions.beginningOf[placed[$0.offset].position])
      }
      details.dependsOnState = running.contains { $0.origin.isThrottle || $0.belongsToValue }
      details.hasSleeps = !sleepers.isEmpty && details.held.isEmpty
      for (index, effect) in running.enumerated() {
        let asked = questions.filter { $0.effect === effect }
        for (rank, question) in asked.enumerated() {
          details.questions.append(
            Situations.Question(
              effect: index, rank: rank, words: question.words,
              sameRank: details.questions.count { $0.words == question.words },
              optionCount: question.optionCount, option: question.option,
              asker: positions.beginningOf[placed[index].position]))
        }
      }
      return details
    }
  }
}

/// An effect that waits for something that `explore` does not know.
struct UnexplorableEffect: Error {
  /// Nil if it is not known which one it is.
  let effect: EffectOrigin?
}
