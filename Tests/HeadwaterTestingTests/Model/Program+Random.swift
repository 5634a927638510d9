import HeadwaterTesting
import TestSupport

/// Known differences between the engine and its contract. Random programs leave them out until they are
/// repaired.
enum LeftOut {
  /// Optionals, cases and elements are replaced by others, and their effects end with them.
  static let replacedIdentities = false

  /// Operators are applied to `.none`, which they return unchanged.
  static let noneUnderOperators = false

  /// Throttled effects are in sequences, which wait for them.
  static let throttlesInSequences = false
}

extension Program {
  init(seed: UInt64) {
    var writer = ProgramWriter(random: SeededGenerator(seed: seed))
    self = writer.program()
  }
}

/// Writes a random program.
///
/// A program ends by itself. A rule sends only numbers above its own, except after a delay. Numbers above
/// that of the last rule are received and lead to nothing.
private struct ProgramWriter {
  var random: SeededGenerator
  private var lastNumber = 0
  private let ruleCount = 4
  private let idCount = 3
  private var hasSubscriptions = false

  /// The number of levels below the root.
  private var depth = 1

  init(random: SeededGenerator) { self.random = random }

  mutating func program() -> Program {
    hasSubscriptions = random.once(in: 5)
    let isDeep = random.once(in: 16)
    if isDeep { depth = 2 }
    let rules = (0..<ruleCount).map { rule($0) }
    let subscriptions = hasSubscriptions ? (0..<2).map { _ in subscription() } : []
    var middlewares: [Program.Interception] = []
    if random.once(in: 4) {
      for _ in 0..<random.number(1...2) { middlewares.append(interception()) }
    }
    var steps: [Program.Step] = [.send(message(random.number(0...1), depth: depth))]
    var sends = 1
    for _ in 0..<random.number(2...4) {
      switch random.number(0...7) {
      case 0...3:
        sends += 1
        steps.append(.send(message(random.number(0...ruleCount - 1), depth: depth)))
      case 4: steps.append(.cancel(send: random.number(1...sends)))
      default: steps.append(.advance(milliseconds: random.number(0...5)))
      }
    }
    steps.append(.advance(milliseconds: 8))
    return Program(
      isDeep: isDeep, rules: rules, subscriptions: subscriptions, middlewares: middlewares,
      steps: steps)
  }

  private mutating func rule(_ number: Int) -> Program.Rule {
    var rule = Program.Rule()
    if random.once(in: 2) {
      for _ in 0..<random.number(1...2) { rule.changes.append(change()) }
    }
    // One in many rules sends its own number at once, without an end.
    if random.once(in: 100) {
      rule.effect = .send(.here(number))
    } else if !random.once(in: 6) {
      rule.effect = effect(above: number, depth: random.number(0...2), place: Place())
      if random.once(in: 12) {
        // It starts itself again after a delay.
        let again = ModelScript<Message>(
          number: nextNumber(), steps: [.sleep(time(1...4)), .send(.here(number))])
        rule.effect = .merge([rule.effect, .run(again)])
      }
    }
    return rule
  }

  private mutating func change() -> Change {
    let id = LeftOut.replacedIdentities ? 1 : random.number(1...2)
    return switch random.number((hasSubscriptions ? 0 : 3)...9) {
    case 0, 1: .want(random.number(0...1))
    case 2: .stopWanting(random.number(0...1))
    case 3: .optional(random.once(in: 2) ? nil : id)
    case 4: .optionalAwayAndBack
    case 5: random.once(in: 2) ? .off : .on(id)
    case 6: .other(id)
    case 7: .addRow(random.number(1...3))
    case 8: .removeRow(random.number(1...3))
    default: .reverseRows
    }
  }

  /// Returns a subscription that sends nothing before a delay. So a subscription that its own actions start
  /// and stop does so over time.
  private mutating func subscription() -> ProgramEffect {
    switch random.number(0...3) {
    case 0: return .send(.here(ruleCount))
    case 1:
      return .delay(
        effect(above: -1, depth: 1, place: Place()), ModelWait(time(1...4), number: nextNumber()))
    default:
      var steps: [ModelScript<Message>.Step] = []
      for _ in 0..<random.number(1...3) {
        steps.append(.sleep(time(1...4)))
        steps.append(.send(message(random.number(0...ruleCount), depth: 1)))
      }
      return .run(ModelScript(number: nextNumber(), steps: steps))
    }
  }

  private mutating func interception() -> Program.Interception {
    let number = random.number(0...ruleCount - 1)
    let verdict: Program.Interception.Verdict =
      switch random.number(0...3) {
      case 0: .stop
      case 1: .replace(random.number(number + 1...ruleCount))
      default: .pass
      }
    return Program.Interception(
      number: number, verdict: verdict,
      before: random.once(in: 2) ? effect(above: number, depth: 1, place: Place()) : .none,
      after: random.once(in: 2) ? effect(above: number, depth: 1, place: Place()) : .none)
  }

