import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting
import Testing

@testable import Board

/// Two people at one board.
@MainActor
struct SharedBoard {
  let journal: MemoryJournal
  let store: Store<Board.State, Board.Action>
  let ida: ViewHost
  let bo: ViewHost

  init(
    clock: any Clock<Duration> = ContinuousClock(), options: JournalOptions = JournalOptions()
  ) async throws {
    var presence = PresenceOptions()
    presence.clock = TestClock()
    journal = MemoryJournal(presence: presence)
    store = try await journal.store(
      "board/main", initialState: .planned(["A", "B"]), reducer: Board(), options: options,
      isManual: true)
    ida = try Self.host(journal, store, clock, Self.storage(of: "Ida"))
    bo = try Self.host(journal, store, clock, Self.storage(of: "Bo"))
  }

  /// What a window of a person remembers.
  static func storage(of name: String, window: String? = nil) -> HostStorage {
    HostStorage(
      app: ["board.person": name, "board.name": name], scene: ["tab.board.window": window ?? name])
  }

  static func host(
    _ journal: MemoryJournal, _ store: Store<Board.State, Board.Action>,
    _ clock: any Clock<Duration>, _ storage: HostStorage, _ sheet: BoardSheet? = nil
  ) throws -> ViewHost {
    let presence = try journal.presence("board/main", of: Visitor.self)
    return ViewHost(
      NavigationStack {
        TestedBoard(store: store, presence: presence, clock: clock, sheet: sheet)
      },
      storage: storage)
  }

  /// A process that comes after one that has died with all that waited in it.
  static func next(
    _ storage: HostStorage, after actions: Board.Action...
  ) async throws -> (ViewHost, Store<Board.State, Board.Action>) {
    let journal = MemoryJournal(presence: PresenceOptions())
    let store = try await journal.store(
      "board/main", initialState: .planned(["A", "B"]), reducer: Board(), isManual: true)
    for action in actions { store.send(action) }
    while await store.journal?.step() == true {}
    let ui = try host(journal, store, ContinuousClock(), storage)
    while await store.journal?.step() == true {}
    return (ui, store)
  }

  /// Adds a card to the column "Doing".
  static func add(_ title: String, in ui: ViewHost) throws {
    let field = try ui.find(textField: "New card in Doing")
    try field.type(title)
    try field.submit()
    #expect(field.value == "")
  }

  /// Gives a card another title in its sheet.
  static func rename(_ card: String, to title: String, in ui: ViewHost) throws {
    try ui.find(button: card).tap()
    try #require(ui.sheet).find(textField: "Title").replace(with: title)
    try #require(ui.sheet).find(button: "Save").tap()
  }

  /// Another window at the board.
  func window(_ window: String, of name: String) throws -> ViewHost {
    try Self.host(journal, store, ContinuousClock(), Self.storage(of: name, window: window))
  }

  /// Keeps what was sent.
  func settle() async {
    while await store.journal?.step() == true {}
  }

  func titles(_ column: Column) -> [String] { store.state.titles(in: column) }
}

private struct TestedBoard: View {
  let store: Store<Board.State, Board.Action>
  let presence: Presence<Visitor>
  let clock: any Clock<Duration>
  @State var sheet: BoardSheet?

  var body: some View {
    BoardView(store: store, presence: presence, sheet: $sheet, clock: clock)
  }
}
