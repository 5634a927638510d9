import HeadwaterTesting
import Testing

/// The numbers of states, against those that others have published and against a slow search.
@Suite("Explore counts states")
struct CountTests {
  @Test("of two-phase commit as others do", arguments: [(3, 288), (5, 8_832)])
  func twoPhaseCommit(count: Int, states: Int) {
    let found = explore(
      from: [TwoPhaseCommit.State(count: count)], reducer: { _ in TwoPhaseCommit() },
      actions: { $0.enabled },
      holding: [
        .never("one commits and another aborts") { moment in
          moment.state.resources.contains { $0.stage == .committed }
            && moment.state.resources.contains { $0.stage == .aborted }
        },
        .sometimes("all commit") { $0.state.resources.allSatisfy { $0.stage == .committed } },
      ])
    #expect(found.stateCount == states)
    #expect(found.isComplete)
  }

  @Test("of two-phase commit up to the names of its resources")
  func symmetry() {
    let found = explore(
      from: [TwoPhaseCommit.State(count: 5)], reducer: { _ in TwoPhaseCommit() },
      actions: { $0.enabled }, canonical: sorted)
    let slow = obviousStates(
      from: TwoPhaseCommit.State(count: 5), key: sorted,
      next: { after($0, $0.enabled, TwoPhaseCommit()) })
    #expect(found.stateCount == 314)
    #expect(slow.keys.count == 314)
  }

  @Test("of a dining table, where all can starve", arguments: [2, 3, 5])
  func diningTable(seats: Int) {
    let start = DiningTable.State(seats: seats)
    let found = explore(
      from: [start], reducer: { _ in DiningTable() }, actions: { $0.enabled },
      holding: [.sometimes("nobody can move") { $0.state.enabled.isEmpty }])
    let slow = obviousStates(from: start, key: { $0 }) { after($0, $0.enabled, DiningTable()) }
    #expect(Set(found.states) == slow.keys)
    #expect(found.transitionCount == slow.transitions)
  }

  @Test("of a bounded queue")
  func boundedQueue() {
    let start = BoundedQueue.State(limit: 4)
    let found = explore(
      from: [start], reducer: { _ in BoundedQueue() }, actions: { $0.enabled },
      holding: [.always("it is bounded") { $0.state.letters.count <= 4 }])
    let slow = obviousStates(from: start, key: { $0 }) { after($0, $0.enabled, BoundedQueue()) }
    #expect(Set(found.states) == slow.keys)
    #expect(found.transitionCount == slow.transitions)
  }

  @Test("of a bakery, where one is inside at a time", arguments: [2, 3])
  func bakery(count: Int) {
    let start = Bakery.State(count: count, limit: 4)
    let found = explore(
      from: [start], reducer: { _ in Bakery() }, actions: { $0.enabled },
      holding: [
        .always("one is inside") { moment in
          moment.state.processes.count { $0.place == .inside } <= 1
        }
      ])
    let slow = obviousStates(from: start, key: { $0 }) { after($0, $0.enabled, Bakery()) }
    #expect(Set(found.states) == slow.keys)
    #expect(found.transitionCount == slow.transitions)
  }

  private func after<R: Reducer>(_ state: R.State, _ actions: [R.Action], _ reducer: R) -> [R.State]
  {
    actions.map { action in
      var state = state
      _ = reducer.reduce(into: &state, action: action)
      return state
    }
  }

  private func sorted(_ state: TwoPhaseCommit.State) -> TwoPhaseCommit.State {
    var state = state
    state.resources.sort()
    return state
  }
}
