import Headwater
import HeadwaterTesting
import TestSupport
import Testing

/// A middleware that passes, replaces and stops actions by random numbers, with effects of every kind. The
/// effects report what it saw.
private struct Gate: Middleware {
  let name: Int
  let verdict: Int
  let beforeEffect: Int
  let afterEffect: Int
  let clock: TestClock

  init(name: Int, using generator: inout SeededGenerator, clock: TestClock) {
    self.name = name
    verdict = generator.number(0...5)
    beforeEffect = generator.number(0...3)
    afterEffect = generator.number(0...3)
    self.clock = clock
  }

  /// Reports only one action, so that the reports end.
  private func effect(_ kind: Int, of action: Int, at state: [Int]) -> Effect<Int> {
    guard action < 1_000 else { return .none }
    let told = 1_000 + name * 100 + action % 10 * 10 + state.count % 10
    switch kind {
    case 0: return .none
    case 1: return .send(told)
    case 2: return .merge(.send(told), .send(told + 1_000))
    default:
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        send(told)
      }
    }
  }

  func before(
    _ action: Int, state: [Int], context: MiddlewareContext<[Int]>
  ) -> MiddlewareVerdict<Int> {
    let effect = effect(beforeEffect, of: action, at: state)
    switch verdict {
    case 0 where action % 3 == 0: return .stop(with: effect)
    case 1, 2: return .replace(with: action &* 3 &+ name, effect: effect)
    default: return .pass(with: effect)
    }
  }

  func after(_ action: Int, state: [Int], context: MiddlewareContext<[Int]>) -> Effect<Int> {
    effect(afterEffect, of: action, at: state)
  }
}

@MainActor
@Suite("Laws of composing middlewares")
struct MiddlewareLaws {
  private typealias Composed = MiddlewareSequence<[Int], Int>

  private struct House: Equatable {
    var part: [Int] = []

    enum Action: CasePathable {
      case part(Int)

      struct Cases {
        enum PartCase: CasePath {
          static func embed(_ value: Int) -> Action { .part(value) }
          static func extract(_ root: Action) -> Int? {
            switch root {
            case .part(let value): value
            }
          }
        }
        var part: PartCase.Type { PartCase.self }
      }

      static var cases: Cases { Cases() }
    }
  }

  private func gates(seed: UInt64, clock: TestClock) -> [Gate] {
    var generator = SeededGenerator(seed: seed)
    return (1...5).map { Gate(name: $0, using: &generator, clock: clock) }
  }

  /// Returns the result of received actions with the middleware.
  private func outcome(
    seed: UInt64, _ make: ([Gate]) -> any Middleware<[Int], Int>
  ) -> [Int] {
    let clock = TestClock()
    let store = Store(
      initialState: [],
      reducer: Reduce<[Int], Int> { state, action in
        state.append(action)
        return .none
      },
      middleware: make(gates(seed: seed, clock: clock)), runtime: ManualRuntime().effects)
    for action in 1...5 { store.send(action) }
    clock.run()
    return store.state
  }

  private func houseOutcome(
    seed: UInt64, _ make: ([Gate]) -> any Middleware<House, House.Action>
  ) -> [Int] {
    let clock = TestClock()
    let store = Store(
      initialState: House(),
      reducer: Reduce<House, House.Action> { state, action in
        if case .part(let number) = action { state.part.append(number) }
        return .none
      },
      middleware: make(gates(seed: seed, clock: clock)), runtime: ManualRuntime().effects)
    for action in 1...5 { store.send(.part(action)) }
    clock.run()
    return store.state.part
  }

  /// Composes the middlewares in a random grouping, with some identities.
  private func grouped(_ gates: ArraySlice<Gate>, _ generator: inout SeededGenerator) -> Composed {
    if gates.count == 1, let only = gates.first {
      return generator.once(in: 2) ? only <> EmptyMiddleware() : EmptyMiddleware() <> only
    }
    let middle = generator.number(gates.startIndex + 1...gates.endIndex - 1)
    let left = grouped(gates[..<middle], &generator)
    return left <> grouped(gates[middle...], &generator)
  }

  @Test("`<>` is associative, and `EmptyMiddleware` its identity", arguments: Seeds.many)
  func associative(seed: UInt64) {
    let inOrder = outcome(seed: seed) { $0[0] <> $0[1] <> $0[2] <> $0[3] <> $0[4] }
    for grouping in 1...3 {
      var generator = SeededGenerator(seed: seed &+ UInt64(grouping))
      let other = outcome(seed: seed) { grouped($0[...], &generator) }
      #expect(other == inOrder, "seed \(seed), grouping \(grouping)")
    }
  }

  @Test("lifting a composition is composing what was lifted", arguments: Seeds.many)
  func lifting(seed: UInt64) {
    let together = houseOutcome(seed: seed) { gates in
      (gates[0] <> gates[1] <> gates[2]).lift(
        state: \House.part, action: \House.Action.Cases.part)
    }
    let apart = houseOutcome(seed: seed) { gates in
      gates[0].lift(state: \House.part, action: \House.Action.Cases.part)
        <> gates[1].lift(state: \House.part, action: \House.Action.Cases.part)
        <> gates[2].lift(state: \House.part, action: \House.Action.Cases.part)
    }
    #expect(together == apart, "seed \(seed)")
    let plain = outcome(seed: seed) { $0[0] <> $0[1] <> $0[2] }
    #expect(together == plain, "seed \(seed)")
  }
}
