import Headwater
import HeadwaterTesting
import TestSupport

/// A random effect as a value, which can be turned into a real one for any clock.
indirect enum RandomEffect {
  case none
  case send(Int)
  /// Sends numbers, each after a pause in milliseconds.
  case run([(pause: Int, number: Int)])
  case merge([RandomEffect])
  case concatenate([RandomEffect])
  case delayed(RandomEffect, milliseconds: Int)
  case cancellable(RandomEffect, id: Int, cancelInFlight: Bool)
  case debounced(RandomEffect, id: Int, milliseconds: Int)
  case throttled(RandomEffect, id: Int, milliseconds: Int, latest: Bool)
  case cancel(id: Int)

  init(depth: Int, using generator: inout SeededGenerator) {
    let leaves = 3
    switch generator.number(0...(depth == 0 ? leaves : 10)) {
    case 0: self = .send(generator.number(1...99))
    case 1, 2:
      self = .run(
        (1...generator.number(1...3)).map { _ in
          (pause: generator.number(0...3), number: generator.number(1...99))
        })
    case 3: self = generator.once(in: 2) ? .none : .cancel(id: generator.number(0...2))
    case 4, 5:
      self = .merge(Self.several(depth: depth - 1, using: &generator))
    case 6, 7:
      self = .concatenate(Self.several(depth: depth - 1, using: &generator))
    case 8:
      self = .delayed(
        RandomEffect(depth: depth - 1, using: &generator), milliseconds: generator.number(0...3))
    case 9:
      self = .cancellable(
        RandomEffect(depth: depth - 1, using: &generator), id: generator.number(0...2),
        cancelInFlight: generator.once(in: 2))
    default:
      let base = RandomEffect(depth: depth - 1, using: &generator)
      let (id, milliseconds) = (generator.number(0...2), generator.number(0...3))
      self =
        generator.once(in: 2)
        ? .debounced(base, id: id, milliseconds: milliseconds)
        : .throttled(
          base, id: id, milliseconds: milliseconds, latest: generator.once(in: 2))
    }
  }

  private static func several(
    depth: Int, using generator: inout SeededGenerator
  ) -> [RandomEffect] {
    (0..<generator.number(0...3)).map { _ in RandomEffect(depth: depth, using: &generator) }
  }

  func effect(clock: TestClock) -> Effect<Int> {
    switch self {
    case .none: .none
    case .send(let number): .send(number)
    case .run(let steps):
      .run { send in
        for step in steps {
          try await clock.sleep(for: .milliseconds(step.pause))
          send(step.number)
        }
      }
    case .merge(let effects): .merge(effects.map { $0.effect(clock: clock) })
    case .concatenate(let effects): .concatenate(effects.map { $0.effect(clock: clock) })
    case .delayed(let effect, let milliseconds):
      effect.effect(clock: clock).delay(for: .milliseconds(milliseconds), clock: clock)
    case .cancellable(let effect, let id, let cancelInFlight):
      effect.effect(clock: clock).cancellable(id: id, cancelInFlight: cancelInFlight)
    case .debounced(let effect, let id, let milliseconds):
      effect.effect(clock: clock)
        .debounce(id: id, for: .milliseconds(milliseconds), clock: clock)
    case .throttled(let effect, let id, let milliseconds, let latest):
      effect.effect(clock: clock)
        .throttle(id: id, for: .milliseconds(milliseconds), latest: latest, clock: clock)
    case .cancel(let id): .cancel(id: id)
    }
  }
}

/// A received action with its time, in milliseconds.
struct Arrival: Equatable {
  let number: Int
  let milliseconds: Int
}

/// The actions that a store receives from effects, which are started one after the other with pauses.
@MainActor
func arrivals(
  of effects: [(RandomEffect, wait: Int)],
  _ change: @escaping (Effect<Int>) -> Effect<Int> = { $0 }
) -> [Arrival] {
  struct Listener: Reducer {
    let start: (Int) -> Effect<Int>
    let clock: TestClock

    func reduce(into state: inout [Arrival], action: Int) -> Effect<Int> {
      guard action >= 0 else { return start(-action - 1) }
      let now = clock.now.offset.components
      let milliseconds = Int(now.seconds) * 1_000 + Int(now.attoseconds / 1_000_000_000_000_000)
      state.append(Arrival(number: action, milliseconds: milliseconds))
      return .none
    }
  }
  let clock = TestClock()
  let store = Store(
    initialState: [],
    reducer: Listener(
      start: { index in change(effects[index].0.effect(clock: clock)) }, clock: clock),
    runtime: ManualRuntime().effects)
  for (index, effect) in effects.enumerated() {
    store.send(-index - 1)
    clock.advance(by: .milliseconds(effect.wait))
  }
  clock.run()
  return store.state
}