  /// The surroundings of an effect.
  private struct Place {
    var isInSequence = false
    var throttles: Set<Int> = []
  }

  private mutating func effect(above number: Int, depth: Int, place: Place) -> ProgramEffect {
    var place = place
    switch random.number(depth == 0 ? 0...7 : 0...22) {
    case 0, 1: return .send(message(above: number))
    case 2, 3, 4: return .run(script(above: number))
    case 5: return cancellation()
    case 6:
      return LeftOut.noneUnderOperators ? .send(message(above: number)) : .none
    case 7: return .dismiss
    case 8, 9, 10: return .merge(several(above: number, depth: depth - 1, place: place))
    case 11, 12, 13:
      place.isInSequence = true
      return .concatenate(several(above: number, depth: depth - 1, place: place))
    case 14:
      return .cancellable(
        effect(above: number, depth: depth - 1, place: place), id: id(),
        cancelInFlight: random.once(in: 2))
    case 15:
      return .delay(
        effect(above: number, depth: depth - 1, place: place),
        ModelWait(time(0...4), number: nextNumber()))
    case 16:
      return .debounce(
        effect(above: number, depth: depth - 1, place: place), id: id(),
        ModelWait(time(0...4), number: nextNumber()))
    case 17, 18:
      let id = random.number(0...idCount - 1)
      // A throttle inside another one with the same id would wait for itself.
      guard place.throttles.insert(id).inserted else { return .run(script(above: number)) }
      let latest =
        LeftOut.throttlesInSequences && place.isInSequence ? false : random.once(in: 2)
      return .throttle(
        effect(above: number, depth: depth - 1, place: place), id: id, latest: latest,
        ModelWait(.milliseconds(id + 2), number: nextNumber()))
    case 19, 20, 21:
      return .timeout(work(above: number, depth: depth - 1, place: place), after: time(0...4))
    default:
      return .retry(
        work(above: number, depth: depth - 1, place: place),
        pauses: (0..<random.number(0...2)).map { _ in time(0...3) })
    }
  }

  /// Returns an effect that usually takes time.
  private mutating func work(above number: Int, depth: Int, place: Place) -> ProgramEffect {
    if random.once(in: 2) { return .run(script(above: number)) }
    return effect(above: number, depth: depth, place: place)
  }

  private mutating func several(
    above number: Int, depth: Int, place: Place
  ) -> [ProgramEffect] {
    (0..<random.number(1...3)).map { _ in effect(above: number, depth: depth, place: place) }
  }

  private mutating func script(above number: Int) -> ModelScript<Message> {
    var script = ModelScript<Message>(
      number: nextNumber(), steps: steps(1...4, above: number, mayFail: true))
    script.ignoresCancellation = random.once(in: 8)
    if random.once(in: 2) {
      script.handler = ModelScript<Message>.Handler(
        ofFailure: steps(0...2, above: number, mayFail: false),
        ofTimeout: steps(0...2, above: number, mayFail: false))
    }
    return script
  }

  private mutating func steps(
    _ count: ClosedRange<Int>, above number: Int, mayFail: Bool
  ) -> [ModelScript<Message>.Step] {
    (0..<random.number(count)).map { _ in
      switch random.number(0...10) {
      case 0...4: .sleep(time(0...4))
      case 5 where mayFail, 6 where mayFail: .fail
      default: .send(message(above: number))
      }
    }
  }

  private mutating func cancellation() -> ProgramEffect {
    switch random.number(0...5) {
    case 0: .cancelInChild(id: id(), place: "field", element: nil)
    case 1: .cancelInChild(id: id(), place: "optional", element: nil)
    case 2: .cancelInChild(id: id(), place: "rows", element: random.number(1...2))
    default: .cancel(id: id())
    }
  }

  private mutating func message(above number: Int) -> Message {
    message(random.number(min(number + 1, ruleCount)...ruleCount), depth: depth)
  }

  /// Returns a number, usually for the feature itself, otherwise for one below it.
  private mutating func message(_ number: Int, depth: Int) -> Message {
    guard depth > 0, random.once(in: 2) else { return .here(number) }
    let rest = message(number, depth: depth - 1)
    return switch random.number(0...5) {
    case 0: .field(rest)
    case 1, 2: random.once(in: 12) ? .dismissOptional : .optional(rest)
    case 3: .mode(random.once(in: 3) ? .other(rest) : .on(rest))
    default: .row(random.number(1...3), rest)
    }
  }

  private mutating func id() -> AnyHashable { random.number(0...idCount - 1) }

  private mutating func time(_ milliseconds: ClosedRange<Int>) -> Duration {
    .milliseconds(random.number(milliseconds))
  }

  private mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
