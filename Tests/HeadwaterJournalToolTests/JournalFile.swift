#if JournalTool && SQLite
  import ArgumentParser
  import Foundation
  import GRDB
  import HeadwaterSQLite
  import TestSupport

  @testable import HeadwaterJournalTool

  /// A journal in a file, on which a test runs commands.
  final class JournalFile {
    private let folder: TemporaryFolder
    let path: String

    init() throws {
      folder = try TemporaryFolder()
      path = folder.path("journal.sqlite")
    }

    func path(_ name: String) -> String { folder.path(name) }

    /// Keeps cards in a store, in a process that is then gone.
    @MainActor
    func add(_ cards: [String], to name: String = "board/1", version: Int = 1) async throws {
      let journal = try SQLiteJournal(path: path)
      var options = JournalOptions()
      options.snapshotInterval = 2
      let store = try await journal.store(
        name, initialState: Board.State(), reducer: Board(), version: version, options: options,
        isManual: true)
      // One after the other: of a batch, only the last snapshot that is due is written.
      for card in cards { await keep(card, in: store) }
    }

    @MainActor
    private func keep(
      _ card: String, in store: Store<Board.State, Board.Action>
    ) async {
      store.send(.added(card))
      while await store.journal?.step() == true {}
    }

    /// Changes the file behind the journal's back.
    func change(_ sql: String) throws {
      var configuration = Configuration()
      configuration.foreignKeysEnabled = false
      try DatabaseQueue(path: path, configuration: configuration).write { try $0.execute(sql: sql) }
    }

    /// Gives entries and snapshots ids and times that are always the same.
    func removeChance() throws {
      try change(
        """
        UPDATE entry SET at = number, process = zeroblob(16), checksum = NULL, seal = NULL,
          id = CAST(printf('%016d', number) AS BLOB);
        UPDATE snapshot SET writer = zeroblob(16);
        """)
    }
  }

  /// What a command has printed.
  struct Output: Equatable {
    var status: Int32
    var text = ""
    var complaint = ""
  }

  /// Runs a command in this process, as `main` would.
  func run<Program: JournalProgram>(
    _ arguments: [String], as program: Program.Type = Boards.self
  ) async throws -> Output {
    var command = try JournalCommand<Program>.parseAsRoot(arguments)
    guard let command = command as? any JournalSubcommand else {
      try command.run()
      return Output(status: 0)
    }
    var output = Output(status: 0)
    let console = Console(write: { output.text += String(decoding: $0, as: UTF8.self) }) {
      output.complaint += $0 + "\n"
    }
    output.status = await command.status(console)
    return output
  }

  enum Boards: JournalProgram {
    @MainActor static var kinds: [StoreKind] { [StoreKind("board", reducer: Board())] }
  }

  enum NewBoards: JournalProgram {
    @MainActor static var kinds: [StoreKind] { [StoreKind("board", reducer: Board(), version: 2)] }
  }

  /// A board whose reducer was changed without a new version.
  enum ChangedBoards: JournalProgram {
    @MainActor static var kinds: [StoreKind] {
      [StoreKind("board", reducer: Board(mark: "!"))]
    }
  }

  struct Board: Reducer {
    struct State: Codable, Equatable, Sendable {
      var cards: [String] = []
      var last = ""
    }

    enum Action: Codable, Sendable {
      case added(String)
    }

    var mark = ""

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .added(let card):
        state.cards.append(card)
        state.last = card + mark
      }
      return .none
    }
  }
#endif
