extension TurnModel {
  /// Advances the time, and wakes each sleeper at its instant.
  ///
  /// Sleepers of the same instant wake in the order in which they went to sleep. Everything that follows from
  /// a wake-up is done before the next one.
  package mutating func advance(by duration: Duration) {
    var left = duration
    while let next = sleepers.indices.min(by: { isWokenBefore($0, $1) }),
      sleepers[next].rest <= left
    {
      let sleeper = sleepers.remove(at: next)
      pass(sleeper.rest)
      left -= sleeper.rest
      tasks[sleeper.task]?.outcome = .returned
      readyTasks.append(sleeper.task)
      drain()
    }
    pass(left)
  }

  private func isWokenBefore(_ first: Int, _ second: Int) -> Bool {
    (sleepers[first].rest, first) < (sleepers[second].rest, second)
  }

  private mutating func pass(_ duration: Duration) {
    for index in sleepers.indices { sleepers[index].rest -= duration }
  }
}
