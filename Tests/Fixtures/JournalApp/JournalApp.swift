#if JournalTool && SQLite
  import ArgumentParser
  import Foundation
  import HeadwaterJournalTool
  import HeadwaterPostgres
  import HeadwaterSQLite

  /// An app with commands of its own, for tests of processes.
  @main
  struct JournalApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "journal-app", subcommands: [Write.self, JournalCommand<Numbers>.self])
  }

  enum Numbers: JournalProgram {
    @MainActor static var kinds: [StoreKind] { [StoreKind("numbers", reducer: Sum())] }
  }

  struct Sum: Reducer {
    struct State: Codable, Equatable, Sendable {
      var sum = 0
      var last = 0
    }

    enum Action: Codable, Sendable {
      case added(Int)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .added(let number):
        state.sum += number
        state.last = number
      }
      return .none
    }
  }

  /// Keeps the numbers after the last one that stands, and prints each when it is kept.
  struct Write: AsyncParsableCommand {
    @Argument var path: String
    @Argument var count: Int

    private func journal() async throws -> any Journal {
      #if Postgres
        if path.contains("://") { return try await PostgresJournal(path) }
      #endif
      return try SQLiteJournal(path: path)
    }

    @MainActor
    func run() async throws {
      let journal = try await journal()
      var options = JournalOptions()
      options.snapshotInterval = 50
      let store = try await journal.store(
        "numbers/1", initialState: Sum.State(), reducer: Sum(), options: options)
      let first = store.last + 1
      // Several wait at once, so that a kill comes within a batch.
      for start in stride(from: first, to: first + count, by: 500) {
        let writes = (start..<min(start + 500, first + count)).map { number in
          Task {
            let kept = try await store.keep(.added(number))
            FileHandle.standardOutput.write(Data("\(number) \(kept)\n".utf8))
          }
        }
        for write in writes { try await write.value }
      }
      await store.journal?.finish()
    }
  }
#else
  @main
  struct JournalApp {
    static func main() {}
  }
#endif
