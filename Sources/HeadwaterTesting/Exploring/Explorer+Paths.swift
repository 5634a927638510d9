import Headwater

/// The properties about what follows, such as `eventually`.
extension Explorer {
  /// Judges the properties about what follows while the person is silent.
  func judgePaths() {
    for (index, property) in properties.enumerated()
    where property.kind == .eventually || property.kind == .leadsTo {
      let endless = paths.wayWithoutGoal(
        depths: depths, isStart: { isJudged($0) && property.start(moment(of: $0)) },
        isGoal: { crowded.contains($0) || isJudged($0) && property.goal(moment(of: $0)) })
      guard let endless else { continue }
      var way = way(to: endless.start)
      var current = endless.start
      for (number, rank) in (endless.ranks + endless.cycle).enumerated() {
        if number == endless.ranks.count { way.cycleStart = way.steps.count }
        let situation = Int(visited.found[current].situation)
        way.steps.append(.world(situations.worldStep(rank, in: situation)))
        current = Int(paths[current][paths[current].startIndex + rank].target)
      }
      failures.append(FoundFailure(kind: .property(index), way: way, end: current))
    }
  }
}
