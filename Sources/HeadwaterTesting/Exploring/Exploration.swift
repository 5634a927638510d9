import Headwater

/// What `explore` has found.
public struct Exploration<State, Action>: CustomStringConvertible {
  /// The number of states: one with different running effects counts as several.
  public let stateCount: Int

  /// The number of steps that were taken from them.
  public let transitionCount: Int

  /// The number of steps to the state that is farthest from the initial ones.
  public let depth: Int

  /// The time that it took.
  public let time: Duration

  /// Whether every state was found and continued.
  public let isComplete: Bool

  /// What was not covered, in a sentence; nil if everything was.
  public let notCovered: String?

  /// The properties that do not hold, issues, and what can't be explored.
  public let failures: [ExplorationFailure]

  /// The states, in the order in which they were found.
  public let states: [State]

  private let makeGraph: (_ limit: Int) -> ExplorationGraph<State>
  private let hasOrders: Bool

  init<Canonical>(
    _ explorer: Explorer<State, Action, Canonical>, time: Duration, site: CallSite
  ) {
    stateCount = explorer.visited.count
    transitionCount = explorer.transitionCount
    depth = Int(explorer.depths.last ?? 0)
    self.time = time
    isComplete = explorer.isComplete
    states = explorer.visited.states
    let failures = explorer.failures.map { explorer.describe($0, at: site) }
    self.failures = failures
    makeGraph = { limit in
      ExplorationGraph(explorer, failureNames: failures.map(\.name), limit: limit)
    }
    notCovered = explorer.notCovered
    hasOrders = explorer.effectsAtOnce != nil
  }

  /// The graph of the states, to be looked at.
  ///
  /// - Parameter limit: The largest number of states, at most 10 000: the first that were found. The graph says
  ///   how many it has left out.
  public func graph(states limit: Int = 1_000) -> ExplorationGraph<State> { makeGraph(limit) }

  /// The numbers in words: "17 states, 42 transitions, depth 5".
  public var description: String {
    "\(stateCount) states, \(transitionCount) transitions, depth \(depth)"
      + (hasOrders ? ", each effect in its own order" : "")
      + (notCovered.map { "; \($0)" } ?? "")
  }
}

/// A failure that `explore` has found, with the shortest way to it.
public struct ExplorationFailure: Sendable, CustomStringConvertible {
  /// The name of the property, or what has failed.
  public let name: String

  /// The whole text: what has failed, the way there, the state, and the test.
  public let message: String

  /// The steps from the initial state, each in a line.
  public let steps: [String]

  /// The source of a test that fails in the same way; nil if no test can show it.
  public let test: String?

  let site: CallSite

  /// Whether it was reported while the exploration went on.
  let isReported: Bool

  /// The message.
  public var description: String { message }
}
