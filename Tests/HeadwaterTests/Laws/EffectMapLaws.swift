import Headwater
import TestSupport
import Testing

@MainActor
@Suite("Laws of mapping effects")
struct EffectMapLaws {
  private func effects(seed: UInt64) -> [(RandomEffect, wait: Int)] {
    var generator = SeededGenerator(seed: seed)
    return (1...3).map { _ in
      (RandomEffect(depth: 4, using: &generator), wait: generator.number(0...4))
    }
  }

  @Test("mapping by the identity changes nothing", arguments: Seeds.many)
  func identity(seed: UInt64) {
    let effects = effects(seed: seed)
    #expect(arrivals(of: effects) { $0.map { $0 } } == arrivals(of: effects), "seed \(seed)")
  }

  @Test("mapping twice is mapping by both functions at once", arguments: Seeds.many)
  func composition(seed: UInt64) {
    let effects = effects(seed: seed)
    let twice = arrivals(of: effects) { $0.map { $0 + 1 }.map { $0 * 3 } }
    let once = arrivals(of: effects) { $0.map { ($0 + 1) * 3 } }
    #expect(twice == once, "seed \(seed)")
    let plain = arrivals(of: effects)
    let expected = plain.map {
      Arrival(number: ($0.number + 1) * 3, milliseconds: $0.milliseconds)
    }
    #expect(once == expected, "seed \(seed)")
  }

  @Test("an effect is the same merged with nothing, or alone in a sequence", arguments: Seeds.many)
  func neutral(seed: UInt64) {
    let effects = effects(seed: seed)
    let plain = arrivals(of: effects)
    #expect(arrivals(of: effects) { .merge(.none, $0) } == plain, "seed \(seed)")
    #expect(arrivals(of: effects) { .concatenate($0, .none) } == plain, "seed \(seed)")
    #expect(arrivals(of: effects) { .concatenate(.concatenate($0)) } == plain, "seed \(seed)")
  }
}
