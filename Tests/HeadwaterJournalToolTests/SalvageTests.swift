#if JournalTool && SQLite
  import Foundation
  import HeadwaterSQLite
  import Testing

  @testable import HeadwaterJournalTool

  /// What is left of a damaged journal, and how it gets into another one.
  @MainActor @Suite struct SalvageTests {
    private let file: JournalFile
    private var export: String { file.path("export.jsonl") }
    private var copy: String { file.path("copy.sqlite") }

    init() throws {
      file = try JournalFile()
    }

    private func writeExport(_ arguments: String...) async throws -> Output {
      let output = try await run(["export", "-j", file.path] + arguments)
      try Data(output.text.utf8).write(to: URL(filePath: export))
      return output
    }

    private func folded(_ name: String, at path: String) async throws -> [String] {
      let journal = try SQLiteJournal(path: path)
      let store = try await journal.store(
        name, initialState: Board.State(), reducer: Board(), isManual: true)
      return store.cards
    }

    @Test("an export that is imported folds to the same state, under the same numbers and ids")
    func import_() async throws {
      try await file.add(["Milk", "Bread", "Salt"])
      try await file.add(["Tea"], to: "board/2")
      _ = try await writeExport()

      let output = try await run(["import", export, "-j", copy])
      #expect(
        output
          == Output(
            status: 0,
            text: """
              board/1: 3 entries, 2 snapshots.
              board/2: 1 entry, 1 snapshot.

              """))
      #expect(try await folded("board/1", at: copy) == ["Milk", "Bread", "Salt"])
      #expect(try await folded("board/2", at: copy) == ["Tea"])
      #expect(try await run(["check", "-j", copy]).status == 0)
      #expect(try await run(["verify", "board/1", "-j", copy]).status == 0)
      // What stands is known again.
      #expect(try await run(["import", export, "-j", copy]) == output)
    }

    @Test("an import keeps the versions of entries")
    func versions() async throws {
      try await file.add(["Milk", "Bread"])
      try await file.add(["Salt"], version: 2)
      _ = try await writeExport()
      #expect(try await run(["import", export, "-j", copy]).status == 0)
      #expect(
        try await run(["list", "-j", copy]).text
          == "board/1: 3 entries, version 2 since entry 2\n")
      #expect(try await run(["check", "-j", copy]).status == 0)
    }

    @Test("damaged entries are told and left out, and the store begins after them")
    func skipped() async throws {
      try await file.add(["Milk", "Bread", "Salt", "Tea", "Oil"])
      try await file.add(["Jam"], to: "board/2")
      try file.change("UPDATE entry SET body = '{}' WHERE store = 1 AND number = 2")
      try file.change("UPDATE entry SET at = 'x' WHERE store = 1 AND number = 1")

      let stopped = try await writeExport()
      #expect(stopped.status == 65)
      let output = try await writeExport("--skip-damaged")
      #expect(output.status == 1)
      let damaged = output.text.split(separator: "\n").filter { $0.contains("\"damaged\"") }
      #expect(damaged.count == 2)
      #expect(
        damaged.last
          == """
          {"message":"It was changed since it was kept, as its checksum tells.","number":2,"part":"entry",\
          "store":"board/1","type":"damaged"}
          """)

      let imported = try await run(["import", export, "-j", copy])
      #expect(
        imported.text == """
          board/1: 3 entries, 2 snapshots. It begins with the state after entry 2: those before are not in the export.
          board/2: 1 entry, 1 snapshot.

          """)
      #expect(imported.status == 1)
      #expect(try await folded("board/1", at: copy) == ["Milk", "Bread", "Salt", "Tea", "Oil"])
      #expect(try await folded("board/2", at: copy) == ["Jam"])
    }

    @Test("a store is imported under another name, and not into one with other entries")
    func named() async throws {
      try await file.add(["Milk"])
      _ = try await writeExport()
      let named = try await run(["import", export, "--store", "board/9", "-j", file.path])
      #expect(named.text == "board/9: 1 entry, 1 snapshot.\n")
      try await file.add(["Tea"], to: "board/3")

      let other = try await run(["import", export, "--store", "board/3", "-j", file.path])
      #expect(other.status == 1)
      #expect(
        other.complaint == """
          error: The journal has a store "board/3" with other entries than those of the export. What stands was not changed.

          Give the import another name by `--store`, or another journal.

          """)
    }

    @Test("a repair writes what is whole, and takes the rest from the export of a backup")
    func repair() async throws {
      try await file.add(["Milk", "Bread", "Salt", "Tea", "Oil"])
      _ = try await writeExport()
      try await file.add(["Rice", "Corn"])
      try await file.add(["Jam"], to: "board/2")
      try file.change("UPDATE entry SET body = '{}' WHERE store = 1 AND number IN (2, 5)")
      try file.change("DELETE FROM snapshot WHERE number > 0")

      let alone = try await run(["repair", copy, "-j", file.path])
      #expect(alone.status == 1)
      #expect(alone.text == "board/2: 1 entry, 1 snapshot.\n")
      #expect(
        alone.complaint.hasPrefix(
          "error: The store \"board/1\" was not written: entries up to 7 are missing in the export")
      )

      let both = try await run(["repair", copy, "--with", export, "-j", file.path])
      #expect(
        both.text == """
          board/1: 7 entries, 3 snapshots.
          board/2: 1 entry, 1 snapshot.

          """)
      #expect(both.status == 0)
      let cards = ["Milk", "Bread", "Salt", "Tea", "Oil", "Rice", "Corn"]
      #expect(try await folded("board/1", at: copy) == cards)
      #expect(try await run(["check", "-j", copy]).status == 0)
      #expect(try await run(["verify", "board/1", "-j", copy]).status == 0)
    }

    @Test("exports whose histories part are not put together")
    func otherHistory() async throws {
      try await file.add(["Milk"])
      _ = try await writeExport()
      let other = try JournalFile()
      try await other.add(["Bread"])
      let output = try await run(["repair", copy, "--with", export, "-j", other.path])
      #expect(
        output.complaint == """
          error: The exports have different entries 1 of the store "board/1", and can't be put together. Nothing was written.

          Likely the one journal went on from a backup of the other. Import each under a name of its own, by `--store`.

          """)
      #expect(!FileManager.default.fileExists(atPath: copy))
    }

    @Test("what is no export is refused with its line")
    func noExport() async throws {
      try Data("{\"type\":\"journal\",\"format\":1}\nx\n".utf8).write(to: URL(filePath: export))
      let output = try await run(["import", export, "-j", copy])
      #expect(
        output.complaint == """
          error: The export \(export) can't be read: line 2 is none of an export. Nothing was written.

          Give the path of a file that `headwater-journal export` has printed.

          """)
      #expect(!FileManager.default.fileExists(atPath: copy))
    }
  }
#endif
