import Headwater

extension Explorer {
  /// A failure as a text, with the way to it and a test.
  func describe(
    _ failure: FoundFailure<State, Action>, at site: CallSite
  ) -> ExplorationFailure {
    var isCrash = false
    if case .crash = failure.kind { isCrash = true }
    let way = failure.way.map { told($0, endsBeforeLast: isCrash) }
    let title = name(of: failure.kind)
    let lines = way.map { way in
      way.steps.enumerated().map { number, step in
        let repeats = way.way.cycleStart == number ? "(from here on, again and again) " : ""
        return "\(number + 1). \(repeats)\(step.words)"
      }
    }
    let source = way.flatMap { test(of: failure, named: title, way: $0, at: site) }
    var parts = [headline(of: failure, stepCount: way?.way.cycleStart ?? way?.steps.count ?? 0)]
    if let lines, !lines.isEmpty { parts.append(indented(lines.joined(separator: "\n"))) }
    parts += explanation(of: failure, way)
    if let note = failure.note { parts.append(note) }
    if let source { parts.append("This test fails in the same way:\n\n\(indented(source))") }
    var place = site
    switch failure.kind {
    case .property(let index): place = properties[index].site
    case .step(let broken): place = properties[broken.property].site
    default: break
    }
    return ExplorationFailure(
      name: title, message: parts.joined(separator: "\n\n"), steps: way?.steps.map(\.words) ?? [],
      test: source, site: place, isReported: isCrash)
  }

  // MARK: The way

  /// A step of a way, told while it is gone.
  struct ToldStep {
    /// In words: `send .tapped`.
    var words: String
    /// The line of a test.
    var line: String
    /// What followed: the actions that were received.
    var followed: [String]
  }

  struct ToldWay {
    var way: Way<State, Action>
    var steps: [ToldStep]
    var end: Moment<State>
  }

  /// Goes a way once more from its initial state.
  ///
  /// - Parameter endsBeforeLast: Whether the last step is told and not taken, since it would crash.
  private func told(_ way: Way<State, Action>, endsBeforeLast: Bool) -> ToldWay {
    let run = makeRun(from: way.start)
    defer { run.end() }
    let steps = way.steps.enumerated().map { number, step in
      tell(step, on: run, isTaken: !endsBeforeLast || number < way.steps.count - 1)
    }
    var details = Situations.Details()
    if let situation = try? run.situation(in: &reportSituations) {
      details = reportSituations.details[situation]
    }
    let end = Moment(
      state: run.state, running: details.running, questions: details.questions.map(\.words))
    return ToldWay(way: way, steps: steps, end: end)
  }

  /// The number of turns of a step that are told.
  private static var mostTurns: Int { 8 }

  private func tell(
    _ step: Way<State, Action>.Step, on run: Run, isTaken: Bool
  ) -> ToldStep {
    _ = try? run.situation(in: &reportSituations)
    var told = ToldStep(words: "", line: "", followed: [])
    var isFirst = false
    switch step {
    case .send(let action, _):
      isFirst = true
      told.words = "send \(WrittenValue(action).line)"
      told.line = PasteLines.send(action)
    case .world(.answer(let question, let option)): told = answer(question, option: option, on: run)
    case .world(.time):
      let rest = run.world.clock.sleepers.first?.rest ?? .zero
      told.words = "\(rest) pass"
      told.line = "store.advance(by: \(rest.written))"
    case .world(.take(let effect, _)): told = take(effect, on: run)
    }
    guard isTaken else { return told }
    var followed: [String] = []
    var turns = 0
    run.onTurn = { turn, before, after in
      turns += 1
      guard turns <= Self.mostTurns else { return }
      defer { isFirst = false }
      let changes = PasteLines.changes(from: before, to: after)
        .map { $0.replacing("$0.", with: "") }
        .map { $0.split(separator: "\n").joined(separator: " ") }
      let text = changes.isEmpty ? "changes nothing" : shortened(changes.joined(separator: ", "))
      followed.append(isFirst ? text : "then \(shortened(WrittenValue(turn.action).line)): \(text)")
    }
    run.take(step)
    run.onTurn = nil
    if turns > Self.mostTurns { followed.append("… \(turns - Self.mostTurns) more") }
    told.followed = followed
    return told
  }

  private func take(_ index: Int, on run: Run) -> ToldStep {
    guard let effect = run.runningEffect(index) else {
      return ToldStep(words: "", line: "", followed: [])
    }
    let name = effect.origin.shortName
    let sameName = run.heldSenders.filter { $0.origin.shortName == name }
    var arguments = "from: \(String(reflecting: name))"
    if let rank = sameName.firstIndex(where: { $0 === effect }), rank > 0 {
      arguments += ", sender: \(rank + 1)"
    }
    return ToldStep(
      words: "the store takes the next action of \(effect.origin)",
      line: "store.deliver(\(arguments))", followed: [])
  }

  private func answer(
    _ question: Situations.Question, option: Int, on run: Run
  ) -> ToldStep {
    let open = run.world.questions
    guard let asked = run.question(question) else {
      return ToldStep(words: "answer \(question.words)", line: "", followed: [])
    }
    let written = asked.option(option) ?? ".option(\(option))"
    let sameName = open.filter { $0.name == asked.name }
    let sameSubject = sameName.filter { $0.subject == asked.subject }
    var arguments = "\"\(asked.name)\""
    if sameName.count > 1, let subject = asked.subject { arguments += ", of: \(subject)" }
    if sameSubject.count > 1,
      let rank = sameSubject.firstIndex(where: { $0.number == asked.number }), rank > 0
    {
      arguments += ", asked: \(rank + 1)"
    }
    return ToldStep(
      words: "answer \(asked.words) with \(written)",
      line: "store.answer(\(arguments), \(written))", followed: [])
  }
}

/// "1 step", "2 steps".
func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}
