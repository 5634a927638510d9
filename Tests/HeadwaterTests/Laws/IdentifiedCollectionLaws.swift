import Foundation
import Headwater
import TestSupport
import Testing

/// The collection functions of an identified array: ranges, order, sets.
@Suite("Laws of identified arrays as collections")
struct IdentifiedCollectionLaws {
  private struct Item: Identifiable, Hashable, Codable, Comparable {
    var id: Int
    var value: Int

    static func < (left: Item, right: Item) -> Bool {
      (left.value, left.id) < (right.value, right.id)
    }
  }

  /// A plain array with searches and simple implementations.
  private struct Model {
    var items: [Item] = []

    func index(_ id: Int) -> Int? { items.firstIndex { $0.id == id } }

    /// Sets an element by position, and removes another one with the same id.
    mutating func set(_ item: Item, at position: Int) {
      items[position] = item
      if let other = items.indices.first(where: { $0 != position && items[$0].id == item.id }) {
        items.remove(at: other)
      }
    }

    mutating func replace(_ range: Range<Int>, with new: [Item]) {
      items.removeSubrange(range)
      var end = range.lowerBound
      for item in new {
        if let position = index(item.id) {
          items[position] = item
        } else {
          items.insert(item, at: end)
          end += 1
        }
      }
    }

    mutating func append(_ new: [Item]) {
      for item in new { replace(items.count..<items.count, with: [item]) }
    }
  }

  private func items(_ generator: inout SeededGenerator) -> [Item] {
    (0..<generator.number(0...6)).map { _ in
      Item(id: generator.number(0...11), value: generator.number(0...5))
    }
  }

  private func expectSame(_ array: IdentifiedArray<Item>, _ model: Model, _ seed: UInt64) {
    #expect(Array(array) == model.items, "seed \(seed)")
    for id in 0..<12 {
      #expect(array.index(id: id) == model.index(id), "seed \(seed)")
      #expect(array[id: id] == model.index(id).map { model.items[$0] }, "seed \(seed)")
    }
  }

  @Test(
    "random changes give what they give to a plain array, and another stamp", arguments: Seeds.many)
  func changes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var array: IdentifiedArray<Item> = []
    var model = Model()
    var earlier = [array]
    for _ in 1...40 {
      let (former, stamp) = (array, array.changeStamp)
      change(&array, &model, &generator, seed)
      expectSame(array, model, seed)
      if array != former { #expect(array.changeStamp != stamp, "seed \(seed)") }
      earlier.append(array)
      for former in earlier.suffix(8) { expectChanges(array, since: former, seed) }
    }
  }

