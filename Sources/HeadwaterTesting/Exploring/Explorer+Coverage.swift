import Headwater

extension Explorer {
  /// What was not covered, in a sentence; nil if everything was.
  var notCovered: String? {
    switch kind {
    case .states, .schedules: notCoveredStates
    case .walks(let seed, let count, let length):
      notCoveredByWalks(seed: seed, count: count, length: length)
    }
  }

  private var notCoveredStates: String? {
    let behind = """
      were not continued. What lies behind them was not checked, and `eventually` and `leadsTo` were judged without \
      them.
      """
    var parts: [String] = []
    if !coverage.limits.isEmpty {
      let rim = visited.count - expandedCount
      parts.append(
        """
        it ended at a limit of \(coverage.limits.joined(separator: " and ")). Of \(visited.count) states, \
        \(rim) at the rim \(behind)\(notTaken(from: expandedCount..<visited.count))\(stackWords)
        """)
    }
    if let effectsAtOnce, !crowded.isEmpty {
      parts.append(
        """
        more than \(counted(effectsAtOnce, "effect")) can run at once. Of \(visited.count) states, \
        \(crowded.count) in which they do \(behind)\(notTaken(from: crowded.sorted()))
        """)
    }
    return parts.isEmpty ? nil : parts.joined(separator: " Also, ")
  }

  /// Why there is no end to states with a stack; empty for other ones.
  private var stackWords: String {
    guard comparesWholeStates, let last = visited.states.last, containsStack(last) else {
      return ""
    }
    return """
       The state has a stack, which gives each screen a new id, so that no state comes back. Compare by a stack that is \
      made anew, with `canonical:`: `var state = $0; state.path = StackState(state.path); return state`.
      """
  }

  /// The steps that were not taken from some states, in a sentence.
  private func notTaken(from rim: some Collection<Int>) -> String {
    var worldSteps = 0
    var left = Coverage()
    for number in rim.prefix(Self.mostLooked) {
      worldSteps += situations.worldStepCount(in: Int(visited.found[number].situation))
      for action in actions(visited.states[number]) {
        left.actions[caseName(action), default: 0] += 1
      }
    }
    let steps = left.actions.values.reduce(worldSteps, +)
    guard steps > 0 else { return "" }
    let first = rim.count > Self.mostLooked ? "From the first \(Self.mostLooked) of them, " : ""
    let start = first.isEmpty ? "From them, " : first
    let byWhom = [
      left.actions.isEmpty ? nil : left.actionWords,
      worldSteps == 0 ? nil : "\(counted(worldSteps, "step")) of the world",
    ].compactMap { $0 }.joined(separator: ", ")
    let never = neverSent(Set(left.actions.keys))
    let names =
      never.isEmpty
      ? "" : " Never sent: \(never.sorted().map { "`\($0)`" }.joined(separator: ", "))."
    return
      " \(start)\(counted(steps, "step")) \(steps == 1 ? "was" : "were") not taken: \(byWhom).\(names)"
  }

  /// Those of some cases that the person has sent in none of the states that were continued. It looks at the last
  /// ones first, which are the most like those at the rim.
  private func neverSent(_ names: Set<String>) -> Set<String> {
    var left = names
    for number in (0..<expandedCount).reversed().prefix(Self.mostLooked) where !left.isEmpty {
      if crowded.contains(number) { continue }
      for action in actions(visited.states[number]) { left.remove(caseName(action)) }
    }
    return expandedCount > Self.mostLooked ? [] : left
  }

  /// The number of states that are looked at for a report, which is to be there at once.
  private static var mostLooked: Int { 20_000 }

  private func notCoveredByWalks(seed: UInt64, count: Int, length: Int) -> String {
    let ended = coverage.limits.map { " It ended at a limit of \($0)." }.joined()
    return """
      \(counted(expandedCount, "random walk")) of at most \(counted(length, "step")) from the seed \(seed) saw \
      \(counted(visited.count, "state")) in \(counted(transitionCount, "step")). Actions: \
      \(coverage.actionWords).\(ended) What they did not meet was not checked.
      """
  }
}

/// Whether a value is or contains a stack, as far as its first parts show it.
private func containsStack(_ value: Any, depth: Int = 0) -> Bool {
  if value is any StackOfScreens { return true }
  guard depth < 8 else { return false }
  return Mirror(reflecting: value).children.prefix(16).contains {
    containsStack($0.value, depth: depth + 1)
  }
}

private protocol StackOfScreens {}
extension StackState: StackOfScreens {}
