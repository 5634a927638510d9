import TestSupport
import Testing

@testable import Headwater

/// How long other work of an actor waits while a store processes the letters of effects. The time is simulated,
/// and each letter takes its part of it.
@Suite("Law: a slice of letters is short")
struct SliceLaws {
  /// The lengths of the slices that letters with these costs are divided into.
  private func slices(_ costs: [Duration]) -> [Duration] {
    var now = ContinuousClock.now
    var lengths: [Duration] = []
    var slice = Slice()
    var start = now
    for cost in costs {
      now += cost
      guard slice.isOver(at: now) else { continue }
      lengths.append(start.duration(to: now))
      slice = Slice()
      start = now
    }
    return lengths + [start.duration(to: now)]
  }

  @Test(
    "however many quick letters there are, other work never waits for more than a fifth above the slice",
    arguments: [1, 2, 5, 20, 60])
  func quick(tenthsOfMicroseconds: Int) {
    let cost = Duration.nanoseconds(100 * tenthsOfMicroseconds)
    let lengths = slices(Array(repeating: cost, count: 200_000))
    #expect(lengths.max()! <= Slice.length * 1.2)
    // And slices are not so short that waking the store again would cost much.
    #expect(Double(lengths.count) <= 200_000 * (cost / Slice.length) + 2)
  }

  @Test("a letter that takes longer than a slice ends it", arguments: [1, 3, 50])
  func slow(milliseconds: Int) {
    let cost = Duration.milliseconds(milliseconds)
    // The first look, after two letters, only notes the time.
    #expect(slices(Array(repeating: cost, count: 100)).max()! <= cost * 3)
  }

  @Test(
    "whatever the letters take, at most sixteen of them follow the end of a slice, and two precede it",
    arguments: Seeds.few)
  func mixed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let longest = Duration.microseconds(400)
    let costs = (0..<20_000).map { _ in
      random.once(in: 40) ? longest : .nanoseconds(random.number(50...2_000))
    }
    #expect(slices(costs).max()! <= Slice.length + longest * 18)
  }
}
