import Foundation
import Testing

@testable import HeadwaterJournal

@Suite("The search for an entry that ends processes") struct FoldSearchTests {
  /// A process that opens a store of which others have left notes.
  ///
  /// - Returns: How many notes it has written, and the one that it leaves; nil if it does not end.
  private func open(
    _ count: Int, deadly: Int?, after others: [FoldAttempt]
  ) -> (notes: Int, left: FoldAttempt?) {
    var current = 1...count
    func left() -> FoldAttempt { FoldAttempt(process: UUID(), version: 1, numbers: current) }
    guard let first = others.map(\.numbers.lowerBound).max() else {
      return (1, deadly == nil ? nil : left())
    }
    let search = FoldSearch(others, in: current)
    var (notes, number) = (1, first - 1)
    while let part = search.nextPart(after: number) {
      current = part
      notes += 1
      if let deadly, part.contains(deadly) { return (notes, left()) }
      number = part.upperBound
    }
    #expect(number == count)
    return (notes, nil)
  }

  @Test(
    "it comes down to the entry, wherever it is, with few ends and few notes",
    arguments: [1, 2, 3, 64, 100, 127, 128, 1_000, 9_999, 100_000])
  func found(count: Int) {
    for deadly in Set([1, 2, count / 3, count / 2, count - 1, count]) where 1...count ~= deadly {
      var others: [FoldAttempt] = []
      while others.count(where: { $0.numbers == deadly...deadly }) < 3, others.count < 20 {
        let (notes, left) = open(count, deadly: deadly, after: others)
        #expect(notes <= 400)
        if let left { others.append(left) } else { Issue.record("It did not end.") }
      }
      #expect(others.count <= 7)
    }
  }

  @Test("one end among many entries costs few notes, and two ends in a row little more")
  func innocent() {
    let one = FoldAttempt(process: UUID(), version: 1, numbers: 1...10_000)
    #expect(open(10_000, deadly: nil, after: [one]).notes <= 70)
    let two = FoldAttempt(process: UUID(), version: 1, numbers: 157...312)
    #expect(open(10_000, deadly: nil, after: [one, two]).notes <= 150)
  }

  @Test("notes that no process writes are no harm")
  func damaged() {
    let notes = [Int.min...Int.max, 8...Int.max, 1...2].map {
      FoldAttempt(process: UUID(), version: 1, numbers: $0)
    }
    let search = FoldSearch(notes, in: 5...9)
    #expect(search.nextPart(after: 4) == 5...5)
    #expect(search.nextPart(after: 7) == 8...8)
    #expect(search.nextPart(after: 9) == nil)
    #expect(FoldSearch([notes[0]], in: 1...Int.max).nextPart(after: Int.max - 1) == .max...(.max))
  }
}
