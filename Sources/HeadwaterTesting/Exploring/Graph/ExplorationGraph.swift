import Headwater

/// The states that `explore` has found, with the steps between them, to be looked at.
///
/// ```swift
/// let found = explore(from: [Login.State()], …)
/// try found.graph().page(title: "Login").write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// - `svg` and `page(title:)` are pictures of their own; ``dot`` is for Graphviz.
/// - With `HeadwaterUITesting`, the page shows the screen of each state as well.
public struct ExplorationGraph<State> {
  /// A state with what waits in it.
  public struct Node {
    /// The state, the effects that run in it, and the open questions.
    public let moment: Moment<State>

    /// The number of steps that lead to it.
    public let depth: Int

    /// The node before it on the shortest way; nil for an initial state.
    public let parent: Int?

    /// The failures that show in it, by their names.
    public internal(set) var failures: [String] = []
  }

  /// A step from one node to another.
  public struct Step {
    /// Who takes a step.
    public enum Mover: String, Sendable {
      /// The person sends an action.
      case person
      /// The world answers a question.
      case world
      /// Time passes.
      case time
    }

    /// The places of the two nodes among ``ExplorationGraph/nodes``. Both may be the same.
    public let source, target: Int

    /// Who takes it.
    public let mover: Mover

    /// The step in words: `send .tapped`.
    public let words: String
  }

  /// The states, in the order in which they were found.
  public private(set) var nodes: [Node]

  /// The steps between them, by their sources.
  public let steps: [Step]

  /// The states that are not in the graph, in a sentence; nil if all are.
  public let leftOut: String?
}

extension ExplorationGraph {
  init<Action, Canonical>(
    _ explorer: Explorer<State, Action, Canonical>, failureNames: [String], limit: Int
  ) {
    let found = explorer.visited.found
    let count = min(found.count, max(limit, 1), ExploredSteps.stateLimit)
    nodes = (0..<count).map { number in
      let parent = Int(found[number].parent)
      return Node(
        moment: explorer.moment(of: number), depth: Int(explorer.depths[number]),
        parent: parent < 0 ? nil : parent)
    }
    var words = StepWords(explorer)
    steps = explorer.steps.all.compactMap { step in
      guard step.source < count, step.target < count else { return nil }
      let (mover, text) = words.step(Int(step.number), from: Int(step.source))
      return Step(source: Int(step.source), target: Int(step.target), mover: mover, words: text)
    }
    let rest = found.count - count
    leftOut =
      rest == 0
      ? nil
      : "Of \(found.count) states, these are the first \(count) that were found. "
        + "The other \(rest) and the steps to them are left out."
    for (failure, name) in zip(explorer.failures, failureNames) {
      if let end = failure.end, end < count { nodes[end].failures.append(name) }
    }
  }
}

/// The words of steps. Those of one state are made together.
private struct StepWords<State, Action, Canonical: Hashable> {
  typealias Mover = ExplorationGraph<State>.Step.Mover

  private let explorer: Explorer<State, Action, Canonical>
  private var source = -1
  private var actions: [Action] = []

  init(_ explorer: Explorer<State, Action, Canonical>) {
    self.explorer = explorer
  }

  mutating func step(_ step: Int, from source: Int) -> (Mover, String) {
    if source != self.source {
      self.source = source
      actions = explorer.actions(explorer.visited.states[source])
    }
    if step < actions.count { return (.person, "send \(WrittenValue(actions[step]).line)") }
    let situation = Int(explorer.visited.found[source].situation)
    switch explorer.situations.worldStep(step - actions.count, in: situation) {
    case .answer(let question, let option):
      let answer = question.option(option) ?? ".option(\(option))"
      return (.world, "answer \(question.words) with \(answer)")
    case .time: return (.time, "time passes")
    case .take: return (.world, "the store takes the next action of an effect")
    }
  }
}
