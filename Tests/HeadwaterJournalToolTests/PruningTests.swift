#if JournalTool && SQLite
  import HeadwaterSQLite
  import Testing

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
  }
#endif
