import Headwater

/// What has failed, in words.
extension Explorer {
  func name(of kind: FoundFailure<State, Action>.Kind) -> String {
    switch kind {
    case .property(let index): properties[index].name
    case .step(let broken): properties[broken.property].name
    case .issue: "no issue"
    case .reducer(.changesObject): "states share no object"
    case .reducer: "the reducer is a function"
    case .unexplorable: "effects wait for the world"
    case .endless: "effects come to rest"
    case .twoLists: "actions are a function of the state"
    case .merged: "equal by `canonical:` means the same"
    case .refused: "something is explored"
    case .otherEnd, .effectVaries: "effects depend on answers only"
    case .crash: "no crash"
    }
  }

  func headline(of failure: FoundFailure<State, Action>, stepCount: Int) -> String {
    let after = stepCount == 0 ? "in an initial state" : "after \(counted(stepCount, "step"))"
    switch failure.kind {
    case .property(let index): return headline(of: properties[index], failure, after: after)
    case .step(let broken):
      let name = properties[broken.property].name
      return "\"\(name)\" does not hold for \(caseName(broken.action)), \(after)."
    case .issue(let issue): return "An issue \(after): \(issue)"
    case .reducer(let mistake): return headline(of: mistake)
    case .unexplorable(let effect):
      let origin = effect?.effect.map { "The effect \($0)" } ?? "An effect"
      return """
        \(origin) can't be explored, \(after): it waits for something else than the world, such as another actor, \
        the main actor, a stream or real time.
        """
    case .endless(let endless):
      return """
        Effects start each other without end \(after): the store has taken \(StepBudget.most) actions and ends of \
        effects, and nothing waits for the person or the world. They go on with \
        \(endless.actions.sorted().map { "`\($0)`" }.joined(separator: ", ")), from \
        \(endless.effects.sorted().joined(separator: ", ")).
        """
    case .twoLists:
      return "The closure `actions` gave two different lists for the same state, \(after)."
    case .merged:
      return """
        `canonical:` takes two states for the same, \(after), that go on differently: while effects run, one step of the \
        world leads to two states that it does not take for the same.
        """
    case .refused(let reason): return reason
    case .crash:
      return
        "The process of an earlier run ended \(after)\(stepCount == 0 ? "" : ", in the last one")."
    case .effectVaries(let doings):
      return """
        \(doings.effect.map { "The effect \($0)" } ?? "A subscription") is no function of what it was told: \(after), \
        it ran again in the same way, and did something else.
        """
    case .otherEnd:
      return "The same \(counted(stepCount, "step")) led to two different states."
    }
  }

  private func headline(
    of property: ExplorationProperty<State, Action>, _ failure: FoundFailure<State, Action>,
    after: String
  ) -> String {
    switch property.kind {
    case .always: return "\"\(property.name)\" does not hold \(after)."
    case .never: return "\"\(property.name)\" happens \(after)."
    case .sometimes:
      let all = counted(visited.count, "state")
      return seesAll
        ? "\"\(property.name)\" never happens: the feature can reach \(all), and it holds in none of them."
        : "\"\(property.name)\" did not happen in the first \(all). There may be more."
    case .eventually, .leadsTo:
      let end =
        failure.way?.cycleStart == nil
        ? "Nothing runs any more then" : "The world can then go round forever"
      return
        "\"\(property.name)\" does not come true \(after). \(end), and it would take the person."
    case .step: return "\"\(property.name)\" does not hold \(after)."
    }
  }

  private func headline(of mistake: ReducerMistake<State, Action>) -> String {
    switch mistake {
    case .givesTwoStates(let step):
      if !isEqualToItself(step.first) {
        return "The state after \(caseName(step.action)) is not equal to itself."
      }
      return """
        The reducer is not a function of state and action: it was called twice for \(caseName(step.action)) in the \
        same state, and the two states differ.
        """
    case .givesTwoEffects(let step):
      return """
        The reducer is not a function of state and action: it was called twice for \(caseName(step.action)) in the \
        same state, and the two effects differ.
        """
    case .changesObject(let names, let action):
      return """
        The state contains an object, of the class \(names.joined(separator: " or ")), and \(caseName(action)) has \
        changed it in the state before, too.
        """
    }
  }

  func isEqualToItself(_ state: State) -> Bool { canonical(state) == canonical(state) }

