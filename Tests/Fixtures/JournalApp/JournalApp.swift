#if JournalTool && SQLite
  import ArgumentParser
  import Foundation
  import HeadwaterJournalTool
  import HeadwaterPostgres
  import HeadwaterRecording
  import HeadwaterSQLite

  @main
  struct JournalAppMain {
    static func main() async {
      // By this signal, an output that nobody reads any more would end the program without a word.
      signal(SIGPIPE, SIG_IGN)
      await JournalApp.main()
    }
  }

  /// An app with commands of its own, for tests of processes.
  struct JournalApp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "journal-app",
      subcommands: [Write.self, Open.self, Log.self, JournalCommand<Numbers>.self])
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

  /// The journal at a path or at an address.
  private func opened(_ place: String) async throws -> any Journal {
    #if Postgres
      if place.contains("://") { return try await PostgresJournal(place) }
    #endif
    return try SQLiteJournal(path: place)
  }

  /// Opens stores, and prints the number of the last entry of each, or why it is closed.
  struct Open: AsyncParsableCommand {
    @Argument var path: String
    @Argument var names: [String]

    @MainActor
    func run() async throws {
      let journal = try await opened(path)
      var options = JournalOptions()
      options.leaseTime = .milliseconds(50)
      for name in names {
        let store = try await journal.store(
          name, initialState: Sum.State(), reducer: Sum(), options: options)
        switch store.journal?.status {
        case .readOnly(let error): print(error.message)
        default: print(name, store.journal?.number ?? 0)
        }
      }
    }
  }

  /// Keeps the numbers after the last one that stands, and prints each when it is kept.
  struct Write: AsyncParsableCommand {
    @Argument var path: String
    @Argument var count: Int

    @MainActor
    func run() async throws {
      let journal = try await opened(path)
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
            try? FileHandle.standardOutput.write(
              contentsOf: Data("\(number) \(kept)\n".utf8))
          }
        }
        for write in writes { try await write.value }
      }
      await store.journal?.finish()
    }
  }

  /// Logs and records an action without JSON, and is killed then.
  struct Log: AsyncParsableCommand {
    private struct Unwritable: Codable {
      func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
    }

    private struct Idle: Reducer {
      func reduce(into state: inout Int, action: Unwritable) -> Effect<Unwritable> { .none }
    }

    @MainActor
    func run() async throws {
      let store = Store(initialState: 0, reducer: Idle(), middleware: LoggingMiddleware())
      store.attach(Recorder(write: { _ in }))
      store.send(Unwritable())
      kill(getpid(), SIGKILL)
    }
  }
#else
  @main
  struct JournalApp {
    static func main() {}
  }
#endif
