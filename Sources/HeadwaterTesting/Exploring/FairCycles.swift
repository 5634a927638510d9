/// The groups of states in which the world can go round forever, although it leaves nobody waiting.
///
/// The groups are the strongly connected components (Tarjan, "Depth-first search and linear graph algorithms",
/// SIAM Journal on Computing 1, 1972). A group is fair if each mover that can move in all its states moves in
/// it. If the whole group is not fair, no part of it is: that mover waits in the part, too.
struct FairCycles {
  private let paths: WorldPaths
  private var group: [Int32]
  private var isFairGroup: [Bool] = []

  init(paths: WorldPaths, within isMember: [Bool]) {
    self.paths = paths
    group = [Int32](repeating: -1, count: paths.stateCount)
    findGroups(isMember)
    isFairGroup = fairness()
  }

  func isFair(_ state: Int) -> Bool { group[state] >= 0 && isFairGroup[Int(group[state])] }

  /// The ranks of the steps of a way around a fair group, from a state of it back to that state; empty for a
  /// state in no such group. It takes a step of each mover.
  func cycle(from state: Int) -> [Int] {
    guard isFair(state) else { return [] }
    var ranks: [Int] = []
    var current = state
    var left = Set(moves(in: group[state]).map(\.mover))
    while !left.isEmpty {
      let (way, end) = wayToStep(from: current, in: group[state]) { left.contains($0.mover) }
      for mover in way.movers { left.remove(mover) }
      ranks += way.ranks
      current = end
    }
    if current != state {
      ranks += wayToStep(from: current, in: group[state]) { Int($0.target) == state }.way.ranks
    }
    return ranks
  }

  private func moves(in number: Int32) -> [WorldPaths.Step] {
    group.indices.filter { group[$0] == number }.flatMap { state in
      inner(of: state, number).map { $0.step }
    }
  }

  private func inner(of state: Int, _ number: Int32) -> [(rank: Int, step: WorldPaths.Step)] {
    paths[state].enumerated().map { (rank: $0.offset, step: $0.element) }.filter {
      Int($0.step.target) < paths.stateCount && group[Int($0.step.target)] == number
    }
  }

  /// The shortest way inside of a group whose last step meets a condition.
  private func wayToStep(
    from start: Int, in number: Int32, _ isLast: (WorldPaths.Step) -> Bool
  ) -> (way: (ranks: [Int], movers: [WorldPaths.Mover]), end: Int) {
    var cameFrom: [Int: (state: Int, rank: Int, mover: WorldPaths.Mover)] = [:]
    var seen: Set = [start]
    var line = [start]
    var next = 0
    while next < line.count {
      let state = line[next]
      next += 1
      for (rank, step) in inner(of: state, number) {
        if isLast(step) {
          var ranks = [rank]
          var movers = [step.mover]
          var back = state
          while let earlier = cameFrom[back] {
            ranks.insert(earlier.rank, at: 0)
            movers.append(earlier.mover)
            back = earlier.state
          }
          return ((ranks, movers), Int(step.target))
        }
        if seen.insert(Int(step.target)).inserted {
          cameFrom[Int(step.target)] = (state, rank, step.mover)
          line.append(Int(step.target))
        }
      }
    }
    return (([], []), start)
  }

  private mutating func findGroups(_ isMember: [Bool]) {
    let count = paths.stateCount
    var index = [Int32](repeating: -1, count: count)
    var low = [Int32](repeating: 0, count: count)
    var onStack = [Bool](repeating: false, count: count)
    var stack: [Int] = []
    var nextIndex: Int32 = 0
    var nextGroup: Int32 = 0
    // Calls are kept in a list, since the graph may be deep.
    var calls: [(state: Int, rank: Int)] = []
    for root in 0..<count where isMember[root] && index[root] < 0 {
      calls.append((root, 0))
      while let (state, rank) = calls.last {
        if rank == 0 && index[state] < 0 {
          index[state] = nextIndex
          low[state] = nextIndex
          nextIndex += 1
          stack.append(state)
          onStack[state] = true
        }
        let steps = paths[state]
        if rank < steps.count {
          calls[calls.count - 1].rank += 1
          let target = Int(steps[steps.startIndex + rank].target)
          guard target < count, isMember[target] else { continue }
          if index[target] < 0 {
            calls.append((target, 0))
          } else if onStack[target] {
            low[state] = min(low[state], index[target])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.state { low[caller] = min(low[caller], low[state]) }
        guard low[state] == index[state] else { continue }
        while let member = stack.popLast() {
          onStack[member] = false
          group[member] = nextGroup
          if member == state { break }
        }
        nextGroup += 1
      }
    }
    isFairGroup = [Bool](repeating: false, count: Int(nextGroup))
  }

  private func fairness() -> [Bool] {
    var moving = [Set<WorldPaths.Mover>](repeating: [], count: isFairGroup.count)
    var waiting = [Set<WorldPaths.Mover>?](repeating: nil, count: isFairGroup.count)
    for state in group.indices where group[state] >= 0 {
      let number = Int(group[state])
      let all = Set(paths[state].map(\.mover))
      waiting[number] = waiting[number].map { $0.intersection(all) } ?? all
      for (_, step) in inner(of: state, group[state]) { moving[number].insert(step.mover) }
    }
    return isFairGroup.indices.map { number in
      !moving[number].isEmpty && (waiting[number] ?? []).isSubset(of: moving[number])
    }
  }
}