  /// Checks that the reported changes name each element that differs from that of the former array, and tell whether
  /// the order may be another.
  private func expectChanges(
    _ array: IdentifiedArray<Item>, since former: IdentifiedArray<Item>, _ seed: UInt64
  ) {
    guard let stamp = former.changeStamp, let changes = array.changes(since: stamp) else { return }
    let named = Set(changes.map(\.id))
    for id in 0..<12 where former[id: id] != array[id: id] {
      #expect(named.contains(id), "seed \(seed)")
    }
    let keepsOrder = changes.allSatisfy { if case .changed = $0 { true } else { false } }
    if keepsOrder { #expect(array.ids == former.ids, "seed \(seed)") }
  }

  @Test("an array remembers its last 64 changes, and one of few elements as many as it has")
  func length() throws {
    for (count, kept) in [(1_000, 64), (20, 20), (2, 8)] {
      var array = IdentifiedArray((0..<count).map { Item(id: $0, value: 0) })
      for round in 0..<200 {
        let stamp = try #require(array.changeStamp)
        for number in 0..<kept { array[id: (round + number) % count]?.value += 1 }
        let changes = try #require(array.changes(since: stamp))
        #expect(changes.map(\.id).sorted() == Set((0..<kept).map { (round + $0) % count }).sorted())
      }
      let stamp = try #require(array.changeStamp)
      for number in 0..<1_000 { array[number % count].value += 1 }
      #expect(array.changes(since: stamp) == nil)
    }
  }

  private func change(
    _ array: inout IdentifiedArray<Item>, _ model: inout Model, _ generator: inout SeededGenerator,
    _ seed: UInt64
  ) {
    let count = model.items.count
    let new = items(&generator)
    let lower = generator.number(0...count)
    let range = lower..<generator.number(lower...count)
    let some = (0..<count).filter { _ in generator.once(in: 3) }
    switch generator.number(0...15) {
    case 0:
      array.replaceSubrange(range, with: new)
      model.replace(range, with: new)
    case 1:
      array.insert(contentsOf: new, at: lower)
      model.replace(lower..<lower, with: new)
    case 2:
      array += new
      model.append(new)
    case 3:
      array.removeSubrange(range)
      model.items.removeSubrange(range)
    case 4:
      array.remove(atOffsets: IndexSet(some))
      for position in some.reversed() { model.items.remove(at: position) }
    case 5:
      let destination = generator.number(0...count)
      array.move(fromOffsets: IndexSet(some), toOffset: destination)
      let plain = model.items
      let rest = { (range: Range<Int>) in
        range.filter { !some.contains($0) }.map { plain[$0] }
      }
      model.items = rest(0..<destination) + some.map { plain[$0] } + rest(destination..<count)
    case 6:
      guard let position = (0..<count).randomElement(using: &generator) else { return }
      let item = Item(id: generator.number(0...11), value: 9)
      array[position] = item
      model.set(item, at: position)
    case 7:
      guard let position = (0..<count).randomElement(using: &generator) else { return }
      array[position].value += 1
      model.items[position].value += 1
    case 8:
      guard let position = (0..<count).randomElement(using: &generator) else { return }
      let other = generator.number(0...count - 1)
      array.swapAt(position, other)
      model.items.swapAt(position, other)
    case 9:
      #expect(array.popFirst() == (count == 0 ? nil : model.items.removeFirst()), "seed \(seed)")
    case 10:
      #expect(array.popLast() == model.items.popLast(), "seed \(seed)")
    case 11:
      let number = generator.number(0...3)
      if generator.once(in: 2) {
        array.removeFirst(number)
        model.items.removeFirst(min(number, count))
      } else {
        array.removeLast(number)
        model.items.removeLast(min(number, count))
      }
    case 12:
      array.reverse()
      model.items.reverse()
    case 13:
      var same = generator
      array.shuffle(using: &generator)
      model.items.shuffle(using: &same)
    case 14:
      array.sort()
      model.items.sort()
    default:
      guard generator.once(in: 4) else { return }
      array.removeAll(keepingCapacity: generator.once(in: 2))
      model.items.removeAll()
    }
  }

  @Test("what is filtered or sorted is what a plain array gives", arguments: Seeds.few)
  func derived(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let array = IdentifiedArray(items(&generator) + items(&generator))
    let plain = Array(array)
    let isIncluded = { (item: Item) in item.value.isMultiple(of: 2) }
    let filtered: IdentifiedArray = array.filter(isIncluded)
    expectSame(filtered, Model(items: plain.filter(isIncluded)), seed)
    let sorted: IdentifiedArray = array.sorted()
    expectSame(sorted, Model(items: plain.sorted()), seed)
    let descending: IdentifiedArray = array.sorted(by: >)
    expectSame(descending, Model(items: plain.sorted(by: >)), seed)
  }

  @Test("the algebra of sets is that of the ids", arguments: Seeds.many)
  func sets(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let left = IdentifiedArray(items(&generator) + items(&generator))
    let other = items(&generator)
    let (ids, otherIDs) = (Set(left.ids), Set(other.map(\.id)))
    let plain = Array(left)
    var added: [Item] = []
    for item in other where !ids.contains(item.id) && !added.contains(where: { $0.id == item.id }) {
      added.append(item)
    }
    let common = plain.filter { otherIDs.contains($0.id) }
    let own = plain.filter { !otherIDs.contains($0.id) }

    func expect(
      _ made: IdentifiedArray<Item>, _ change: (inout IdentifiedArray<Item>) -> Void,
      _ items: [Item]
    ) {
      expectSame(made, Model(items: items), seed)
      var changed = left
      change(&changed)
      expectSame(changed, Model(items: items), seed)
    }
    expect(left.union(other), { $0.formUnion(other) }, plain + added)
    expect(left.intersection(other), { $0.formIntersection(other) }, common)
    expect(left.subtracting(other), { $0.subtract(other) }, own)
    expect(left.subtracting(other), { $0.remove(ids: otherIDs) }, own)
    let right = IdentifiedArray(other)
    let others = right.filter { !ids.contains($0.id) }
    expect(
      left.symmetricDifference(other), { $0.formSymmetricDifference(other) }, own + Array(others))
    #expect(left.isSubset(of: other) == ids.isSubset(of: otherIDs), "seed \(seed)")
    #expect(left.isSuperset(of: other) == ids.isSuperset(of: otherIDs), "seed \(seed)")
    #expect(left.isDisjoint(with: other) == ids.isDisjoint(with: otherIDs), "seed \(seed)")
  }

  @Test(
    "data in which ids are doubled are refused, with the ids and their places", arguments: Seeds.few
  )
  func decoding(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let items = items(&generator) + items(&generator)
    let data = try JSONEncoder().encode(items)
    let places = Dictionary(grouping: items.indices) { items[$0].id }.filter { $0.value.count > 1 }
    guard !places.isEmpty else {
      let decoded = try JSONDecoder().decode(IdentifiedArray<Item>.self, from: data)
      return expectSame(decoded, Model(items: items), seed)
    }
    let error = #expect(throws: DecodingError.self, "seed \(seed)") {
      try JSONDecoder().decode(IdentifiedArray<Item>.self, from: data)
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("seed \(seed): \(String(describing: error))")
      return
    }
    for (id, places) in places {
      let name = "\(id) at the places \(places.map(String.init).joined(separator: ", "))"
      #expect(context.debugDescription.contains(name), "seed \(seed)")
    }
  }

  @Test("of many doubled ids ten are named, where they lie")
  func manyDoubled() throws {
    struct Page: Decodable { let rows: IdentifiedArray<Item> }
    let items = (0..<24).map { Item(id: $0 % 12, value: 0) }
    let data = try JSONEncoder().encode(["rows": items])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Page.self, from: data)
    }
    guard case .dataCorrupted(let context)? = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["rows"])
    let text = context.debugDescription
    #expect(
      text.hasPrefix("Elements of an identified array have the same id: 0 at the places 0, 12; "))
    #expect(text.contains("9 at the places 9, 21, and 2 more. Give each an id of its own"))
  }
}
