import Headwater
import HeadwaterTesting
import TestSupport
import Testing

@MainActor
@Suite("Laws of `.none`")
struct NoneLaws {
  /// All operators on an effect, with a few ids that other effects use too.
  private struct Operators {
    let clock: TestClock

    func all(id: Int) -> [(name: String, apply: (Effect<Int>) -> Effect<Int>)] {
      [
        ("cancellable", { $0.cancellable(id: id) }),
        ("cancelInFlight", { $0.cancellable(id: id, cancelInFlight: true) }),
        ("debounce", { $0.debounce(id: id, for: .milliseconds(2), clock: clock) }),
        ("throttle", { $0.throttle(id: id, for: .milliseconds(2), latest: false, clock: clock) }),
        ("latest", { $0.throttle(id: id, for: .milliseconds(2), latest: true, clock: clock) }),
        ("delay", { $0.delay(for: .milliseconds(2), clock: clock) }),
        ("timeout", { $0.timeout(after: .milliseconds(2), clock: clock) }),
        ("retry", { $0.retry(.constant(attempts: 2, pause: .zero), clock: clock) }),
        ("map", { $0.map { $0 + 1 } }),
        ("map to a scope", { $0.map({ $0 + 1 }, scope: id) }),
        ("map to a place", { $0.map({ $0 + 1 }, scope: \[Int].count) }),
        ("merge", { .merge($0) }),
        ("merge of several", { .merge($0, .none, $0) }),
        ("merge of an array", { .merge([$0, $0]) }),
        ("concatenate", { .concatenate($0) }),
        ("concatenate of several", { .concatenate(.none, $0, $0) }),
        ("concatenate of an array", { .concatenate([$0]) }),
      ]
    }

    func nested(depth: Int, using generator: inout SeededGenerator) -> Effect<Int> {
      (0..<depth).reduce(Effect<Int>.none) { effect, _ in
        generator.element(of: all(id: generator.number(0...2))).apply(effect)
      }
    }
  }

  @Test("each operator on `.none`, and each pair of operators, gives `.none`")
  func identity() {
    let operators = Operators(clock: TestClock()).all(id: 0)
    for outer in operators {
      #expect(outer.apply(.none).isNone, "\(outer.name)")
      for inner in operators {
        #expect(outer.apply(inner.apply(.none)).isNone, "\(outer.name) of \(inner.name)")
      }
    }
  }

  @Test("randomly nested operators on `.none` give `.none`", arguments: Seeds.many)
  func nested(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let operators = Operators(clock: TestClock())
    #expect(operators.nested(depth: 12, using: &generator).isNone, "seed \(seed)")
  }

  @Test(
    "starting `.none` between other effects changes nothing",
    arguments: Seeds.many)
  func beside(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let effects = (0..<6).map { _ in
      (RandomEffect(depth: 3, using: &generator), wait: generator.number(0...3))
    }
    let operators = Operators(clock: TestClock())
    var withNone: [(RandomEffect, wait: Int)] = []
    for (effect, wait) in effects {
      withNone.append((effect, wait: 0))
      withNone.append((.none, wait: wait))
    }
    let expected = arrivals(of: effects)
    let actual = arrivals(of: withNone) { effect in
      effect.isNone ? operators.nested(depth: 4, using: &generator) : effect
    }
    #expect(actual == expected, "seed \(seed)")
  }

  @Test("a test does not wait for `.none` or find it at its end", arguments: Seeds.few)
  func nothingLeft(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let none = Operators(clock: TestClock()).nested(depth: 6, using: &generator)
    let test = TestStore(initialState: 0, reducer: Reduce<Int, Int> { _, _ in none })
    test.send(1)
    test.finish()
    let store = Store(initialState: 0, reducer: Reduce<Int, Int> { _, _ in none })
    await store.send(1).finish()
  }

  @Test(
    "`cancelInFlight`, `debounce` and `throttle` of `.none` do not affect effects with their id")
  func leavesAlone() {
    let clock = TestClock()
    enum Step { case start, nothing(Int), done }
    let store = Store(
      initialState: 0,
      reducer: Reduce<Int, Step> { state, action in
        switch action {
        case .start:
          return .send(.done).debounce(id: "a", for: .seconds(1), clock: clock)
        case .nothing(0): return .none.cancellable(id: "a", cancelInFlight: true)
        case .nothing(1): return .none.debounce(id: "a", for: .seconds(1), clock: clock)
        case .nothing:
          return .none.throttle(id: "a", for: .seconds(1), latest: true, clock: clock)
        case .done:
          state += 1
          return .none
        }
      }, runtime: ManualRuntime().effects)
    for number in 0...2 {
      store.send(.start)
      store.send(.nothing(number))
      clock.advance(by: .seconds(1))
      #expect(store.state == number + 1)
    }
  }
}
