#if JournalTool && SQLite
  import Foundation
  import GRDB
  import HeadwaterPostgres
  import HeadwaterSQLite
  import TestSupport
  import Testing

  @Suite("An entry whose fold ends its process") struct EndedProcessTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    @Test("it closes its store after three ends, and no other one, in a file")
    func file() async throws {
      let place = folder.path("journal.sqlite")
      try await closes(at: place) { try SQLiteJournal(path: place) }
    }

    @Test("what a store has said before the end was printed at once")
    func issues() async throws {
      let place = folder.path("journal.sqlite")
      func journal() throws -> SQLiteJournal { try SQLiteJournal(path: place) }
      try await append([1, .max], to: "numbers/1", of: journal)
      try await append([1], to: "numbers/2", of: journal)
      try await DatabaseQueue(path: place).write {
        try $0.execute(sql: "DELETE FROM entry WHERE store = 2")
      }

      let app = try BuiltProgram("journal-app", ["open", place, "numbers/2", "numbers/1"])
      let output = await app.end()
      #expect([SIGILL, SIGTRAP].contains(output.status))
      #expect(output.text.hasPrefix("Headwater issue, The journal has no entry 1 of the store"))
    }

    #if Postgres
      private static let url = ProcessInfo.processInfo.environment["POSTGRES_URL"]

      @Test(
        "it closes its store after three ends, and no other one, in PostgreSQL",
        .enabled(if: url != nil, "Scripts/with-postgres starts a server for it"))
      func database() async throws {
        let place = try #require(Self.url)
        try await closes(at: place) { try await PostgresJournal(place, hints: .none) }
      }
    #endif

    /// The sum of the numbers of the store overflows with its second entry, which ends a process.
    private func closes(at place: String, _ open: () async throws -> any Journal) async throws {
      let (deadly, other) = ("numbers/\(UUID())", "numbers/\(UUID())")
      try await append([1, .max, 2], to: deadly, of: open)
      try await append([1], to: other, of: open)

      // The first end only says which entries it was among.
      for _ in 1...4 {
        let output = try await BuiltProgram("journal-app", ["open", place, other, deadly]).end()
        #expect([SIGILL, SIGTRAP].contains(output.status))
      }
      let output = try await BuiltProgram("journal-app", ["open", place, deadly, other]).end()
      #expect(output.status == 0)
      #expect(
        output.text.hasSuffix(
          """
          Entry 2 of the store "\(deadly)" was not folded: 3 processes have ended while they folded it. The store \
          shows the state after entry 1, and takes no actions. Nothing was skipped or overwritten.

          Likely the reducer of version 1 traps with this action and state, such as by an index out of range. The \
          logs of those processes say where.

          Repair the reducer, and give it a new version.
          \(other) 1

          """))
    }

    private func append(
      _ numbers: [Int], to text: String, of open: () async throws -> any Journal
    ) async throws {
      let journal = try await open()
      let name = try StoreName(text)
      let state = Data(#"{"last":0,"sum":0}"#.utf8)
      _ = try await journal.open(
        name,
        initial: Snapshot(
          number: 0, version: 1, digest: Digest(of: state), writer: journal.process, state: state))
      let drafts = numbers.map { EntryDraft(body: Data(#"{"added":{"_0":\#($0)}}"#.utf8)) }
      _ = await journal.append(AppendBatch(name: name, version: 1, drafts: drafts))
    }
  }
#endif
