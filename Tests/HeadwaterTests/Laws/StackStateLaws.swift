import Headwater
import TestSupport
import Testing

@Suite("Laws of stacks of screens")
struct StackStateLaws {
  /// An array of screens with their ids, which a stack has to equal.
  private struct Model {
    var screens: [(id: Int, value: Int)] = []
    var next = 0

    mutating func push(_ value: Int) {
      screens.append((next, value))
      next += 1
    }

    mutating func remove(from position: Int) { screens.removeSubrange(position...) }

    func position(_ id: Int) -> Int? { screens.firstIndex { $0.id == id } }
  }

  @Test("a random program does the same to a stack and to an array", arguments: Seeds.many)
  func programs(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var stack = StackState<Int>()
    var model = Model()
    var earlier = [stack]
    for _ in 0..<60 {
      let value = generator.number(0...99)
      let id = generator.number(0...max(0, model.next))
      let stackID = StackElementID(integerLiteral: id)
      switch generator.number(1...9) {
      case 1, 2, 3:
        stack.push(value)
        model.push(value)
      case 4:
        stack.append(contentsOf: [value, value + 1])
        model.push(value)
        model.push(value + 1)
      case 5:
        stack.popLast()
        _ = model.screens.popLast()
      case 6:
        stack.pop(from: stackID)
        if let position = model.position(id) { model.remove(from: position) }
      case 7:
        stack.pop(to: stackID)
        if let position = model.position(id) { model.remove(from: position + 1) }
      case 8:
        stack[id: stackID]? += 1
        if let position = model.position(id) { model.screens[position].value += 1 }
      default:
        if value < 10 {
          stack.removeAll()
          model.screens = []
        } else if value < 30 {
          stack[id: stackID] = nil
          if let position = model.position(id) { model.remove(from: position) }
        } else {
          stack[id: stackID] = value
          if let position = model.position(id) { model.screens[position].value = value }
        }
      }
      earlier.append(stack)
      for former in earlier.suffix(8) {
        guard let stamp = former.changeStamp, let changes = stack.changes(since: stamp) else {
          continue
        }
        let named = Set(changes.map(\.id))
        for id in Set(stack.ids + former.ids) where stack[id: id] != former[id: id] {
          #expect(named.contains(id), "seed \(seed)")
        }
      }
      #expect(Array(stack) == model.screens.map(\.value), "seed \(seed)")
      #expect(stack.ids == model.screens.map { StackElementID(integerLiteral: $0.id) })
      #expect(stack.nextID == StackElementID(integerLiteral: model.next), "seed \(seed)")
      for id in 0..<model.next {
        let expected = model.position(id).map { model.screens[$0].value }
        #expect(stack[id: StackElementID(integerLiteral: id)] == expected, "seed \(seed)")
      }
    }
  }
}
