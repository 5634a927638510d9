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
      let rim = visited.all.count - expandedCount
      parts.append(
        """
        it ended at a limit of \(coverage.limits.joined(separator: " and ")). Of \(visited.all.count) states, \
        \(rim) at the rim \(behind)
        """)
    }
    if let effectsAtOnce, !crowded.isEmpty {
      parts.append(
        """
        more than \(counted(effectsAtOnce, "effect")) can run at once. Of \(visited.all.count) states, \
        \(crowded.count) in which they do \(behind)
        """)
    }
    return parts.isEmpty ? nil : parts.joined(separator: " Also, ")
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
