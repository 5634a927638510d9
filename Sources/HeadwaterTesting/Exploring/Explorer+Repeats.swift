import Headwater

/// Whether effects do the same each time.
///
/// The code of an effect can't be looked at. So a step that has led effects to where none was before is taken again by
/// other stores, and what the effects did is compared. Other steps repeat what is known by then.
extension Explorer {
  /// Takes a step again, and fails if effects do something else.
  ///
  /// - Parameters:
  ///   - run: The store that has taken the step.
  ///   - target: The number of the state to which it has led.
  ///   - step: The step and the state before it; nil for the beginning.
  ///   - makeRun: Makes another store that has taken the step.
  func checkRepeats(
    of run: Run, to target: Int, step: (source: Int, number: Int)?, _ makeRun: () -> Run?
  ) {
    guard failures.isEmpty else { return }
    let doings = doings(of: run)
    for _ in 0..<nextRepeatCount() where failures.isEmpty {
      guard let again = makeRun() else { return }
      defer { again.end() }
      let others = self.doings(of: again)
      if let difference = doings.difference(from: others) {
        fail(.effectVaries(difference), at: step?.source ?? target, step: step?.number)
      } else if canonical(run.state) != canonical(again.state) {
        fail(
          .otherEnd(first: run.state, second: again.state), at: step?.source ?? target,
          step: step?.number)
      }
    }
  }

  /// Goes a walk once more. Only some walks are tried, first all and then fewer and fewer.
  func compareWithSecondWalk(_ way: Way<State, Action>, number: Int) {
    guard failures.isEmpty, !isLate, number < 8 || number & (number - 1) == 0 else { return }
    let runs = [makeRun(from: way.start), makeRun(from: way.start)]
    defer { for run in runs { run.end() } }
    for count in 0...way.steps.count {
      if count > 0 { for run in runs { run.take(way.steps[count - 1]) } }
      guard let difference = doings(of: runs[0]).difference(from: doings(of: runs[1])) else {
        continue
      }
      var shorter = way
      shorter.steps.removeSubrange(count...)
      failures = [FoundFailure(kind: .effectVaries(difference), way: shorter)]
      return
    }
  }

  /// How often the next step is taken again: the first ones often, since what is drawn may be rare.
  private func nextRepeatCount() -> Int {
    repeatedCount += 1
    return repeatedCount <= 8 ? 8 : 1
  }

  private func doings(of run: Run) -> Doings<Action> {
    _ = try? run.situation(in: &situations)
    let held = run.held?.actions.map { (sender: Optional($0.effect.origin), action: $0.action) }
    let questions = run.world.questions.map {
      (effect: $0.effect?.origin, words: "asks \($0.words)")
    }
    let sleeps = run.world.clock.sleepers.map {
      (effect: $0.effect?.origin, words: "waits for \($0.rest)")
    }
    let running = run.running.map { (effect: Optional($0.origin), words: "goes on") }
    return Doings(sent: run.turns + (held ?? []), others: questions + sleeps + running)
  }
}

/// What effects did in a step, and what they do after it.
struct Doings<Action> {
  var sent: [(sender: EffectOrigin?, action: Action)]
  var others: [(effect: EffectOrigin?, words: String)]

  /// The first thing that is not the same; nil if all is.
  func difference(from second: Doings) -> TwoDoings? {
    for index in 0..<max(sent.count, second.sent.count) {
      let pair = (sent.element(index), second.sent.element(index))
      if let (left, right) = Self.both(pair), Self.isSame(left.action, right.action) { continue }
      return TwoDoings(
        effect: (pair.0 ?? pair.1)?.sender.map { "\($0)" }, first: Self.words(pair.0?.action),
        second: Self.words(pair.1?.action))
    }
    for index in 0..<max(others.count, second.others.count) {
      let pair = (others.element(index), second.others.element(index))
      if let (left, right) = Self.both(pair), left.words == right.words { continue }
      return TwoDoings(
        effect: (pair.0 ?? pair.1)?.effect.map { "\($0)" }, first: pair.0?.words ?? "nothing",
        second: pair.1?.words ?? "nothing")
    }
    return nil
  }

  private static func both<Value>(_ pair: (Value?, Value?)) -> (Value, Value)? {
    guard let left = pair.0, let right = pair.1 else { return nil }
    return (left, right)
  }

  private static func words(_ action: Action?) -> String {
    action.map { "sends \(WrittenValue($0).line)" } ?? "sends nothing"
  }

  private static func isSame(_ left: Action, _ right: Action) -> Bool {
    guard let identity = ActionIdentity(left), let other = ActionIdentity(right) else {
      return caseName(left) == caseName(right)
    }
    // An action with a NaN is not even equal to itself.
    return identity == other || identity != ActionIdentity(left)
  }
}

/// What an effect did at first, and when it ran again.
struct TwoDoings {
  /// Its origin; nil if it is not known.
  var effect: String?
  var first: String
  var second: String
}

extension Array {
  /// The element at an index; nil beyond the end.
  fileprivate func element(_ index: Int) -> Element? { index < count ? self[index] : nil }
}
