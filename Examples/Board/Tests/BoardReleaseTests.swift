import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

@testable import Board

/// Two processes at one board: one of the former version, and one of the version that is released.
@MainActor
@Suite("Board, released while people are at it", .timeLimit(.minutes(3)))
struct BoardReleaseTests {
  private static let note = """
    There is a new version of the board. Load the page again: what is not kept yet comes with you.
    """

  private let database = MemoryDatabase()

  private func opened(version: Int) async throws -> (MemoryJournal, BoardStore) {
    var presence = PresenceOptions()
    presence.clock = TestClock()
    let journal = MemoryJournal(database, presence: presence)
    let store = try await journal.store(
      "board/main", initialState: .planned(["A", "B"]), reducer: Board(), version: version,
      upcasters: Board.upcasters, isManual: true)
    store.onIssue = { _ in }
    return (journal, store)
  }

  private func settle(_ store: BoardStore) async {
    store.journal?.look()
    while await store.journal?.step() == true {}
  }

  @Test(
    "the former version says that there is a new one, the new one goes on, and each edit is made once",
    arguments: [true, false])
  func release(isAnswered: Bool) async throws {
    let (oldJournal, old) = try await opened(version: Board.version - 1)
    let ida = try SharedBoard.host(
      oldJournal, old, HastyClock(), SharedBoard.storage(of: "Ida"))
    try SharedBoard.add("Kept", in: ida)
    // It stands, whether its process hears so or not.
    oldJournal.faults.answersLost = isAnswered ? 0 : 1
    await settle(old)

    let (newJournal, new) = try await opened(version: Board.version)
    let bo = try SharedBoard.host(newJournal, new, HastyClock(), SharedBoard.storage(of: "Bo"))
    #expect(new.state.titles(in: .doing) == ["Kept"])
    try SharedBoard.add("On its way", in: ida)
    await settle(old)
    await ida.until { ida.texts.contains(Self.note) }
    // The page takes what a person does before they load it again.
    try SharedBoard.add("Late", in: ida)
    try SharedBoard.rename("A", to: "Mine", in: ida)
    await settle(old)
    #expect(old.state.titles(in: .planned) == ["A", "B"])

    try SharedBoard.add("Bo's", in: bo)
    await settle(new)
    #expect(new.journal?.status == .following)
    #expect(!bo.texts.contains(Self.note))
    let storage = ida.storage
    ida.close()
    for _ in 1...2 {
      let again = try SharedBoard.host(newJournal, new, HastyClock(), storage)
      await settle(new)
      #expect(new.state.titles(in: .doing) == ["Kept", "Bo's", "On its way", "Late"])
      #expect(new.state.titles(in: .planned) == ["Mine", "B"])
      #expect(again.findAll(button: "Leave it").isEmpty)
      again.close()
    }
    bo.close()
  }

  @Test("the former version can't open the board anew, and says the same")
  func openedTooLate() async throws {
    let (_, first) = try await opened(version: Board.version - 1)
    let (_, new) = try await opened(version: Board.version)
    new.send(.edited(.rename(.number(0), "New"), by: "Bo", as: UUID()))
    await settle(new)

    let (journal, old) = try await opened(version: Board.version - 1)
    let ida = try SharedBoard.host(journal, old, HastyClock(), SharedBoard.storage(of: "Ida"))
    #expect(ida.texts.contains(Self.note))
    #expect(old.state.titles(in: .planned) == ["A", "B"])
    ida.close()
    withExtendedLifetime(first) {}
  }
}
