import HeadwaterJournal

/// Reads the journal in memory.
struct TestReader: JournalReader {
  let place = "memory"
  private let database: MemoryDatabase

  init(_ database: MemoryDatabase) { self.database = database }

  func names(after last: StoreName?, limit: Int) async throws(JournalError) -> [StoreName] { [] }

  func head(of name: StoreName) async throws(JournalError) -> Head? {
    try await MemoryJournal(database).head(of: name)
  }

  func entries(
    of name: StoreName, from number: Int, limit: Int
  ) async throws(JournalError) -> [Entry] {
    try await MemoryJournal(database).entries(of: name, from: number, limit: limit)
  }

  func snapshot(
    of name: StoreName, after last: (number: Int, version: Int)?
  ) async throws(JournalError) -> Snapshot? {
    database.snapshots(of: name)
      .filter { ($0.number, $0.version) > (last?.number ?? -1, last?.version ?? 0) }
      .min { ($0.number, $0.version) < ($1.number, $1.version) }
  }

  func problems() async throws(JournalError) -> [String] { [] }
}
