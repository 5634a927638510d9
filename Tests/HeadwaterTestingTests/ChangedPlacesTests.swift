import Headwater
import Testing

@testable import HeadwaterTesting

@Suite("Places at which two values differ")
struct ChangedPlacesTests {
  struct State: Equatable {
    var count = 0
    var rows = [Row(id: 1), Row(id: 2)]
    var elements: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2)]
    var screen = Screen.loggedOut
    var draft: Row?
    var tags: Set<Int> = [1]
    var pair = (left: 1, right: 2)

    static func == (left: State, right: State) -> Bool { "\(left)" == "\(right)" }
  }

  struct Row: Equatable, Identifiable, Sendable {
    var id: Int
    var title = ""
  }

  enum Screen: Equatable {
    case loggedOut
    case loggedIn(name: String, age: Int)
    case row(Row)
  }

  private func paths(
    from old: State = State(), _ change: (inout State) -> Void
  ) -> [String] {
    var new = old
    change(&new)
    return changedPlaces(from: old, to: new).map(\.path)
  }

  @Test("differing fields, elements, optionals, cases and tuples are named")
  func places() {
    #expect(paths { $0.count = 1 } == ["count"])
    #expect(paths { $0.rows[1].title = "x" } == ["rows[1].title"])
    #expect(paths { $0.elements[id: 2]?.title = "x" } == ["elements[id: 2]?.title"])
    #expect(paths { $0.pair.right = 3 } == ["pair.right"])
    var old = State()
    old.draft = Row(id: 3)
    old.screen = .row(Row(id: 4))
    #expect(paths(from: old) { $0.draft?.title = "x" } == ["draft?.title"])
    #expect(paths(from: old) { $0.screen = .row(Row(id: 4, title: "x")) } == ["screen.row.title"])
    old.screen = .loggedIn(name: "a", age: 1)
    #expect(
      paths(from: old) { $0.screen = .loggedIn(name: "a", age: 2) } == ["screen.loggedIn.age"])
  }

  @Test("values of different structure are shown whole")
  func wholes() {
    #expect(paths { $0.rows.append(Row(id: 3)) } == ["rows"])
    #expect(paths { $0.draft = Row(id: 3) } == ["draft"])
    #expect(paths { $0.screen = .row(Row(id: 1)) } == ["screen"])
    #expect(paths { $0.tags = [2] } == ["tags"])
    #expect(changedPlaces(from: 1, to: 2).map(\.path) == [""])
    #expect(changedPlaces(from: 1, to: 1).isEmpty)
  }

  @Test("the number of places is limited")
  func limit() {
    #expect(changedPlaces(from: Array(0..<100), to: Array(100..<200)).count == 8)
  }

  @Test("a line names the first places, and says how many more there are")
  func more() {
    func line(_ count: Int) -> String {
      differsIn(
        changedPlaces(
          from: Array(0..<count), to: Array(count..<2 * count), limit: mostDifferences))
    }
    let first = (0..<8).map { "`[\($0)]`" }.joined(separator: ", ")
    #expect(line(8) == "\nDiffers in: \(first)")
    #expect(line(9) == "\nDiffers in: \(first), and 1 more")
    #expect(line(200) == "\nDiffers in: \(first), and at least 92 more")
  }
}
