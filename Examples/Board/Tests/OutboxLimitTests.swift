import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

@testable import Board

@MainActor
@Suite("Board, more than can wait", .timeLimit(.minutes(3)))
struct OutboxLimitTests {
  @Test("of more than a window can remember nothing is taken, it says so, and what was typed stays")
  func tooMuch() async throws {
    let board = try await SharedBoard(clock: HastyClock())
    let note = """
      So much is not kept yet that nothing more can be taken. What you did before waits: go on when it is kept.
      """
    board.journal.faults.isAway = true
    let field = try board.ida.find(textField: "New card in Doing")
    var titles: [String] = []
    while !board.ida.texts.contains(note) {
      titles.append("\(titles.count) " + String(repeating: "\u{1F600}", count: 100))
      try field.replace(with: titles[titles.count - 1])
      try field.submit()
      try #require(titles.count < 1_000)
    }
    #expect(field.value == titles.removeLast())
    #expect(titles.count > 10)
    #expect(board.ida.issues == [])
    let storage = board.ida.storage
    let (ui, store) = try await SharedBoard.next(storage)
    #expect(store.state.titles(in: .doing) == titles)
    ui.close()

    board.journal.faults.isAway = false
    await board.settle()
    await board.ida.until { !board.ida.texts.contains(note) }
    #expect(board.titles(.doing) == titles)
    try field.submit()
    await board.settle()
    #expect(board.titles(.doing).count == titles.count + 1)
  }

  @Test("the sheet of a card stays open with what was typed when nothing more is taken")
  func tooMuchForTheSheet() async throws {
    let board = try await SharedBoard(clock: HastyClock())
    board.journal.faults.isAway = true
    let field = try board.ida.find(textField: "New card in Doing")
    while field.value == "" {
      try field.replace(with: String(repeating: "\u{1F600}", count: 100))
      try field.submit()
    }
    try board.ida.find(button: "A").tap()
    try #require(board.ida.sheet).find(textField: "Title")
      .replace(with: String(repeating: "\u{1F600}", count: 120))
    try #require(board.ida.sheet).find(button: "Save").tap()
    let refusal = "So much is not kept yet that this can't be taken now. Try again later."
    #expect(try #require(board.ida.sheet).texts.contains(refusal))
    await board.ida.until { board.ida.texts.contains("Not kept yet") }
    board.journal.faults.isAway = false
    await board.settle()
    await board.ida.until { !board.ida.texts.contains("Not kept yet") }
    try #require(board.ida.sheet).find(button: "Save").tap()
    await board.settle()
    #expect(board.ida.sheet == nil)
    #expect(board.titles(.planned).first?.count == 120)
  }

  @Test(
    "what a journal with too many waiting actions does not take is handed over later, in its order")
  func limitOfAll() async throws {
    var options = JournalOptions()
    options.waitingLimit = 3
    let clock = TestClock()
    let board = try await SharedBoard(clock: clock, options: options)
    var issues: [String] = []
    board.store.onIssue = { issues.append($0.message) }
    board.journal.faults.isAway = true
    for number in 2...3 {
      let card = Card(id: .number(number), title: "\(number)", column: .done)
      board.store.send(.edited(.add(card, before: nil), by: "Bo"))
    }
    for title in ["C", "D", "E"] { try SharedBoard.add(title, in: board.ida) }
    #expect(issues == [])
    board.journal.faults.isAway = false
    await board.settle()
    #expect(board.titles(.doing) == ["C"])
    await board.ida.until {
      board.titles(.doing) == ["C"] && board.store.journal?.waitingCount == 2
    }
    await board.settle()
    #expect(board.titles(.doing) == ["C", "D", "E"])
    #expect(issues == [])
  }

  @Test(
    "what a person expects is the board with all that waits on it, whatever others do meanwhile",
    arguments: Seeds.few)
  func expected(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let board = try await SharedBoard()
    let outbox = Outbox()
    for number in 0..<60 {
      switch random.number(0...5) {
      case 0: outbox.undo(by: "Ida", on: board.store)
      case 1: board.store.send(.edited(.random(number, using: &random), by: "Bo"))
      case 2: await board.settle()
      case 3: _ = outbox.send(.name("\(number)"), by: "Ida", to: board.store)
      default: _ = outbox.send(.random(number, using: &random), by: "Ida", to: board.store)
      }
      var state = board.store.state
      for edit in outbox.waiting { state.make(edit, by: "Ida") }
      #expect(outbox.expected(by: "Ida", on: board.store) == state, "seed \(seed)")
      #expect(outbox.expected(by: "Ida", on: board.store) == state, "seed \(seed)")
    }
  }

  @Test("what waits while others have filled the journal is tried again by itself after some time")
  func limitOfOthers() async throws {
    var options = JournalOptions()
    options.waitingLimit = 1
    let board = try await SharedBoard(options: options)
    board.store.send(.edited(.rename(.number(0), "Bo's"), by: "Bo"))
    let outbox = Outbox()
    #expect(outbox.send(.rename(.number(1), "Mine"), by: "Ida", to: board.store))
    await board.settle()
    #expect(board.titles(.planned) == ["Bo's", "B"])
    let clock = HastyClock()
    await outbox.watch(clock, by: "Ida", to: board.store)
    await board.settle()
    #expect(clock.waits == [Outbox.patience])
    #expect(board.titles(.planned) == ["Bo's", "Mine"])
  }
}
