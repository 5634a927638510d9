import Synchronization
import TestSupport
import Testing

@testable import HeadwaterWeb

@Suite("A ranking")
struct RankingTests {
  /// A value that counts how often it is compared.
  private struct Counted: Comparable, Sendable {
    static func == (left: Counted, right: Counted) -> Bool { left.value == right.value }

    static func < (left: Counted, right: Counted) -> Bool {
      left.comparisons.count.add(1, ordering: .relaxed)
      return left.value < right.value
    }

    final class Comparisons: Sendable {
      let count = Atomic(0)
    }

    let value: Int
    let comparisons: Comparisons
  }

  @Test("the lowest comes first, whatever was added and removed before", arguments: Seeds.few)
  func sorted(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var ranking = Ranking<Int>()
    var model: [Int] = []
    for _ in 0..<500 {
      #expect(ranking.first == model.min())
      if random.once(in: 3) {
        ranking.removeFirst()
        model.firstIndex(of: model.min() ?? 0).map { _ = model.remove(at: $0) }
      } else {
        let value = random.number(0...50)
        ranking.add(value)
        model.append(value)
      }
      #expect(ranking.count == model.count)
    }
  }

  @Test(
    "the number of comparisons grows with the logarithm of the count", arguments: [1_000, 16_000])
  func comparisons(count: Int) {
    let comparisons = Counted.Comparisons()
    var random = SeededGenerator(seed: UInt64(count))
    var ranking = Ranking<Counted>()
    for _ in 0..<count {
      ranking.add(Counted(value: random.number(0...count), comparisons: comparisons))
    }
    while ranking.first != nil { ranking.removeFirst() }
    let depth = count.bitWidth - count.leadingZeroBitCount
    #expect(comparisons.count.load(ordering: .relaxed) <= 3 * count * depth)
  }
}
