import Headwater

/// A feature at rest: its state, and what waits for the world.
public struct Moment<State> {
  /// The state.
  public let state: State

  /// The names of the effects that run, such as "`save` at Todos.swift:41", in no particular order.
  public let running: [String]

  /// The questions that wait for an answer, such as `"login" of "ana"`.
  public let questions: [String]

  package init(state: State, running: [String], questions: [String]) {
    self.state = state
    self.running = running
    self.questions = questions
  }

  /// What runs, in a sentence.
  var words: String {
    let open = questions.isEmpty ? "" : " Open questions: \(questions.joined(separator: ", "))."
    return running.isEmpty
      ? "No effect runs." : "Running: \(running.joined(separator: ", ")).\(open)"
  }
}
