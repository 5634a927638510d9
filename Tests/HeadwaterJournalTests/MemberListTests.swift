import Foundation
import TestSupport
import Testing

@testable import HeadwaterJournal

@Suite struct MemberListTests {
  private final class Count {
    var comparisons = 0
  }

  @Test("a change of one of 1 000 members compares a few of them, and they stay in their order")
  func change() throws {
    let count = Count()
    var list = MemberList<Int> { one, other in
      count.comparisons += 1
      return one.uuidString < other.uuidString
    }
    let members = (0..<1_000).map { _ in UUID() }
    list.show(Dictionary(uniqueKeysWithValues: members.map { ($0, 0) }))
    let order = list.elements.map(\.member)
    count.comparisons = 0
    for member in members { list.show([member: 1]) }

    #expect(count.comparisons <= 1_000 * 11)
    #expect(list.elements.map(\.member) == order)
    #expect(list.elements.allSatisfy { $0.value == 1 })
  }

  @Test("whatever comes, changes and goes, the members are in the order of their bytes")
  func order() {
    for seed: UInt64 in 1...50 {
      var random = SeededGenerator(seed: seed)
      var list = MemberList<Int>()
      var model: [UUID: Int] = [:]
      let members = (0..<20).map { _ in UUID() }
      for step in 0..<40 {
        let chosen = Set((0..<random.number(1...4)).map { _ in random.element(of: members) })
        if random.once(in: 3) {
          list.remove(chosen)
          for member in chosen { model[member] = nil }
        } else {
          let values = Dictionary(uniqueKeysWithValues: chosen.map { ($0, step) })
          list.show(values)
          model.merge(values) { _, new in new }
        }
        let expected = model.sorted { $0.key.uuidString < $1.key.uuidString }
        #expect(list.elements.map(\.member) == expected.map(\.key), "seed \(seed)")
        #expect(list.elements.map(\.value) == expected.map(\.value), "seed \(seed)")
      }
    }
  }
}
