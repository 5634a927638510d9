import TestSupport
import Testing

@testable import HeadwaterTesting

@Suite("A line of those that wait for a moment")
struct WaitingLineTests {
  /// A value that counts its comparisons.
  private struct Counted: Comparable {
    final class Counter { var count = 0 }

    let value: Int
    let counter: Counter

    static func == (left: Counted, right: Counted) -> Bool {
      left.counter.count += 1
      return left.value == right.value
    }

    static func < (left: Counted, right: Counted) -> Bool {
      left.counter.count += 1
      return left.value < right.value
    }
  }

  @Test(
    "entries leave in sorted order, whatever was done before", arguments: Seeds.few)
  func sortedList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var line = WaitingLine<Int, UInt64>()
    var model: [(priority: Int, number: UInt64)] = []
    for number in 0..<UInt64(400) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let next = model.min { ($0.priority, $0.number) < ($1.priority, $1.number) }
        #expect(line.first?.priority == next?.priority)
        #expect(line.takeFirst() == next?.number)
        model.removeAll { $0.number == next?.number }
      case 1:
        let other = UInt64.random(in: 0...number, using: &random)
        let isThere = model.contains { $0.number == other }
        #expect(line.leave(number: other) == (isThere ? other : nil))
        model.removeAll { $0.number == other }
      default:
        // Few priorities, so that many values are equal.
        let priority = Int.random(in: 0..<8, using: &random)
        line.join(number, number: number, priority: priority)
        model.append((priority, number))
      }
    }
    let rest = model.sorted { ($0.priority, $0.number) < ($1.priority, $1.number) }
    var left: [UInt64] = []
    while let number = line.takeFirst() { left.append(number) }
    #expect(left == rest.map(\.number))
    #expect(line.isEmpty)
  }

  @Test(
    "the number of comparisons grows with the logarithm of the entries", arguments: [1_000, 16_000])
  func comparisons(count: Int) {
    let counter = Counted.Counter()
    var random = SeededGenerator(seed: UInt64(count))
    var line = WaitingLine<Counted, Int>()
    for number in 0..<count {
      line.join(
        number, number: UInt64(number),
        priority: Counted(value: Int.random(in: 0..<count, using: &random), counter: counter))
    }
    for number in stride(from: 0, to: count, by: 2) { _ = line.leave(number: UInt64(number)) }
    while line.takeFirst() != nil {}
    // Each value joins and leaves once. Each step through a heap of this depth compares two places, with at
    // most two comparisons each.
    let depth = count.bitWidth - count.leadingZeroBitCount
    #expect(counter.count <= 2 * count * depth * 4)
    #expect(counter.count > count)
  }
}
