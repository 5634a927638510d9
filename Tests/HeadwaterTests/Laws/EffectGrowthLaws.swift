import Headwater
import HeadwaterTesting
import Synchronization
import Testing

/// Every operator of effects, each with a scope of its own: one in another, or side by side. The tests count
/// look-ups of the keys of scopes and ids, and do not measure time.
@MainActor
@Suite("Law: an effect costs what its size says, under every operator")
struct EffectGrowthLaws {
  typealias Key = NestedIDLaws.CountedID

  enum Operator: CaseIterable {
    case merge, map, cancellable, cancelInFlight, cancel, debounce, delay, timeout, retry
    case throttle, throttleLatest
    case concatenateBefore, concatenateBehind, sequenceBefore, sequenceBehind
  }

  enum Shape: CaseIterable { case nested, merged, concatenated }

  private let clock = TestClock()
  private let count = NestedIDLaws.Count()

  private func work() -> Effect<Int> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      send(1)
    }
  }

  private func key(_ number: Int) -> Key { Key(number: number, count: count) }

  private func apply(_ kind: Operator, to effect: Effect<Int>, number: Int) -> Effect<Int> {
    let id = key(number)
    return switch kind {
    case .merge: .merge(effect, work())
    case .map: effect.map { $0 + 1 }
    case .cancellable: Effect.merge(effect, work()).cancellable(id: id)
    case .cancelInFlight: Effect.merge(effect, work()).cancellable(id: id, cancelInFlight: true)
    case .cancel: .merge(effect, .cancel(id: id))
    case .debounce: effect.debounce(id: id, for: .seconds(1), clock: clock)
    case .delay: effect.delay(for: .seconds(1), clock: clock)
    case .timeout: effect.timeout(after: .seconds(600), clock: clock)
    case .retry: effect.retry(.constant(attempts: 2, pause: .zero), clock: clock)
    case .throttle: effect.throttle(id: id, for: .seconds(90), latest: false, clock: clock)
    case .throttleLatest: effect.throttle(id: id, for: .seconds(90), latest: true, clock: clock)
    case .concatenateBefore: .concatenate(effect, .send(1))
    case .concatenateBehind: .concatenate(.send(1), effect)
    case .sequenceBefore: .concatenate(effect, work())
    case .sequenceBehind: .concatenate(work(), effect)
    }
  }

  private func effect(_ kind: Operator, _ shape: Shape, size: Int) -> Effect<Int> {
    func scoped(_ effect: Effect<Int>, _ number: Int) -> Effect<Int> {
      apply(kind, to: effect, number: number).map({ $0 }, scope: key(number))
    }
    if shape == .nested { return (0..<size).reduce(work(), scoped) }
    let parts = (0..<size).map { scoped(work(), $0) }
    let all = shape == .merged ? Effect.merge(parts) : .concatenate(parts)
    return (0..<10).reduce(all) { effect, number in effect.map({ $0 }, scope: key(number)) }
  }

  /// The look-ups of the start, of a second start, and from then on until all has ended.
  private func lookups(_ kind: Operator, _ shape: Shape, size: Int) -> [Int] {
    let effect = effect(kind, shape, size: size)
    let store = Store(
      initialState: 0,
      reducer: Reduce<Int, Int> { state, action in
        if action == -1 { return effect }
        state += 1
        return .none
      }, runtime: ManualRuntime().effects)
    let steps: [() -> Void] = [{ store.send(-1) }, { store.send(-1) }, { clock.run() }]
    return steps.map { step in
      count.lookups.store(0, ordering: .relaxed)
      step()
      return count.lookups.load(ordering: .relaxed)
    }
  }

  @Test(
    "four times as much is four times as much work, nested, merged and one after the other",
    arguments: Operator.allCases, Shape.allCases)
  func growth(kind: Operator, shape: Shape) {
    let (small, large) = (lookups(kind, shape, size: 25), lookups(kind, shape, size: 100))
    // A growing table looks up its keys again from time to time. The square would be sixteen times as much.
    for (small, large) in zip(small, large) { #expect(large <= 8 * small + 40) }
  }
}
