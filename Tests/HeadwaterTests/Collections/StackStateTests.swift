import Foundation
import Headwater
import Testing

@Suite("Stacks of screens")
struct StackStateTests {
  @Test("an id is never given twice")
  func ids() {
    var stack: StackState = ["a", "b"]
    #expect(stack.ids == [0, 1])
    stack.popLast()
    #expect(stack.push("c") == 2)
    stack.removeAll()
    #expect(stack.push("d") == 3)
    #expect(stack[id: 3] == "d")
    #expect(stack[id: 0] == nil)
  }

  @Test("a screen is popped with those above it, or those above it alone")
  func pop() {
    var stack: StackState = ["a", "b", "c", "d"]
    stack.pop(from: 3)
    #expect(Array(stack) == ["a", "b", "c"])
    stack.pop(to: 1)
    #expect(Array(stack) == ["a", "b"])
    stack.pop(from: 9)
    stack.pop(to: 9)
    #expect(Array(stack) == ["a", "b"])
    stack[id: 0] = nil
    #expect(stack.isEmpty)
    #expect(stack.popLast() == nil)
  }

  @Test("a screen is changed in place, and one that is not there can't be set")
  func change() {
    var stack: StackState = [[1], [2]]
    stack[id: 1]?.append(3)
    stack[id: 5] = [9]
    stack[id: 5]?.append(9)
    #expect(Array(stack) == [[1], [2, 3]])
    func remove(_ element: inout [Int]?) { element = nil }
    remove(&stack[id: 0])
    #expect(stack.isEmpty)
  }

  private final class Owned {}

  private struct Screen {
    var owned = Owned()
    var values = [0]

    mutating func isOwnedOnce() -> Bool { isKnownUniquelyReferenced(&owned) }
  }

  @Test("a change copies nothing")
  func inPlace() {
    var stack = StackState([Screen(), Screen()])
    #expect(stack[id: 1]?.isOwnedOnce() == true)
    var hint = 0
    #expect(stack.modifyElement(1, near: &hint) { $0.isOwnedOnce() } == true)
  }

  @Test("stacks are equal if their screens, their ids and their next ids are")
  func equality() {
    var left: StackState = ["a"]
    var right: StackState = ["a"]
    #expect(left == right)
    left.push("b")
    left.popLast()
    #expect(left != right)
    right.push("b")
    right.popLast()
    #expect(left == right)
  }

  @Test("a stack is written with its ids, and read again")
  func coding() throws {
    var stack: StackState = ["a", "b", "c"]
    stack.popLast()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(stack)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"nextID":3,"screens":[{"id":0,"state":"a"},{"id":1,"state":"b"}]}"#)
    #expect(try JSONDecoder().decode(StackState<String>.self, from: data) == stack)
  }

  @Test(
    "a stack whose ids do not ascend, reach the next one, or are out of range, is refused",
    arguments: [
      (
        #"{"nextID":3,"screens":[{"id":1,"state":"a"},{"id":1,"state":"b"}]}"#,
        "The id 1 of a screen comes after 1. Ids of a stack ascend."
      ),
      (
        #"{"nextID":1,"screens":[{"id":1,"state":"a"}]}"#,
        "The next id of a stack is 1, and a screen has the id 1."
      ),
      (
        #"{"nextID":3,"screens":[{"id":-5,"state":"a"}]}"#,
        "A screen has the id -5. Ids of a stack count from 0."
      ),
      (
        #"{"nextID":-1,"screens":[]}"#,
        "The next id of a stack is -1. Ids of a stack count from 0, and not beyond \(Int.max / 2)."
      ),
      (
        "{\"nextID\":\(Int.max),\"screens\":[]}",
        """
        The next id of a stack is \(Int.max). Ids of a stack count from 0, and not beyond \
        \(Int.max / 2).
        """
      ),
    ])
  func refusal(text: String, problem: String) {
    #expect {
      try JSONDecoder().decode(StackState<String>.self, from: Data(text.utf8))
    } throws: { error in
      guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
      return context.debugDescription == problem
    }
  }
}
