#if Postgres && SQLite
  import Foundation
  import GRDB
  import HeadwaterPostgres

  extension JournalBenchmarks {
    /// From the commit in one process to the state of another, which hears of it by a hint.
    static func measureLatency(_ journal: PostgresJournal, _ other: PostgresJournal) async throws {
      let name = try StoreName("trip/1")
      let sender = try await store(journal, name.text)
      let reader = try await store(other, name.text)
      // The listener has connected by the time of the first ones, which are not counted.
      var trips: [Double] = []
      var times: [Double] = []
      for index in 0..<300 {
        trips.append(try await seconds { _ = try await journal.head(of: name) })
        let number = try await sender.keep(.added(text))
        let time = await seconds {
          // It polls, since a stream of the store would add its own hop to what is measured.
          while (reader.journal?.number ?? 0) < number { await Task.yield() }
        }
        if index >= 50 { times.append(time) }
      }
      let trip = trips.sorted()[trips.count / 2] * 1e3
      times.sort()
      row("PostgreSQL: a round trip, p50", String(format: "%.2f ms", trip))
      for (title, place) in [("p50", 0.5), ("p99", 0.99)] {
        let time = times[Int(Double(times.count) * place)] * 1e3
        row(
          "PostgreSQL: from the answer here to the state of another process, \(title)",
          String(format: "%.2f ms", time))
      }
    }

    /// Opens a store with a snapshot near its end, and one without.
    static func measureOpening(
      _ title: String, _ journal: any Journal, _ other: any Journal, entries: Int
    ) async throws {
      for (kind, interval) in [("with a snapshot", 1_000), ("without", Int.max)] {
        let name = "opening-\(entries)-\(interval)/1"
        try await fill(journal, name, entries, snapshots: interval)
        let time = try await seconds {
          let opened = try await store(other, name, snapshots: interval)
          precondition(opened.count == entries)
        }
        row(
          "\(title): opening a store of \(entries) entries, \(kind)",
          String(format: "%.0f ms (%.0f entries/s)", time * 1e3, Double(entries) / time))
      }
    }

    static func measureMillion(_ journal: PostgresJournal, _ other: PostgresJournal) async throws {
      let name = "million/1"
      let filling = try await seconds { try await fill(journal, name, 1_000_000, snapshots: 1_000) }
      row(
        "PostgreSQL: 1 000 000 entries of one store, written and folded",
        String(format: "%.0f s", filling))
      let time = try await seconds { _ = try await store(other, name) }
      row("PostgreSQL: opening it, with a snapshot", String(format: "%.0f ms", time * 1e3))
    }

    private static func fill(
      _ journal: any Journal, _ name: String, _ count: Int, snapshots: Int
    ) async throws {
      var options = JournalOptions()
      options.waitingLimit = .max
      options.batchLimit = 1_000
      options.snapshotInterval = snapshots
      let store = try await journal.store(
        name, initialState: Notes.State(), reducer: Notes(), options: options)
      for _ in 0..<count / 10_000 {
        for _ in 1..<10_000 { store.send(.added(text)) }
        try await store.keep(.added(text))
      }
      await store.journal?.finish()
      // The snapshot is written when no action waits any more.
      while snapshots < count,
        try await journal.snapshot(of: StoreName(name), version: 1)?.number != count
      {
        try await Task.sleep(for: .milliseconds(20))
      }
    }

    /// Rows of the same size by GRDB alone, each in a transaction of its own.
    static func measurePlainInserts(path: String) async throws {
      var configuration = Configuration()
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA fullfsync = 1") }
      let pool = try DatabasePool(path: path, configuration: configuration)
      try await pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try await pool.write {
        try $0.execute(sql: "CREATE TABLE entry(number INTEGER PRIMARY KEY, body BLOB NOT NULL)")
      }
      let count = 3_000
      let body = Data(text.utf8)
      let time = try await seconds {
        for _ in 0..<count {
          try await pool.write {
            try $0.execute(sql: "INSERT INTO entry(body) VALUES(?)", arguments: [body])
          }
        }
      }
      row("plain GRDB: inserts, a transaction each", "\(Int(Double(count) / time))/s")
    }
  }
#endif
