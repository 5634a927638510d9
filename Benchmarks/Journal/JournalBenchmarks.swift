// Measures journals: the output of `Scripts/bench-journal`, which also measures bare inserts by pgbench.
//
//     JournalBenchmarks <URL of PostgreSQL> <folder for SQLite>

#if Postgres && SQLite
  import Foundation
  import HeadwaterPostgres
  import HeadwaterSQLite

  @main @MainActor
  struct JournalBenchmarks {
    static func main() async throws {
      let (url, folder) = (CommandLine.arguments[1], CommandLine.arguments[2])
      let postgres = try await PostgresJournal(url, schema: "bench")
      let other = try await PostgresJournal(url, schema: "bench")
      try await measureSends()
      try await measureAppends("PostgreSQL", postgres)
      try await measureLatency(postgres, other)
      try await measureOpening("PostgreSQL", postgres, other, entries: 100_000)
      let sqlite = try SQLiteJournal(path: "\(folder)/journal.sqlite")
      try await measurePlainInserts(path: "\(folder)/plain.sqlite")
      try await measureAppends("SQLite", sqlite)
      try await measureMillion(postgres, other)
    }

    /// At once, since all rows together take minutes.
    static func row(_ title: String, _ value: String) {
      try? FileHandle.standardOutput.write(contentsOf: Data("| \(title) | \(value) |\n".utf8))
    }

    static func seconds(_ body: () async throws -> Void) async rethrows -> Double {
      let start = ContinuousClock.now
      try await body()
      return start.duration(to: .now) / .seconds(1)
    }
  }

  /// A list that keeps the last few lines, and counts all.
  struct Notes: Reducer {
    struct State: Codable, Equatable, Sendable {
      var count = 0
      var last = ""
    }

    enum Action: Codable, Sendable {
      case added(String)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .added(let text) = action {
        state.count += 1
        state.last = text
      }
      return .none
    }
  }

  /// The body of an entry has as many bytes as a row of the bare inserts: 100.
  let text = String(repeating: "x", count: 100 - #"{"added":{"_0":""}}"#.utf8.count)

  extension JournalBenchmarks {
    static func store(
      _ journal: any Journal, _ name: String, snapshots: Int = 1_000
    ) async throws -> Store<Notes.State, Notes.Action> {
      var options = JournalOptions()
      options.waitingLimit = .max
      options.snapshotInterval = snapshots
      return try await journal.store(
        name, initialState: Notes.State(), reducer: Notes(), options: options)
    }

    /// What a `send` costs the main actor, beside that of a plain store.
    static func measureSends() async throws {
      let count = 50_000
      let plain = Store(initialState: Notes.State(), reducer: Notes())
      let kept = try await store(MemoryJournal(), "send/1")
      let first = await seconds { for _ in 0..<count { plain.send(.added(text)) } }
      let second = await seconds { for _ in 0..<count { kept.send(.added(text)) } }
      let microseconds = { (time: Double) in String(format: "%.2f µs", time / Double(count) * 1e6) }
      row("`send` to a plain store, main actor", microseconds(first))
      row("`send` to a journaled store, main actor, until it returns", microseconds(second))
      let rest = await seconds { await kept.journal?.finish() }
      row("the rest of it: written, kept in memory, folded", microseconds(rest))
    }

    /// Appends by one store and by a thousand, each with as many actions under way as come together.
    static func measureAppends(_ title: String, _ journal: any Journal) async throws {
      for (stores, count) in [(1, 20_000), (1_000, 40)] {
        var open: [Store<Notes.State, Notes.Action>] = []
        let opening = try await seconds {
          for number in 0..<stores {
            open.append(try await store(journal, "appends-\(stores)/\(number)"))
          }
        }
        let time = await seconds {
          for _ in 0..<count { for store in open { store.send(.added(text)) } }
          for store in open { await store.journal?.finish() }
        }
        let rate = Int(Double(stores * count) / time)
        row(
          "\(title): appends of \(stores) store\(stores == 1 ? "" : "s"), until folded", "\(rate)/s"
        )
        if stores > 1 {
          row("\(title): opening \(stores) new stores", String(format: "%.0f ms", opening * 1_000))
        }
      }
      // One action at a time: each waits for the one before it.
      let single = try await store(journal, "single/1")
      let count = 500
      let time = try await seconds { for _ in 0..<count { try await single.keep(.added(text)) } }
      row(
        "\(title): one action after the other",
        String(format: "%.2f ms each", time / Double(count) * 1e3))
    }
  }
#else
  @main struct JournalBenchmarks {
    static func main() { print("Turn on the traits Postgres and SQLite.") }
  }
#endif
