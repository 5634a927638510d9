import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

@testable import Board

@MainActor
@Suite("Board, what is sent again", .timeLimit(.minutes(1)))
struct OvertakenEditTests {
  private func rename(_ card: String, to title: String, in ui: ViewHost) throws {
    try ui.find(button: card).tap()
    try #require(ui.sheet).find(textField: "Title").replace(with: title)
    try #require(ui.sheet).find(button: "Save").tap()
  }

  /// What a window remembers of some new titles of the card A, when its process has died before it kept them.
  private func unkept(_ titles: String...) async throws -> HostStorage {
    let board = try await SharedBoard(clock: HastyClock())
    board.journal.faults.isAway = true
    for title in titles { try rename("A", to: title, in: board.ida) }
    defer { board.ida.close() }
    return board.ida.storage
  }

  /// A process that comes after one that has died with all that waited in it.
  private func next(
    _ storage: HostStorage, after edits: Edit...
  ) async throws -> (ViewHost, Store<Board.State, Board.Action>) {
    let journal = MemoryJournal(presence: PresenceOptions())
    let store = try await journal.store(
      "board/main", initialState: .planned(["A", "B"]), reducer: Board(), isManual: true)
    for edit in edits { store.send(.edited(edit, by: "Bo")) }
    while await store.journal?.step() == true {}
    let ui = try SharedBoard.host(journal, store, ContinuousClock(), storage)
    while await store.journal?.step() == true {}
    return (ui, store)
  }

  private static let question = """
    You wanted to rename “A” to “Mine”, and this may not have been kept. Somebody has changed it meanwhile.
    """

  @Test(
    "an edit that is sent again does not override what others have changed since: the person is asked"
  )
  func overtaken() async throws {
    let storage = try await unkept("Mine")
    let (ui, store) = try await next(storage, after: .rename(.number(0), "Theirs"))
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
    let (first, _) = try await next(storage, after: .rename(.number(0), "Theirs"))
    let undecided = first.storage
    first.close()
    let (second, store) = try await next(undecided, after: .rename(.number(0), "Theirs"))
    #expect(second.texts.contains(Self.question))
    try second.find(button: "Leave it").tap()
    let decided = second.storage
    second.close()
    let (third, _) = try await next(decided, after: .rename(.number(0), "Theirs"))
    #expect(!third.texts.contains(Self.question))
    #expect(store.state.titles(in: .planned) == ["Theirs", "B"])
    third.close()
  }

  @Test("two edits of one card that were not kept are made in their order, and nobody is asked")
  func twice() async throws {
    let storage = try await unkept("Mine", "Mine too")
    let (ui, store) = try await next(storage)
    #expect(store.state.titles(in: .planned) == ["Mine too", "B"])
    #expect(ui.findAll(button: "Leave it").isEmpty)
    ui.close()
  }

  @Test("an edit of a card that is gone can only be left")
  func gone() async throws {
    let storage = try await unkept("Mine")
    let (ui, _) = try await next(storage, after: .delete(.number(0)))
    #expect(ui.findAll(button: "Do it all the same").isEmpty)
    #expect(ui.texts.contains { $0.hasSuffix("Somebody has deleted it.") })
    ui.close()
  }
}
