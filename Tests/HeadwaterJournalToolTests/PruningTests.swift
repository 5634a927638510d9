#if JournalTool && SQLite
  import Foundation
  import HeadwaterSQLite
  import Synchronization
  import Testing

  @testable import HeadwaterJournalTool

  @MainActor @Suite("Entries that are removed after a verification") struct PruningTests {
    private let file: JournalFile

    init() async throws {
      file = try JournalFile()
      try await file.add(["Milk", "Bread", "Salt", "Tea", "Oil"])
    }

    private func prune() async throws -> Int {
      try await SQLiteJournal(path: file.path).prune(StoreName("board/1"), olderThan: .zero)
    }

    @Test("without `--confirm`, nothing may be removed")
    func unconfirmed() async throws {
      #expect(try await run(["verify", "board/1", "-j", file.path]).status == 0)
      #expect(try await prune() == 0)
    }

    @Test("what `verify --confirm` has confirmed may, and the rest is a sound journal")
    func confirmed() async throws {
      #expect(try await run(["verify", "board/1", "--confirm", "-j", file.path]).status == 0)
      #expect(try await prune() == 3)

      let check = try await run(["check", "-j", file.path])
      #expect(check.text.contains("1 store, 2 entries, 1 snapshot,"))
      #expect(check.text.hasSuffix("No problem found.\n"))
      let verify = try await run(["verify", "board/1", "-j", file.path])
      #expect(
        verify.text.hasPrefix(
          "board/1: Folded entries 5 to 5; those before are of older versions, or were removed."))
      #expect(verify.status == 0)
      let export = try await run(["export", "-j", file.path])
      #expect(export.status == 0)
      #expect(export.text.contains("Oil") && !export.text.contains("Bread\"}}"))
    }

    @Test("a snapshot that differs is not confirmed")
    func differs() async throws {
      try file.change(
        "UPDATE snapshot SET digest = zeroblob(32) WHERE number = 4")
      #expect(try await run(["verify", "board/1", "--confirm", "-j", file.path]).status == 1)
      #expect(try await prune() == 0)
    }

    @Test("what is removed while a check reads is not missing", arguments: 1...8)
    func meanwhile(call: Int) async throws {
      #expect(try await run(["verify", "board/1", "--confirm", "-j", file.path]).status == 0)
      let journal = try SQLiteJournal(path: file.path)
      let reader = RemovingReader(
        try SQLiteJournalReader(path: file.path), from: journal, atCall: call)
      var check = StoreCheck(try StoreName("board/1"))

      #expect(try await check.run(reader))

      #expect(check.problems == [])
    }
  }

  /// A reader of a journal whose app removes entries before one of its calls. It reads one entry at a time.
  private final class RemovingReader: JournalReader {
    private let reader: SQLiteJournalReader
    private let journal: SQLiteJournal
    private let callsLeft: Mutex<Int>

    var place: String { reader.place }

    init(_ reader: SQLiteJournalReader, from journal: SQLiteJournal, atCall call: Int) {
      self.reader = reader
      self.journal = journal
      callsLeft = Mutex(call)
    }

    private func call(_ name: StoreName) async throws(JournalError) {
      let isDue = callsLeft.withLock { left in
        left -= 1
        return left == 0
      }
      if isDue { _ = try await journal.prune(name, olderThan: .zero) }
    }

    func names(after last: StoreName?, limit: Int) async throws(JournalError) -> [StoreName] {
      try await reader.names(after: last, limit: limit)
    }

    func head(of name: StoreName) async throws(JournalError) -> Head? {
      try await call(name)
      return try await reader.head(of: name)
    }

    func entries(
      of name: StoreName, from number: Int, limit: Int
    ) async throws(JournalError) -> [Entry] {
      try await call(name)
      return try await reader.entries(of: name, from: number, limit: min(1, limit))
    }

    func snapshot(
      of name: StoreName, after last: (number: Int, version: Int)?
    ) async throws(JournalError) -> Snapshot? {
      try await call(name)
      return try await reader.snapshot(of: name, after: last)
    }

    func problems() async throws(JournalError) -> [String] { try await reader.problems() }
  }
#endif
