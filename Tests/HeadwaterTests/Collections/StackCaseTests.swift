import Headwater
import Testing

/// A screen, with the list that it shows.
private enum StackCasePage: Equatable, CasePathable {
  case list([Int])
  case text(String)

  struct Cases {
    var list: ListCase.Type { ListCase.self }
    var text: TextCase.Type { TextCase.self }
  }

  static var cases: Cases { Cases() }

  enum ListCase: CasePath {
    static func embed(_ value: [Int]) -> StackCasePage { .list(value) }
    static func extract(_ root: StackCasePage) -> [Int]? {
      if case .list(let value) = root { value } else { nil }
    }
  }

  enum TextCase: CasePath {
    static func embed(_ value: String) -> StackCasePage { .text(value) }
    static func extract(_ root: StackCasePage) -> String? {
      if case .text(let value) = root { value } else { nil }
    }
  }
}

@Suite("Screens of a stack by their cases")
struct StackCaseTests {
  private var stack: StackState<StackCasePage> = [.list([1]), .text("a"), .list([2])]

  @Test("what a case has is read, and is nil for another screen")
  func read() {
    #expect(stack[id: 0, case: \.list] == [1])
    #expect(stack[id: 0, case: \.text] == nil)
    #expect(stack[id: 9, case: \.text] == nil)
  }

  @Test("it is changed, and the screen stays the same one")
  mutating func change() {
    stack[id: 1, case: \.text]?.append("b")
    stack[id: 2, case: \.list] = [3]
    #expect(Array(stack) == [.list([1]), .text("ab"), .list([3])])
    #expect(stack.ids == [0, 1, 2])
  }

  @Test("a change of a screen of another case, or of none, changes nothing")
  mutating func otherCase() {
    let before = stack
    stack[id: 1, case: \.list]?.append(9)
    stack[id: 1, case: \.list] = [9]
    stack[id: 1, case: \.list] = nil
    stack[id: 9, case: \.list] = [9]
    #expect(stack == before)
  }

  @Test("setting nil pops the screen, with those above it")
  mutating func pop() {
    stack[id: 1, case: \.text] = nil
    #expect(Array(stack) == [.list([1])])
  }

  @Test("a list in it is not copied by a change")
  mutating func inPlace() {
    stack[id: 0, case: \.list]?.reserveCapacity(100)
    let address = stack[id: 0, case: \.list]?.withUnsafeBufferPointer(\.baseAddress)
    stack[id: 0, case: \.list]?.append(2)
    #expect(stack[id: 0, case: \.list]?.withUnsafeBufferPointer(\.baseAddress) == address)
  }

  @Test("a case of a single value is changed likewise")
  func modify() {
    var page: StackCasePage? = .list([1])
    let count = page?.modify(\.list) { list in
      list.append(2)
      return list.count
    }
    #expect(count == 2)
    #expect(page == .list([1, 2]))
    page?.modify(\.text) { $0 = "b" }
    #expect(page == .list([1, 2]))
  }
}
