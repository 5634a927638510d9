import HeadwaterTesting

typealias ProgramEffect = ModelEffect<Message>

/// A random program: the reactions of features to numbers, and the events of their store.
///
/// All features of a program have the same rules. The engine receives the program as reducers, and the model
/// as functions. They share nothing else.
struct Program {
  /// Whether children have children.
  var isDeep = false

  /// The reactions of a feature to its own numbers: the rule with that index.
  var rules: [Rule]

  /// The subscriptions that states request by index; none if no state requests any.
  var subscriptions: [ProgramEffect]

  /// The reactions of middlewares to actions that end with a number, for any receiver.
  var middlewares: [Interception]

  var steps: [Step]

  struct Rule {
    var changes: [Change] = []
    var effect = ProgramEffect.none
  }

  struct Interception {
    enum Verdict {
      case pass
      case replace(Int)
      case stop
    }

    var number: Int
    var verdict: Verdict
    var before: ProgramEffect
    var after: ProgramEffect
  }

  enum Step {
    case send(Message)
    case advance(milliseconds: Int)
    /// Cancels the task of the `send` with that number, counted from 1.
    case cancel(send: Int)
  }

  /// The number of follow-ups after which a queue counts as endless.
  static let followUpLimit = 100

  /// Changes a feature after a message, and returns what follows.
  func react<State: ProgramState>(to message: Message, in state: inout State) -> ProgramEffect {
    state.heard.append(message)
    guard case .here(let number) = message, rules.indices.contains(number) else { return .none }
    for change in rules[number].changes { state.apply(change) }
    return rules[number].effect
  }
}
