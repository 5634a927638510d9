import Foundation
import Headwater
import TestSupport
import Testing

@Suite("Laws of identified arrays")
struct IdentifiedArrayLaws {
  private struct Item: Identifiable, Equatable, Codable {
    let id: Int
    var value: Int
  }

  /// A plain array with searches, which an identified array has to equal.
  private struct Model {
    var items: [Item] = []

    mutating func put(_ item: Item, at index: Int) {
      if let position = items.firstIndex(where: { $0.id == item.id }) {
        items[position] = item
      } else {
        items.insert(item, at: index)
      }
    }
  }

  private func expectSame(
    _ array: IdentifiedArray<Item>, _ model: Model, _ seed: UInt64
  ) {
    #expect(Array(array) == model.items, "seed \(seed)")
    #expect(array.ids == model.items.map(\.id), "seed \(seed)")
    for id in 0..<12 {
      let position = model.items.firstIndex { $0.id == id }
      #expect(array.index(id: id) == position, "seed \(seed)")
      #expect(array[id: id] == position.map { model.items[$0] }, "seed \(seed)")
      #expect(array.contains(elementID: id) == (position != nil), "seed \(seed)")
    }
  }

  /// An element with an object that counts its owners.
  private struct Owner: Identifiable {
    final class Counted {}

    var id: Int
    var counted = Counted()
    var values = [0]
  }

  @Test("an element is modified, renamed and removed in place, wherever it lies", arguments: 0...3)
  func inPlace(position: Int) {
    var array = IdentifiedArray((0...3).map { Owner(id: $0) })
    weak let weakCounted = array[position].counted
    array[id: position]?.values.append(1)
    #expect(array[position].values == [0, 1])
    let copy = array
    array[id: position]?.values.append(2)
    #expect(copy[position].values == [0, 1] && array[position].values == [0, 1, 2])
    array[id: position]?.id = 10
    #expect(array.ids == (0...3).map { $0 == position ? 10 : $0 })
    #expect(array.index(id: 10) == position && array.index(id: position) == nil)
    func remove(_ element: inout Owner?) { element = nil }
    remove(&array[id: 10])
    #expect(array.ids == (0...3).filter { $0 != position })
    #expect(array.ids.map { array.index(id: $0) } == [0, 1, 2])
    #expect(copy.ids == [0, 1, 2, 3] && weakCounted != nil)
    for id in 0...3 { remove(&array[id: id]) }
    #expect(array.isEmpty)
    remove(&array[id: 0])
    func insert(_ element: inout Owner?) { element = Owner(id: 5) }
    insert(&array[id: 5])
    #expect(array.ids == [5])
  }

  @Test("an element that is removed by a modification is let go once")
  func removedInPlace() {
    var array = IdentifiedArray((0...3).map { Owner(id: $0) })
    weak let weakCounted = array[1].counted
    func remove(_ element: inout Owner?) { element = nil }
    remove(&array[id: 1])
    #expect(weakCounted == nil)
    #expect(array.map(\.values) == [[0], [0], [0]])
  }

  @Test("random changes give what they give to a plain array", arguments: Seeds.few)
  func changes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var array: IdentifiedArray<Item> = []
    var model = Model()
    for step in 1...60 {
      let item = Item(id: generator.number(0...11), value: step)
      let count = model.items.count
      switch generator.number(0...9) {
      case 0, 1:
        array.append(item)
        model.put(item, at: count)
      case 2:
        let index = generator.number(0...count)
        array.insert(item, at: index)
        model.put(item, at: index)
      case 3:
        array.remove(id: item.id)
        model.items.removeAll { $0.id == item.id }
      case 4:
        guard count > 0 else { continue }
        let index = generator.number(0...count - 1)
        #expect(array.remove(at: index) == model.items.remove(at: index), "seed \(seed)")
      case 5:
        let value = generator.once(in: 3) ? nil : item
        array[id: item.id] = value
        if let value {
          model.put(value, at: count)
        } else {
          model.items.removeAll { $0.id == item.id }
        }
      case 6:
        let source = (0..<count).filter { _ in generator.once(in: 3) }.shuffled(using: &generator)
        let destination = generator.number(0...count)
        array.move(fromOffsets: source, toOffset: destination)
        let moved = source.sorted().map { model.items[$0] }
        let rest = { (range: Range<Int>) in
          range.filter { !source.contains($0) }.map { model.items[$0] }
        }
        model.items = rest(0..<destination) + moved + rest(destination..<count)
      case 7:
        array.sort { $0.value > $1.value }
        model.items.sort { $0.value > $1.value }
      case 8:
        let isRemoved = generator.once(in: 3)
        change(&array[id: item.id], removing: isRemoved)
        guard let position = model.items.firstIndex(where: { $0.id == item.id }) else { break }
        model.items[position].value += 100
        if isRemoved { model.items.remove(at: position) }
      default:
        var hint = generator.number(0...12)
        let changed: Void? = array.modifyElement(item.id, near: &hint) { $0.value = -step }
        let position = model.items.firstIndex { $0.id == item.id }
        #expect((changed != nil) == (position != nil), "seed \(seed)")
        if let position { model.items[position].value = -step }
      }
      expectSame(array, model, seed)
    }
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Item].self, from: data) == model.items, "seed \(seed)")
    let decoded = try JSONDecoder().decode(IdentifiedArray<Item>.self, from: data)
    expectSame(decoded, model, seed)
    #expect(decoded == array, "seed \(seed)")
  }

  private func change(_ item: inout Item?, removing isRemoved: Bool) {
    item?.value += 100
    if isRemoved { item = nil }
  }

  private struct Interruption: Error {}

  @Test("elements are found by their ids after a sort that was interrupted", arguments: Seeds.few)
  func interruptedSort(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var array = IdentifiedArray((0..<12).map { Item(id: $0, value: 0) }.shuffled(using: &generator))
    var comparisons = 0
    try? array.sort { left, right in
      comparisons += 1
      if comparisons == 9 { throw Interruption() }
      return left.id < right.id
    }
    expectSame(array, Model(items: Array(array)), seed)
  }

  @Test("elements are found by their ids after a removal that was interrupted", arguments: [3, 9])
  func interruptedRemoval(limit: Int) {
    var array = IdentifiedArray((0..<12).map { Item(id: $0, value: 0) })
    try? array.removeAll { item in
      if item.id == limit { throw Interruption() }
      return item.id.isMultiple(of: 2)
    }
    expectSame(array, Model(items: Array(array)), 0)
  }

  @Test("of several elements under one id the last counts, at the first's place")
  func duplicates() {
    let array = IdentifiedArray([
      Item(id: 1, value: 1), Item(id: 2, value: 2), Item(id: 1, value: 3),
    ])
    #expect(Array(array) == [Item(id: 1, value: 3), Item(id: 2, value: 2)])
  }
}
