/// The effects that run in a state, as a value: what of a feature its state does not contain.
struct Situation: Hashable {
  struct Sleep: Hashable {
    /// The place of the effect in `positions`; nil for a sleep of no effect.
    var effect: Int?
    var rest: Duration
  }

  /// The positions of the running effects, in order.
  var positions: [Int] = []

  /// The progress of the sequences around each of them.
  var progress: [[Int]] = []

  /// The number of options of each open question, in the same order: a server that remembers may answer
  /// differently.
  var optionCounts: [Int] = []

  /// Their sleeps, in the order in which they end.
  var sleeps: [Sleep] = []

  /// The number of actions of each that the store has not taken; empty if there are none.
  var held: [Int] = []
}

/// The situations that were found, by their numbers. Number 0 is that without a running effect.
struct Situations {
  struct Details {
    var running: [String] = []
    var questions: [Question] = []
    var hasSleeps = false
    /// Whether an action that starts nothing may end or change a running effect: one that belongs to a value, which may
    /// go away, or a throttle.
    var dependsOnState = false
    /// The places of the effects whose actions the store has not taken, and the beginnings of these effects.
    var held: [(effect: Int, beginning: Int)] = []
  }

  /// An open question.
  struct Question {
    /// The place of its effect in the situation, and its rank among the questions of the effect.
    var effect: Int
    var rank: Int
    var words: String
    /// Its rank among the open questions with the same words.
    var sameRank: Int
    var optionCount: Int
    /// An option as written in Swift; nil if it can't be written.
    var option: @Sendable (Int) -> String?
    /// The beginning of its effect, by which fairness tells the effects apart.
    var asker: Int
  }

  private var numbers: [Situation: Int] = [Situation(): 0]
  private(set) var details = [Details()]

  mutating func number(of situation: Situation, _ make: () -> Details) -> Int {
    if let known = numbers[situation] { return known }
    numbers[situation] = details.count
    details.append(make())
    return details.count - 1
  }

  /// The number of steps that the world can take in a situation.
  func worldStepCount(in situation: Int) -> Int {
    if situation == 0 { return 0 }
    let details = details[situation]
    return details.questions.reduce(0) { $0 + $1.optionCount } + (details.hasSleeps ? 1 : 0)
      + details.held.count
  }

  /// A step of the world by its number: an option of a question, an action that the store takes, or the passing of
  /// time.
  func worldStep(_ number: Int, in situation: Int) -> WorldStep {
    let details = details[situation]
    var left = number
    for question in details.questions {
      if left < question.optionCount { return .answer(question, option: left) }
      left -= question.optionCount
    }
    return left < details.held.count
      ? .take(effect: details.held[left].effect, beginning: details.held[left].beginning) : .time
  }

  /// Whether an action that starts nothing leaves the effects as they are.
  func isIndependent(_ situation: Int) -> Bool {
    situation == 0 || !details[situation].dependsOnState
  }

  /// Whether nothing goes on without the person or the world.
  func isAtRest(_ situation: Int) -> Bool { situation == 0 || details[situation].held.isEmpty }
}

/// What the world does in one step.
enum WorldStep {
  case answer(Situations.Question, option: Int)
  case time
  /// The store takes the next action of an effect, by the place of the effect in the situation.
  case take(effect: Int, beginning: Int)
}