  func explanation(of failure: FoundFailure<State, Action>, _ way: ToldWay?) -> [String] {
    switch failure.kind {
    case .crash:
      guard let way else { return [] }
      let moment = way.end
      let state = WrittenValue(moment.state).text(isDivided: true)
      return [
        "The state before the last step:\n\n\(indented(state))\n\n\(moment.words)",
        """
        Likely a trap, such as an index out of range, a forced optional or an overflow. This run leaves the step out. \
        Once a run has come to its end, the next one takes it again.
        """,
      ]
    case .property, .issue:
      guard let moment = way?.end else { return [] }
      let state = WrittenValue(moment.state).text(isDivided: true)
      return ["The state is then:\n\n\(indented(state))\n\n\(moment.words)"]
    case .step(let broken):
      return ["The step is \(WrittenValue(broken.action).line). \(change(of: broken))"]
    case .reducer(let mistake): return explanation(of: mistake)
    case .unexplorable:
      return [
        """
        Give the feature a client that asks the world, `world.choose(…)`, and the world's clock. What stays out is \
        `@MainActor` work, a `StoreActor`, and a stream from outside: leave out the actions that start them.
        """
      ]
    case .endless:
      return [
        """
        Likely a request that fails at once is repeated at once. Let it wait for the world or its clock before it is \
        repeated, or repeat it a few times only. No test is printed, since it would not end.
        """
      ]
    case .twoLists(let first, let second):
      let lists = [first, second].map { $0.map { WrittenValue($0).line }.joined(separator: ", ") }
      return [
        "First (−) and second (+):\n\n    − [\(lists[0])]\n    + [\(lists[1])]",
        """
        Likely it draws a random number, reads the clock, or shuffles. Let it depend on the state alone: \
        `.walks(seed:count:)` draws the steps at random by itself.
        """,
      ]
    case .merged(let states):
      func difference(_ first: State, _ second: State) -> String {
        indented(ValueFormat.plain.inequality(expected: first, actual: second))
      }
      return [
        "The states, first (−) and second (+):\n\n\(difference(states.first, states.second))",
        "After the step of the world:\n\n\(difference(states.firstAfter, states.secondAfter))",
        """
        Likely an effect names what `canonical:` leaves out or sorts, such as a seat or the id of a screen. Keep that in \
        the value while such an effect runs: note in the state whom it is for, and let `canonical:` contain it.
        """,
      ]
    case .effectVaries(let doings):
      return [
        "What it did, first (−) and second (+):\n\n    − \(doings.first)\n    + \(doings.second)",
        """
        Likely it draws a random number, makes an id, reads the time, or asks an object that is not made by `reducer`. \
        Let it ask the world for it, `world.choose("number", from: [1, 6])`, with the values that matter.
        """,
      ]
    case .refused: return []
    case .otherEnd(let first, let second):
      return [
        "First (−) and second (+):\n\n\(indented(ValueFormat.plain.inequality(expected: first, actual: second)))",
        """
        Likely an effect depends on more than its answers: the time, a random number, or an object that it shares \
        with others.
        """,
      ]
    }
  }

  /// The states before and after a step.
  private func change(of step: BrokenStep<State, Action>) -> String {
    if canonical(step.before) == canonical(step.after) {
      let state = WrittenValue(step.after).text(isDivided: true)
      return "It leaves the state as it is:\n\n\(indented(state))"
    }
    let difference = ValueFormat.plain.inequality(expected: step.before, actual: step.after)
    return "The states before (−) and after (+):\n\n\(indented(difference))"
  }

  private func explanation(of mistake: ReducerMistake<State, Action>) -> [String] {
    let likely = """
      Likely it reads the clock, draws a random number or makes an id. Let an effect ask the world for it by \
      `choose`, or take it from the action.
      """
    switch mistake {
    case .givesTwoStates(let step) where !isEqualToItself(step.first):
      let state = WrittenValue(step.first).text(isDivided: true)
      return [
        "It is:\n\n\(indented(state))",
        """
        Likely it contains a NaN, which does not equal itself. No state of that kind is ever met again. Keep NaN out \
        of the state, or compare by `canonical:`.
        """,
      ]
    case .givesTwoStates(let step):
      let before = WrittenValue(step.before).text(isDivided: true)
      let difference = ValueFormat.plain.inequality(expected: step.first, actual: step.second)
      return [
        "The state before:\n\n\(indented(before))",
        "The states after, first (−) and second (+):\n\n\(indented(difference))",
        likely,
      ]
    case .givesTwoEffects(let step):
      let before = WrittenValue(step.before).text(isDivided: true)
      return [
        "The state before:\n\n\(indented(before))",
        "The effects, first (−) and second (+):\n\n    − \(step.first.words)\n    + \(step.second.words)",
        likely,
      ]
    case .changesObject:
      return [
        """
        States share the object, so that a change of one changes all that were found before, and `explore` would miss \
        what lies behind them. Make it a struct.
        """
      ]
    }
  }
}
