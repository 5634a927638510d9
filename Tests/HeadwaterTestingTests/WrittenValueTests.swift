import Foundation
import Headwater
import Testing

@testable import HeadwaterTesting

/// Values as written in Swift, and the lines made from them.
@Suite("Values in Swift")
struct WrittenValueTests {
  struct Row: Equatable, Identifiable, Sendable {
    var id: Int
    var title = ""
  }

  enum Box<Value> {
    struct Row {}
  }

  enum Screen: Equatable {
    case home
    case row(Row)
    case person(name: String, age: Int)
    case pair(Int, Int)
  }

  final class Node {
    var name = "a"
    var next: Node?
  }

  @propertyWrapper struct Clamped: Equatable {
    var wrappedValue: Int
  }

  struct State: Equatable {
    var count = 0
    var draft: Row?
    var rows: [Row] = []
    var elements: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
    var screen = Screen.home
    var tags: Set<String> = []
    var names: [Int: String] = [:]
    @Clamped var level = 1
  }

  private func code(_ value: Any) -> String { WrittenValue(value, for: .code).line }

  @Test("numbers, texts and what Swift has a literal for")
  func literals() {
    #expect(code(1) == "1")
    #expect(code(UInt8(2)) == "2")
    #expect(code(1.5) == "1.5")
    #expect(code(Double.nan) == ".nan")
    #expect(code(-Float.infinity) == "-.infinity")
    #expect(code("a \"b\"\n") == #""a \"b\"\n""#)
    #expect(code(true) == "true")
    #expect(code(Int?.none as Any) == "nil")
    #expect(code(Int?.some(1) as Any) == "1")
    #expect(code([1, 2]) == "[1, 2]")
    #expect(code(Set([3, 1, 2])) == "[1, 2, 3]")
    #expect(code([2: "b", 1: "a"]) == #"[1: "a", 2: "b"]"#)
    #expect(code([Int: Int]()) == "[:]")
    #expect(code((1, name: "a")) == #"(1, name: "a")"#)
    #expect(code(Duration.milliseconds(1_100)) == ".milliseconds(1100)")
    #expect(code(Duration.seconds(-3)) == ".seconds(-3)")
    #expect(
      code(Duration(secondsComponent: .max, attosecondsComponent: 500_000_000_000_000_000))
        == "Duration(secondsComponent: 9223372036854775807, attosecondsComponent: 500000000000000000)"
    )
    #expect(
      code(Date(timeIntervalSinceReferenceDate: 0.1))
        == "Date(timeIntervalSinceReferenceDate: 0.1)")
    #expect(code(Decimal(3)) == "3")
    #expect(code(Decimal(string: "3.133")!) == #"Decimal(string: "3.133")!"#)
    #expect(code(URL(string: "https://a.b")! as Any) == #"URL(string: "https://a.b")!"#)
  }

  @Test("an optional in an optional, and a case that has the name of one of its cases")
  func optionals() {
    enum Choice { case none, some(Int), other }
    #expect(code(Int??.some(.none) as Any) == ".some(nil)")
    #expect(code(Int???.some(.some(.none)) as Any) == ".some(.some(nil))")
    #expect(code(Int??.some(.some(1)) as Any) == "1")
    #expect(code(Choice?.some(.none) as Any) == ".some(.none)")
    #expect(code(Choice?.some(.some(1)) as Any) == ".some(.some(1))")
    #expect(code(Choice?.some(.other) as Any) == ".other")
  }

  @Test("structs, cases and collections of them")
  func composed() {
    #expect(code(Row(id: 1, title: "a")) == #"WrittenValueTests.Row(id: 1, title: "a")"#)
    #expect(code(Screen.home) == ".home")
    #expect(code(Screen.row(Row(id: 1))) == #".row(WrittenValueTests.Row(id: 1, title: ""))"#)
    #expect(code(Screen.person(name: "a", age: 2)) == #".person(name: "a", age: 2)"#)
    #expect(code(Screen.pair(1, 2)) == ".pair(1, 2)")
    #expect(
      code(IdentifiedArray([Row(id: 1)])) == #"[WrittenValueTests.Row(id: 1, title: "")]"#)
  }

  @Test("a value that code cannot express is a placeholder in code, and is described in a text")
  func placeholders() {
    let node = Node()
    node.next = node
    #expect(code(node) == "<#WrittenValueTests.Node#>")
    #expect(
      WrittenValue(node).line
        == #"WrittenValueTests.Node(name: "a", next: WrittenValueTests.Node(…))"#)
    #expect(code(Clamped(wrappedValue: 1)) == "WrittenValueTests.Clamped(wrappedValue: 1)")
    node.next = nil
  }

  @Test("types are named without their modules")
  func typeNames() {
    struct Local {}
    #expect(writtenName(of: Int.self) == "Int")
    #expect(writtenName(of: [Row].self) == "Array<WrittenValueTests.Row>")
    #expect(writtenName(of: [String: [Int]].self) == "Dictionary<String, Array<Int>>")
    #expect(writtenName(of: Local.self) == "WrittenValueTests.Local")
    #expect(writtenName(of: Hidden.Inner.self) == "Hidden.Inner")
    #expect(writtenName(of: Box<Int>.Row.self) == "WrittenValueTests.Box<Int>.Row")
    #expect(
      writtenName(of: Box<Box<Row>.Row>.Row.self)
        == "WrittenValueTests.Box<WrittenValueTests.Box<WrittenValueTests.Row>.Row>.Row")
  }

  private func changes(
    from old: State = State(), _ change: (inout State) -> Void
  ) -> [String] {
    var new = old
    change(&new)
    return PasteLines.changes(from: old, to: new)
  }

  @Test("the lines that turn one state into another")
  func changeLines() {
    #expect(changes { $0.count = 1 } == ["$0.count = 1"])
    #expect(
      changes { $0.draft = Row(id: 1) }
        == [#"$0.draft = WrittenValueTests.Row(id: 1, title: "")"#])
    #expect(
      changes { $0.elements[id: 2]?.title = "x" } == [#"$0.elements[id: 2]?.title = "x""#])
    #expect(
      changes { $0.rows.append(Row(id: 1)) }
        == [#"$0.rows = [WrittenValueTests.Row(id: 1, title: "")]"#])
    #expect(changes { $0.tags = ["b", "a"] } == [#"$0.tags = ["a", "b"]"#])
    #expect(changes { $0.names[1] = "a" } == [#"$0.names = [1: "a"]"#])
    #expect(changes { $0.level = 2 } == ["$0.level = 2"])
    #expect(PasteLines.changes(from: 1, to: 2) == ["$0 = 2"])

    var old = State()
    old.draft = Row(id: 1)
    old.rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
    old.screen = .row(Row(id: 4))
    old.names = [1: "a", 2: "b"]
    old.tags = ["a", "b"]
    #expect(
      changes(from: old) { state in
        state.names[1] = nil
        state.names[2] = "c"
      } == ["$0.names[1] = nil", #"$0.names[2] = "c""#])
    #expect(
      changes(from: old) { $0.tags = ["b", "c"] }
        == [#"$0.tags.insert("c")"#, #"$0.tags.remove("a")"#])
    #expect(changes(from: old) { $0.draft?.title = "x" } == [#"$0.draft?.title = "x""#])
    #expect(changes(from: old) { $0.draft = nil } == ["$0.draft = nil"])
    #expect(changes(from: old) { $0.rows.remove(at: 1) } == ["$0.rows.remove(at: 1)"])
    #expect(changes(from: old) { $0.rows = [] } == ["$0.rows = []"])
    #expect(
      changes(from: old) { $0.rows.append(Row(id: 4)) }
        == [#"$0.rows.append(WrittenValueTests.Row(id: 4, title: ""))"#])
    #expect(
      changes(from: old) { $0.screen = .row(Row(id: 5, title: "x")) }
        == [#"$0.screen = .row(WrittenValueTests.Row(id: 5, title: "x"))"#])
  }

  @Test("many changes are told by their fields, and long values by placeholders")
  func many() {
    var old = State()
    old.rows = (0..<20).map { Row(id: $0) }
    #expect(
      changes(from: old) { state in
        for index in 0..<10 { state.rows[index].title = "x" }
        state.count = 1
      } == ["$0.count = 1", "$0.rows = <#Array<WrittenValueTests.Row>#>"])
  }

  @Test("an action is received by its case where there are case paths, else by its value")
  func receiving() {
    enum Plain { case loaded(Int) }
    struct Form {}
    #expect(PasteLines.receive(1) == "store.receive(1)")
    #expect(PasteLines.receive(ActionTextsTests.Feature.Action.close) == #"store.receive(\.close)"#)
    enum Compared: Equatable { case loaded(Int) }
    #expect(PasteLines.receive(Compared.loaded(1)) == "store.receive(.loaded(1))")
    #expect(
      PasteLines.receive(
        ActionTextsTests.Feature.Action.child(
          .loaded(String(repeating: "long ", count: 20), count: 1)))
        == #"store.receive(\.child)"#)
    #expect(
      PasteLines.receive(Plain.loaded(1))
        == "store.receive(where: { if case .loaded = $0 { true } else { false } })")
    #expect(PasteLines.receive(Form()) == "store.receive(where: <#condition#>)")
  }

  @Test("a long value has a line for each of its parts")
  func layout() {
    let text = WrittenValue(Screen.person(name: "somebody", age: 2)).text(width: 20)
    #expect(
      text == """
        .person(
          name: "somebody",
          age: 2
        )
        """)
  }
}

private enum Hidden {
  struct Inner {}
}
