extension Explorer {
  /// What was not covered, in a sentence; nil if everything was.
  var notCovered: String? {
    switch kind {
    case .states: notCoveredStates
    case .walks(let seed, let count, let length):
      notCoveredByWalks(seed: seed, count: count, length: length)
    }
  }

  private var notCoveredStates: String? {
    guard !coverage.limits.isEmpty else { return nil }
    let rim = visited.all.count - expandedCount
    return """
      it ended at a limit of \(coverage.limits.joined(separator: " and ")). Of \(visited.all.count) states, \
      \(rim) at the rim were not continued. What lies behind them was not checked, and `eventually` and \
      `leadsTo` were judged without them.
      """
  }

  private func notCoveredByWalks(seed: UInt64, count: Int, length: Int) -> String {
    let ended = coverage.limits.map { " It ended at a limit of \($0)." }.joined()
    return """
      \(counted(expandedCount, "random walk")) of at most \(counted(length, "step")) from the seed \(seed) saw \
      \(counted(visited.all.count, "state")) in \(counted(transitionCount, "step")). Actions: \
      \(coverage.actionWords).\(ended) What they did not meet was not checked.
      """
  }
}
