import Foundation
import HeadwaterTesting
import TestSupport
import Testing

@testable import Board

@Suite("Board, the reducer")
struct BoardTests {
  let clock = TestClock()
  let start = Date(timeIntervalSinceReferenceDate: 1_000)

  private var feature: Board {
    Board(clock: clock) { [clock, start] in start + clock.now.offset / .seconds(1) }
  }

  private func makeStore(_ titles: String...) -> TestStore<Board.State, Board.Action> {
    let store = TestStore(initialState: .planned(titles), reducer: feature)
    store.exhaustivity = .relaxed
    return store
  }

  @Test("a card goes before another one, or to the end if that one is elsewhere")
  func moving() {
    let store = makeStore("A", "B", "C")
    store.send(.edited(.move(.number(2), Place(column: .planned, before: .number(0))), by: "Ida"))
    #expect(store.state.titles(in: .planned) == ["C", "A", "B"])
    store.send(.edited(.move(.number(0), Place(column: .doing)), by: "Ida"))
    store.send(.edited(.move(.number(1), Place(column: .planned, before: .number(0))), by: "Bo"))
    #expect(store.state.titles(in: .planned) == ["C", "B"])
    #expect(store.state.titles(in: .doing) == ["A"])
  }

  @Test("a title has no spaces around it, is not too long, and is never empty")
  func titles() {
    let store = makeStore("A")
    store.send(.edited(.rename(.number(0), "  B \n"), by: "Ida")) { $0.cards[0].title = "B" }
    store.send(.edited(.rename(.number(0), " \n"), by: "Ida"))
    #expect(store.state.cards[0].title == "B")
    store.send(.edited(.rename(.number(0), String(repeating: "x", count: 500)), by: "Ida"))
    #expect(store.state.cards[0].title.count == Card.longestTitle)
    let marks = "ab" + String(repeating: "\u{301}", count: 20_000)
    store.send(.edited(.rename(.number(0), marks), by: "Ida")) { $0.cards[0].title = "a" }
    store.send(.edited(.name(marks), by: "Ida")) { $0.name = "a" }
    store.send(
      .edited(.add(Card(id: .number(1), title: " ", column: .ideas), before: nil), by: "Ida"))
    #expect(store.state.cards.count == 1)
  }

  @Test("a due date comes once, unless the card is done or has another date before")
  func dueDates() {
    let store = makeStore("A", "B", "C")
    for number in 0...2 {
      store.send(.edited(.schedule(.number(number), start + 60), by: "Ida"))
    }
    store.send(.edited(.move(.number(1), Place(column: .done)), by: "Ida"))
    store.send(.edited(.schedule(.number(2), start + 90), by: "Ida"))
    clock.advance(by: .seconds(60))
    store.receive(.cameDue(.number(0), start + 60)) { $0.cards[id: .number(0)]?.isDue = true }
    clock.advance(by: .seconds(30))
    store.receive(.cameDue(.number(2), start + 90)) { $0.cards[id: .number(2)]?.isDue = true }
    // It is late when it is taken up again.
    store.send(.edited(.move(.number(1), Place(column: .doing)), by: "Bo"))
    clock.advance(by: .zero)
    store.receive(.cameDue(.number(1), start + 60)) { $0.cards[id: .number(1)]?.isDue = true }
  }

  @Test("an alarm for another date is ignored")
  func lateAlarm() {
    let store = makeStore("A")
    store.send(.edited(.schedule(.number(0), start + 60), by: "Ida"))
    store.send(.cameDue(.number(0), start + 30))
    #expect(store.state.cards[0].isDue == false)
  }

  @Test("the board is bounded: so many cards, and so many edits that can be taken back")
  func bounds() {
    let store = makeStore()
    for number in 0...Board.largestCount {
      let card = Card(id: .number(number), title: "\(number)", column: .ideas)
      store.send(.edited(.add(card, before: nil), by: "Ida"))
    }
    #expect(store.state.cards.count == Board.largestCount)
    #expect(store.state.steps.count == Board.rememberedSteps)
  }

  @Test("a card for which the board had no room is added when there is some")
  func room() {
    var state = Board.State()
    for number in 0..<Board.largestCount {
      state.edit(
        .add(Card(id: .number(number), title: "\(number)", column: .done), before: nil), by: "Bo")
    }
    let new = Card(id: .number(999), title: "New", column: .ideas)
    let id = UUID()
    state.edit(.add(new, before: nil), by: "Ida", as: id)
    state.edit(.delete(.number(0)), by: "Bo")
    state.edit(.add(new, before: nil), by: "Ida", as: id)
    #expect(state.titles(in: .ideas) == ["New"])
  }
}
