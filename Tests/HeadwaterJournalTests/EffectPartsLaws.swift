import HeadwaterJournal
import HeadwaterTesting
import TestSupport
import Testing

/// An effect is divided into what every process does in the turn, and the work of the sender.
@MainActor @Suite struct EffectPartsLaws {
  @Test(
    "the follow-ups and the work of an effect send together what the effect sends",
    arguments: Seeds.many)
  func parts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var count = 0
    let effect = effect(depth: 4, &random, &count)

    let whole = sends { _ in effect }
    let followUps = sends { _ in effect.followUps }
    let work = sends { _ in effect.work }

    #expect((followUps + work).sorted() == whole.sorted())
    // What comes in the turn comes before anything that waits.
    #expect(whole.filter(followUps.contains) == followUps)
    #expect(work.isEmpty || !effect.work.isNone)
  }

  @Test("the parts of an effect that is nested without limit are found without overflow")
  func deep() {
    var effect = Effect<Int>.merge(.send(0), .run { $0(1) })
    for number in 2..<100_000 { effect = .merge(effect, .send(number)) }

    #expect(!effect.followUps.isNone)
    #expect(!effect.work.isNone)
  }

  private func effect(
    depth: Int, _ random: inout SeededGenerator, _ count: inout Int
  ) -> Effect<Int> {
    count += 1
    let number = count
    guard depth > 0, !random.once(in: 4) else {
      return random.once(in: 2) ? .send(number) : .run { $0(number) }
    }
    let parts = (0..<random.number(0...3)).map { _ in effect(depth: depth - 1, &random, &count) }
    switch random.number(0...3) {
    case 0: return .merge(parts)
    case 1: return .concatenate(parts)
    case 2: return Effect.merge(parts).cancellable(id: number)
    default: return Effect.merge(parts).map { $0 }
    }
  }

  /// What an effect sends to a store, in its order.
  private func sends(_ effect: @escaping (Int) -> Effect<Int>) -> [Int] {
    let runtime = ManualRuntime()
    let store = Store(
      initialState: [Int](),
      reducer: Reduce<[Int], Int> { state, action in
        guard action == 0 else {
          state.append(action)
          return .none
        }
        return effect(action)
      }, runtime: runtime.effects)
    store.send(0)
    runtime.drain()
    return store.state
  }
}
