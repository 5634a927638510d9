import Foundation
@testable import Headwater
import HeadwaterTesting
import TestSupport
import Testing

@Suite("Laws of a query's entries")
struct QueryEntriesLaws {
  private typealias Entry = QueryEntry<Shelves>

  /// The entries of a query, and an array that does the same in the plain way.
  private struct Pair {
    var entries = QueryEntries<Shelves>()
    var model = IdentifiedArray<Entry>()

    mutating func change(_ generator: inout SeededGenerator) {
      let key = generator.number(0...20)
      switch generator.number(0...6) {
      case 0...1:
        var entry = Entry(key)
        entry.generation = generator.number(0...5)
        entry.answer = generator.number(0...3) == 0 ? nil : [1]
        entries.put(entry)
        model.append(entry)
      case 2:
        entries.modify(key) { $0.generation += 1 }
        model[id: key]?.generation += 1
      case 3:
        let hasChanges = model[id: key]?.changes.isEmpty == false
        let changes = hasChanges ? [] : [NumberedChange(number: 1, change: Shelves.Change.add(1))]
        entries.modify(key) { ($0.changes, $0.changeCount) = (changes, 1) }
        if model[id: key] != nil {
          (model[id: key]!.changes, model[id: key]!.changeCount) = (changes, 1)
        }
      case 4:
        entries.moveToEnd(key)
        if let entry = model.remove(id: key) { model.append(entry) }
      case 5:
        entries.remove(key)
        model.remove(id: key)
      default:
        let watched = (0..<generator.number(0...3)).map { $0 * 5 }
        let limit = generator.number(2...8)
        entries.forgetOldest(limit: limit, watched: watched)
        entries.forgetOldest(limit: limit, watched: watched)
        let idle = model.filter { !watched.contains($0.id) && $0.changes.isEmpty }
        for entry in idle.dropLast(limit) { model.remove(id: entry.id) }
      }
    }
  }

  @Test("they are those of an array that does the same in the plain way", arguments: Seeds.few)
  func model(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var pair = Pair()
    for _ in 0..<400 {
      pair.change(&generator)
      #expect(pair.entries.keys == pair.model.ids)
      #expect(Array(pair.entries.all) == Array(pair.model))
      #expect(pair.entries.count == pair.model.count)
      for key in 0...20 { #expect(pair.entries[id: key] == pair.model[id: key]) }
      guard generator.number(0...3) == 0 else { continue }
      let tags: Set = [["odd", "even", "all", "none"].randomElement(using: &generator)!]
      let found = pair.model.filter { entry in
        entry.answer.map { !Shelves.tags(of: entry.id, $0).isDisjoint(with: tags) } ?? false
      }
      #expect(pair.entries.keys(with: tags) == found.ids)
    }
    let data = try JSONEncoder().encode(pair.entries)
    let plain = try JSONDecoder().decode([Entry].self, from: data)
    #expect(plain == Array(pair.model))
    let decoded = try JSONDecoder().decode(QueryEntries<Shelves>.self, from: data)
    #expect(decoded == pair.entries)
  }

  @Test(
    "the keys that changed since a stamp are known, or it is known that they are not",
    arguments: Seeds.few)
  func changedKeys(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var pair = Pair()
    var former = pair
    var knownCount = 0
    for _ in 0..<200 {
      for _ in 0..<generator.number(0...40) { pair.change(&generator) }
      if let known = pair.entries.keys(changedSince: former.entries.stamp) {
        knownCount += 1
        for key in 0...20 where !known.contains(key) {
          #expect(pair.entries[id: key] == former.entries[id: key])
        }
      }
      former = pair
    }
    #expect(knownCount > 20)
  }

  @Test(
    "a decoded count to which no program has counted is refused, and the place is named",
    arguments: [Int.max, Int.max / 2 + 1, -1, .min], ["generation", "changeCount"])
  func counts(count: Int, name: String) throws {
    var shop = Shop.State()
    shop.shelves[7] = .loaded([1])
    let text = String(decoding: try JSONEncoder().encode(shop), as: UTF8.self)
    let wrong = text.replacingOccurrences(of: "\"\(name)\":0", with: "\"\(name)\":\(count)")
    #expect(wrong != text)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Shop.State.self, from: Data(wrong.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["shelves", "entries"])
    #expect(
      context.debugDescription
        == "\(count) is the \(name) of the query's entry at the place 0. "
        + "It is a count, from 0 to 4611686018427387903."
    )
  }

  @Test("the largest decoded counts are counted on from")
  func largestCounts() throws {
    var shop = Shop.State()
    shop.shelves[7] = .loaded([1])
    var text = String(decoding: try JSONEncoder().encode(shop), as: UTF8.self)
    for name in ["generation", "changeCount"] {
      text = text.replacingOccurrences(of: "\"\(name)\":0", with: "\"\(name)\":\(Int.max / 2)")
    }
    var restored = try JSONDecoder().decode(Shop.State.self, from: Data(text.utf8))
    restored.shelves.refetch(7)
    restored.shelves.submit(.add(2), to: 7)
    #expect(restored.shelves[7] == .loaded([1, 2]))
  }

  @Test(
    "decoded changes have numbers of their own, up to the count of changes",
    arguments: [[1, 1], [2, 1], [0, 1], [1, 3], [-1, 2], [Int.max, Int.min]])
  func changeNumbers(numbers: [Int]) throws {
    var shop = Shop.State()
    shop.shelves[7] = .loaded([])
    for number in 1...2 { shop.shelves.submit(.add(number), to: 7) }
    let text = String(decoding: try JSONEncoder().encode(shop), as: UTF8.self)
    #expect(try JSONDecoder().decode(Shop.State.self, from: Data(text.utf8)) == shop)
    let wrong =
      text
      .replacingOccurrences(of: "\"number\":2", with: "\"number\":second")
      .replacingOccurrences(of: "\"number\":1", with: "\"number\":\(numbers[0])")
      .replacingOccurrences(of: "\"number\":second", with: "\"number\":\(numbers[1])")
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Shop.State.self, from: Data(wrong.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      context.debugDescription
        == "The changes of the query's entry at the place 0 have the numbers \(numbers). "
        + "Numbers of changes ascend from 1, up to the changeCount, which is 2.")
  }

  @Test("a decoded number of pages is refused as well", arguments: ["previousCount", "nextCount"])
  func pages(name: String) throws {
    let pages = Pages([1], previous: 1, next: 3)
    let text = String(decoding: try JSONEncoder().encode(pages), as: UTF8.self)
    let decoded = try JSONDecoder().decode(Pages<Int, Int>.self, from: Data(text.utf8))
    #expect(decoded == pages)
    for count in [Int.max, -1] {
      let wrong = text.replacingOccurrences(of: "\"\(name)\":0", with: "\"\(name)\":\(count)")
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Pages<Int, Int>.self, from: Data(wrong.utf8))
      }
      guard case .dataCorrupted(let context)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(
        context.debugDescription
          == "\(count) is the \(name) of pages. It is a count, from 0 to 4611686018427387903.")
    }
  }
}
