import HeadwaterTesting

typealias ProgramEffect = ModelEffect<Message>

/// A random program: what features do when they hear a number, and what happens to their store.
///
/// All features of a program have the same rules. It is turned into reducers for the engine and into
/// functions for the model, which share nothing but this.
struct Program {
  /// Whether children have children.
  var isDeep = false

  /// What a feature does when it hears its own number: the rule of that index.
  var rules: [Rule]

  /// The subscriptions that states want by their index; none when no state wants any.
  var subscriptions: [ProgramEffect]

  /// What middlewares do with actions that end with a number, whomever they are for.
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
    /// Cancels the task of the `send` of that number, counted from 1.
    case cancel(send: Int)
  }

  /// After how many follow-ups a queue counts as endless.
  static let followUpLimit = 100

  /// How a feature changes when it hears a message, and what follows from that.
  func react<State: ProgramState>(to message: Message, in state: inout State) -> ProgramEffect {
    state.heard.append(message)
    guard case .here(let number) = message, rules.indices.contains(number) else { return .none }
    for change in rules[number].changes { state.apply(change) }
    return rules[number].effect
  }
}
