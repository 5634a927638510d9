import Headwater

/// Two-phase commit as in Gray and Lamport, "Consensus on Transaction Commit" (2006): one manager, and resource
/// managers that prepare, commit or abort.
struct TwoPhaseCommit: Reducer {
  struct Resource: Hashable, Comparable {
    enum Stage: Int { case working, prepared, committed, aborted }

    var stage = Stage.working
    /// Whether its message "prepared" was sent, and whether the manager has received it.
    var hasSent = false
    var isKnown = false

    static func < (left: Resource, right: Resource) -> Bool { left.order < right.order }

    private var order: Int { 4 * stage.rawValue + (hasSent ? 2 : 0) + (isKnown ? 1 : 0) }
  }

  struct State: Hashable {
    enum Manager { case initial, committed, aborted }

    var resources: [Resource]
    var manager = Manager.initial
    var isCommitSent = false
    var isAbortSent = false

    init(count: Int) { resources = Array(repeating: Resource(), count: count) }

    /// Every action that can happen.
    var enabled: [Action] {
      var enabled: [Action] = []
      if manager == .initial {
        enabled += resources.indices.filter { resources[$0].hasSent }.map { .managerHears($0) }
        if resources.allSatisfy(\.isKnown) { enabled.append(.managerCommits) }
        enabled.append(.managerAborts)
      }
      for (index, resource) in resources.enumerated() {
        if resource.stage == .working { enabled += [.prepares(index), .choosesToAbort(index)] }
        if isCommitSent { enabled.append(.hearsCommit(index)) }
        if isAbortSent { enabled.append(.hearsAbort(index)) }
      }
      return enabled
    }
  }

  enum Action: Hashable {
    case managerHears(Int), managerCommits, managerAborts
    case prepares(Int), choosesToAbort(Int), hearsCommit(Int), hearsAbort(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .managerHears(let index): state.resources[index].isKnown = true
    case .managerCommits:
      state.manager = .committed
      state.isCommitSent = true
    case .managerAborts:
      state.manager = .aborted
      state.isAbortSent = true
    case .prepares(let index):
      state.resources[index].stage = .prepared
      state.resources[index].hasSent = true
    case .choosesToAbort(let index): state.resources[index].stage = .aborted
    case .hearsCommit(let index): state.resources[index].stage = .committed
    case .hearsAbort(let index): state.resources[index].stage = .aborted
    }
    return .none
  }
}
