import Foundation
import HeadwaterJournal
import HeadwaterTesting
import HeadwaterUI
import HeadwaterUITesting

@testable import Board

/// Two people at one board.
@MainActor
struct SharedBoard {
  let journal: MemoryJournal
  let store: Store<Board.State, Board.Action>
  let ida: ViewHost
  let bo: ViewHost

  init(clock: any Clock<Duration> = ContinuousClock()) async throws {
    var options = PresenceOptions()
    options.clock = TestClock()
    journal = MemoryJournal(presence: options)
    store = try await journal.store(
      "board/main", initialState: .planned(["A", "B"]), reducer: Board(), isManual: true)
    ida = try Self.host(journal, store, clock, Self.storage(of: "Ida"))
    bo = try Self.host(journal, store, clock, Self.storage(of: "Bo"))
  }

  private static func storage(of name: String) -> HostStorage {
    HostStorage(app: ["board.person": name, "board.name": name])
  }

  static func host(
    _ journal: MemoryJournal, _ store: Store<Board.State, Board.Action>,
    _ clock: any Clock<Duration>, _ storage: HostStorage
  ) throws -> ViewHost {
    let presence = try journal.presence("board/main", of: Visitor.self)
    return ViewHost(
      NavigationStack { TestedBoard(store: store, presence: presence, clock: clock) },
      storage: storage)
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
  @State private var sheet: BoardSheet?

  var body: some View {
    BoardView(store: store, presence: presence, sheet: $sheet, clock: clock)
  }
}
