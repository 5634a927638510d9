import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import TestSupport
import Testing

@testable import Board

@MainActor
@Suite("Board, the page that opens it", .timeLimit(.minutes(3)))
struct BoardPageTests {
  @Test("a card and the person's name have addresses, also before the board is open")
  func addresses() async throws {
    let ui = ViewHost(NavigationStack { BoardPage { [journal = MemoryJournal()] in journal } })
    try ui.open("me")
    await ui.until { ui.sheet != nil }
    try #require(ui.sheet).find(button: "Done").tap()
    #expect(ui.address == "/")
    try ui.find(button: "Look who is here").tap()
    #expect(ui.address == "/\(Board.State.welcome.cards[4].id.addressText)")
    try ui.open(Card.ID.number(7).addressText)
    #expect(try #require(ui.sheet).findAll(text: "This card is gone").count == 1)
    ui.close()
  }

  @Test("the page tries again by itself after a full disk, and says so only then")
  func fullDisk() async throws {
    let journal = MemoryJournal()
    journal.faults.isFull = true
    var page = BoardPage { journal }
    page.clock = HastyClock()
    let ui = ViewHost(NavigationStack { [page] in page })
    await ui.until { ui.texts.contains("The board can't be opened") }
    #expect(ui.texts.contains("What is on it is kept. It is tried again by itself."))
    journal.faults.isFull = false
    await ui.until { ui.texts.contains("Look who is here") }
    ui.close()
  }

  @Test("the page does not promise another try after an error that stays")
  func damaged() async throws {
    let database = MemoryDatabase()
    _ = try await MemoryJournal(database).store(
      "board/main", initialState: .welcome, reducer: Board(), version: Board.version + 1,
      isManual: true)
    let ui = ViewHost(NavigationStack { BoardPage { MemoryJournal(database) } })
    await ui.until { ui.texts.contains("The board can't be opened") }
    #expect(ui.texts.contains("Those who run it have to look after what keeps it."))
    ui.close()
  }

  @Test("the page opens the board by its name, and tries again after a failure")
  func page() async throws {
    let journal = MemoryJournal()
    journal.faults.isAway = true
    let ui = ViewHost(NavigationStack { BoardPage { journal } })
    await ui.until { ui.texts.contains("The board can't be opened") }
    journal.faults.isAway = false
    try ui.find(button: "Try again").tap()
    await ui.until { ui.texts.contains("Look who is here") }
    #expect(ui.issues == [])
    ui.close()
  }
}
