import HeadwaterTesting
import TestSupport

/// A random feature with a few values, actions and effects, as tables.
struct SmallFeature {
  /// What an effect does: it asks, sleeps and sends, one after the other.
  struct Script: Hashable {
    enum Step: Hashable {
      /// Asks for 0 or 1, which is added to what the effect sends from then on.
      case ask
      case sleep(Int)
      case send(Int)
    }

    let number: Int
    let id: Int?
    let cancelInFlight: Bool
    let steps: [Step]
  }

  struct State: Hashable {
    var value = 0
    var taps = 0
    var spawns = 0
  }

  enum Action: Hashable { case tapped(Int), heard(Int) }

  static let values = 3
  static let mostTaps = 2

  /// The next value, by the number of the action and the value.
  private var next: [[Int]] = []
  private var starts: [[Script]] = []
  private var cancels: [Int?] = []

  /// - Parameter asksFirst: Whether each action that an effect sends is the answer to a question of its own, and no
  ///   effect sleeps.
  init(seed: UInt64, asksFirst: Bool) {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for action in 0..<5 {
      next.append((0..<Self.values).map { _ in random.number(0...Self.values - 1) })
      cancels.append(random.once(in: 4) ? random.number(0...1) : nil)
      let isTap = action < 2
      let isSpawn = action == 4 && random.once(in: 6)
      // Few effects, since the obvious way takes each step of each in all orders.
      let scripts = action == 1 && random.once(in: 5) ? 2 : isTap || isSpawn ? 1 : 0
      starts.append(
        (0..<scripts).map { _ in
          count += 1
          return Self.script(count, asksFirst: asksFirst, &random)
        })
    }
  }

  private static func script(
    _ number: Int, asksFirst: Bool, _ random: inout SeededGenerator
  ) -> Script {
    var steps: [Script.Step] = []
    for _ in 0..<(random.once(in: asksFirst ? 8 : 2) ? 2 : 1) {
      if asksFirst {
        steps += [.ask, .send(random.number(0...2))]
      } else {
        switch random.number(0...3) {
        case 0: steps.append(.ask)
        case 1: steps.append(.sleep(random.number(1...2)))
        default: steps.append(.send(random.number(0...2)))
        }
      }
    }
    return Script(
      number: number, id: random.once(in: 2) ? random.number(0...1) : nil,
      cancelInFlight: random.once(in: 3), steps: steps)
  }

  func taps(in state: State) -> [Action] {
    state.taps < Self.mostTaps ? [.tapped(state.taps)] : []
  }

  /// Changes the state, and returns the id to cancel and the scripts to start then.
  func turn(_ state: inout State, _ action: Action) -> (cancelled: Int?, started: [Script]) {
    let number: Int
    switch action {
    case .tapped(let tap):
      number = tap
      state.taps += 1
    case .heard(let sound): number = 2 + sound % 3
    }
    state.value = next[number][state.value]
    var started = starts[number]
    if number >= 2 && !started.isEmpty {
      state.spawns += 1
      if state.spawns > 1 {
        state.spawns = 1
        started = []
      }
    }
    return (cancels[number], started)
  }
}

/// The feature for a store.
struct SmallReducer: Reducer {
  let feature: SmallFeature
  let world: TestWorld

  func reduce(
    into state: inout SmallFeature.State, action: SmallFeature.Action
  ) -> Effect<SmallFeature.Action> {
    let (cancelled, started) = feature.turn(&state, action)
    let cancel = cancelled.map { Effect<SmallFeature.Action>.cancel(id: $0) } ?? .none
    return .merge([cancel] + started.map(effect))
  }

  private func effect(_ script: SmallFeature.Script) -> Effect<SmallFeature.Action> {
    let run = Effect<SmallFeature.Action>.run(name: "\(script.number)") { [world] send in
      var added = 0
      for (place, step) in script.steps.enumerated() {
        switch step {
        case .ask:
          added = try await world.choose(
            "\(script.number).\(place)", from: [.success(0), .success(1)])
        case .sleep(let seconds): try await world.clock.sleep(for: .seconds(seconds))
        case .send(let sound): send(.heard(sound + added))
        }
      }
    }
    guard let id = script.id else { return run }
    return run.cancellable(id: id, cancelInFlight: script.cancelInFlight)
  }
}
