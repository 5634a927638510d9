import Foundation
import HeadwaterTesting
import TestSupport
import Testing

@testable import Board

@Suite("Board, taking back")
struct BoardUndoTests {
  private func makeStore(_ titles: String...) -> TestStore<Board.State, Board.Action> {
    let store = TestStore(initialState: .planned(titles), reducer: Board(clock: TestClock()))
    store.exhaustivity = .relaxed
    return store
  }

  @Test("people take back their own edits, the last one first, and nobody else's")
  func undo() {
    let store = makeStore("A", "B")
    store.send(.edited(.rename(.number(0), "Ida's"), by: "Ida"))
    store.send(.edited(.move(.number(0), Place(column: .doing)), by: "Ida"))
    store.send(.edited(.delete(.number(1)), by: "Bo"))
    #expect(store.state.lastStep(of: "Ida")?.title == "move “Ida's”")
    store.send(.undoTapped(by: "Ida"))
    #expect(store.state.titles(in: .planned) == ["Ida's"])
    store.send(.undoTapped(by: "Ida"))
    #expect(store.state.titles(in: .planned) == ["A"])
    #expect(store.state.lastStep(of: "Ida") == nil)
    store.send(.undoTapped(by: "Bo"))
    #expect(store.state.titles(in: .planned) == ["A", "B"])
  }

  @Test("what somebody else has changed since is not taken back, and an earlier edit is")
  func undoOfOthersWork() {
    let store = makeStore("A", "B")
    store.send(.edited(.rename(.number(1), "Ida's"), by: "Ida"))
    store.send(.edited(.rename(.number(0), "Ida's too"), by: "Ida"))
    store.send(.edited(.rename(.number(0), "Bo's"), by: "Bo"))
    store.send(.undoTapped(by: "Ida"))
    #expect(store.state.titles(in: .planned) == ["Bo's", "B"])
    // Now Bo's edit is taken back, and Ida's stands again.
    store.send(.undoTapped(by: "Bo"))
    #expect(store.state.lastStep(of: "Ida")?.title == "rename “Ida's too”")
  }

  @Test("an added card is taken back unless somebody has written on it")
  func undoOfAddition() {
    let store = makeStore()
    store.send(
      .edited(.add(Card(id: .number(7), title: "A", column: .ideas), before: nil), by: "Ida"))
    store.send(.edited(.move(.number(7), Place(column: .done)), by: "Bo"))
    #expect(store.state.lastStep(of: "Ida") != nil)
    store.send(.edited(.rename(.number(7), "B"), by: "Bo"))
    #expect(store.state.lastStep(of: "Ida") == nil)
  }

  @Test(
    "whoever takes back all of their edits, alone, has the board of before", arguments: Seeds.many)
  func undoOfEverything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = Board.State()
    for number in 0..<5 {
      state.cards.append(Card(id: .number(number), title: "\(number)", column: .ideas))
    }
    let former = Column.allCases.map { state.titles(in: $0) }
    for number in 0..<40 { state.edit(.random(number, using: &random), by: "Ida") }
    while state.lastStep(of: "Ida") != nil { state.undo(by: "Ida") }
    #expect(Column.allCases.map { state.titles(in: $0) } == former, "seed \(seed)")
    #expect(state.steps.isEmpty, "seed \(seed)")
  }
}
