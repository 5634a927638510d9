import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

@testable import Board

@MainActor
@Suite("Board, what is sent again", .timeLimit(.minutes(3)))
struct OvertakenEditTests {
  /// What a window remembers of some new titles of the card A, when its process has died before it kept them.
  private func unkept(_ titles: String...) async throws -> HostStorage {
    let board = try await SharedBoard(clock: HastyClock())
    board.journal.faults.isAway = true
    for title in titles { try SharedBoard.rename("A", to: title, in: board.ida) }
    defer { board.ida.close() }
    return board.ida.storage
  }

  private let theirs = Board.Action.edited(.rename(.number(0), "Theirs"), by: "Bo")

  private static let question = """
    You wanted to rename “A” to “Mine”, and this may not have been kept. Somebody has changed it meanwhile.
    """

  @Test(
    "an edit that is sent again does not override what others have changed since: the person is asked"
  )
  func overtaken() async throws {
    let storage = try await unkept("Mine")
    let (ui, store) = try await SharedBoard.next(storage, after: theirs)
    #expect(store.state.titles(in: .planned) == ["Theirs", "B"])
    #expect(ui.texts.contains(Self.question))
    try ui.find(button: "Do it all the same").tap()
    while await store.journal?.step() == true {}
    #expect(store.state.titles(in: .planned) == ["Mine", "B"])
    #expect(!ui.texts.contains(Self.question))
    ui.close()
  }

  @Test("what the person leaves is forgotten, and what they have not decided is asked again")
  func left() async throws {
    let storage = try await unkept("Mine")
    let (first, _) = try await SharedBoard.next(storage, after: theirs)
    let undecided = first.storage
    first.close()
    let (second, store) = try await SharedBoard.next(undecided, after: theirs)
    #expect(second.texts.contains(Self.question))
    try second.find(button: "Leave it").tap()
    let decided = second.storage
    second.close()
    let (third, _) = try await SharedBoard.next(decided, after: theirs)
    #expect(!third.texts.contains(Self.question))
    #expect(store.state.titles(in: .planned) == ["Theirs", "B"])
    third.close()
  }

  @Test("two edits of one card that were not kept are made in their order, and nobody is asked")
  func twice() async throws {
    let storage = try await unkept("Mine", "Mine too")
    let (ui, store) = try await SharedBoard.next(storage)
    #expect(store.state.titles(in: .planned) == ["Mine too", "B"])
    #expect(ui.findAll(button: "Leave it").isEmpty)
    ui.close()
  }

  @Test("an edit of a card that is gone can only be left")
  func gone() async throws {
    let storage = try await unkept("Mine")
    let (ui, _) = try await SharedBoard.next(storage, after: .edited(.delete(.number(0)), by: "Bo"))
    #expect(ui.findAll(button: "Do it all the same").isEmpty)
    #expect(ui.texts.contains { $0.hasSuffix("Somebody has deleted it.") })
    ui.close()
  }

  @Test("an undo that others came before, by the next process, is said and not done")
  func overtakenUndo() async throws {
    let board = try await SharedBoard(clock: HastyClock())
    try SharedBoard.rename("A", to: "Mine", in: board.ida)
    await board.settle()
    let kept = try #require(board.store.steps.last)
    board.journal.faults.isAway = true
    try board.ida.find(button: "Undo").tap()
    let storage = board.ida.storage
    board.ida.close()

    let (ui, store) = try await SharedBoard.next(
      storage, after: .edited(.rename(.number(0), "Mine"), by: kept.author, as: kept.id), theirs)
    #expect(store.state.titles(in: .planned) == ["Theirs", "B"])
    #expect(ui.texts.contains(Self.undoQuestion))
    try ui.find(button: "Do it all the same").tap()
    while await store.journal?.step() == true {}
    #expect(store.state.titles(in: .planned) == ["A", "B"])
    ui.close()
  }

  private static let undoQuestion = """
    You wanted to take back the title of “Mine”, and this was not done. Somebody has changed it meanwhile.
    """

  @Test("an undo takes back what was shown as the last edit and nothing before it, and says so")
  func undoOfWhatWasShown() async throws {
    let board = try await SharedBoard()
    try SharedBoard.rename("B", to: "Mine too", in: board.ida)
    try SharedBoard.rename("A", to: "Mine", in: board.ida)
    await board.settle()
    board.store.send(theirs)
    try board.ida.find(button: "Undo").tap()
    await board.settle()
    #expect(board.titles(.planned) == ["Theirs", "Mine too"])
    await board.ida.until { board.ida.texts.contains(Self.undoQuestion) }
    try board.ida.find(button: "Leave it").tap()
    #expect(!board.ida.texts.contains(Self.undoQuestion))
    try board.ida.find(button: "Undo").tap()
    await board.settle()
    #expect(board.titles(.planned) == ["Theirs", "B"])
  }

  @Test("nobody is asked about an edit that they took back before it was kept")
  func takenBack() async throws {
    let board = try await SharedBoard(clock: HastyClock())
    board.journal.faults.isAway = true
    try SharedBoard.rename("A", to: "Mine", in: board.ida)
    try board.ida.find(button: "Undo").tap()
    let storage = board.ida.storage
    board.ida.close()
    let (ui, store) = try await SharedBoard.next(storage, after: theirs)
    #expect(store.state.titles(in: .planned) == ["Theirs", "B"])
    #expect(ui.findAll(button: "Leave it").isEmpty)
    ui.close()
  }

  @Test("nobody is asked about an edit after which their own later one was kept")
  func ownLaterEdit() async throws {
    let storage = try await unkept("Mine")
    let (ui, store) = try await SharedBoard.next(
      storage, after: .edited(.rename(.number(0), "Mine"), by: "Ida"),
      .edited(.rename(.number(0), "Mine too"), by: "Ida"))
    #expect(store.state.titles(in: .planned) == ["Mine too", "B"])
    #expect(ui.findAll(button: "Leave it").isEmpty)
    ui.close()
  }
}
