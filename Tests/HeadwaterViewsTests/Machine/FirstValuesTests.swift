import Testing

@testable import HeadwaterPortableViews

@Suite struct FirstValuesTests {
  private final class Count {
    var comparisons = 0
  }

  private struct Key: Hashable {
    let number: Int
    let count: Count

    static func == (left: Key, right: Key) -> Bool {
      left.count.comparisons += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(number)
    }
  }

  @Test("the first value of a key stays, and the keys keep their order")
  func first() {
    var values = FirstValues<Int, String>()
    values.add("a", for: 7)
    values.add("b", for: 3)
    values.add("c", for: 7)
    #expect(values.entries.map(\.key) == [7, 3])
    #expect(values.entries.map(\.value) == ["a", "b"])
  }

  @Test("n keys are compared about n times")
  func cost() {
    let count = Count()
    var values = FirstValues<Key, Int>()
    for number in 0..<10_000 { values.add(number, for: Key(number: number, count: count)) }
    #expect(values.entries.count == 10_000)
    #expect(count.comparisons <= 40_000)
  }
}
