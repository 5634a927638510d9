#if JournalTool && SQLite
  import Testing

  @testable import HeadwaterJournalTool

  @MainActor @Suite struct CheckTests {
    private let file: JournalFile

    init() async throws {
      file = try JournalFile()
      try await file.add(["Milk", "Bread", "Salt"])
    }

    @Test("a sound journal has no problem, and the check says how much it has read")
    func sound() async throws {
      #expect(
        try await run(["check", "-j", file.path])
          == Output(
            status: 0,
            text: """
              \(file.path): 1 store, 3 entries, 2 snapshots, 133 bytes of JSON. No problem found.

              """))
      #expect(
        try await run(["check", "--json", "-j", file.path]).text == """
          {"bytes":133,"entries":3,"problems":0,"snapshots":2,"stores":1,"type":"check","unchecked":0,"unsealed":0}

          """)
    }

    @Test(
      "each kind of damage is a problem",
      arguments: [
        ("DELETE FROM entry WHERE number = 2", "Entry 2 is missing; the next one is 3."),
        ("DELETE FROM entry WHERE number = 3", "The head has 3 entries, and the last one is 2."),
        (
          "UPDATE store SET number = 2",
          "Entry 3 stands beyond the head, which has 2 entries."
        ),
        (
          "UPDATE entry SET body = CAST('{\"a' AS BLOB) WHERE number = 2",
          "The body of entry 2 has 3 bytes that are no JSON."
        ),
        (
          "UPDATE entry SET body = CAST(replace(body, 'Bread', 'Broad') AS BLOB) WHERE number = 2",
          "Entry 2 has another checksum: it was changed since it was kept."
        ),
        (
          "UPDATE entry SET id = zeroblob(16) WHERE number = 3",
          "Entry 3 has another checksum: it was changed since it was kept."
        ),
        (
          "UPDATE entry SET at = at + 0.001 WHERE number = 3",
          "Entry 3 has another checksum: it was changed since it was kept."
        ),
        (
          "UPDATE entry SET process = zeroblob(16) WHERE number = 1",
          "Entry 1 has another checksum: it was changed since it was kept."
        ),
        (
          "UPDATE entry SET digest = zeroblob(32) WHERE number = 2",
          "Entry 2 has another checksum: it was changed since it was kept."
        ),
        (
          "UPDATE entry SET version = 2 WHERE number = 3",
          "Entry 3 has version 2, and the head has 1."
        ),
        (
          "UPDATE store SET version = 2",
          "Entry 1 has version 1, and version 2 stands since entry 0."
        ),
        (
          "UPDATE entry SET epoch = 7 WHERE number = 1", "Entry 1 has epoch 7, and the head has 0."
        ),
        (
          "UPDATE snapshot SET state = CAST('{}' AS BLOB) WHERE number = 2",
          "The snapshot after entry 2 of version 1 has another digest."
        ),
        ("DELETE FROM snapshot", "It has no snapshot."),
        (
          "DELETE FROM snapshot WHERE number = 0",
          "The first snapshot is after entry 2; there is none before."
        ),
        (
          "UPDATE snapshot SET number = 9 WHERE number = 2",
          "The snapshot after entry 9 of version 1 stands beyond the head, which has 3 entries."
        ),
        (
          "UPDATE store SET pruned = 2",
          "Entry 1 stands, and the head says that those up to 2 are removed."
        ),
        (
          "UPDATE entry SET number = -3 WHERE number = 3",
          "There is an entry -3, and entries are numbered from 1."
        ),
        (
          "UPDATE snapshot SET number = -7 WHERE number = 0",
          "The snapshot after entry -7 of version 1 has a number or a version that is none."
        ),
        (
          "UPDATE snapshot SET version = 2 WHERE number = 2",
          "The snapshot after entry 2 of version 2 has a newer version than the head, which has 1."
        ),
        ("UPDATE store SET since = 9", "The head has version 1 since entry 9, and 3 entries."),
        ("UPDATE store SET since = -9", "The head has version 1 since entry -9, and 3 entries."),
        (
          "UPDATE store SET since = 2",
          "Entry 2 has version 1, and that stands only after entry 2."
        ),
      ])
    func damage(change: String, problem: String) async throws {
      try file.change(change)

      let output = try await run(["check", "-j", file.path])

      #expect(output.status == 1)
      #expect(output.complaint == "")
      #expect(output.text.split(separator: "\n").contains("board/1: \(problem)"), "\(output.text)")
    }

    @Test(
      "what is missing from the tables, and rows that no store reads, are problems of the journal",
      arguments: [
        ("DROP INDEX entry_id", "It has no index entry_id."),
        ("DROP TABLE attempt", "It has no table attempt."),
        ("ALTER TABLE entry DROP COLUMN checksum", "It has no column checksum of the table entry."),
        (
          "UPDATE entry SET store = 77 WHERE number = 3",
          "The table entry has rows of no store: 1."
        ),
        (
          "INSERT INTO attempt VALUES(1, x'00', 1, 1, 5)",
          "The table attempt has rows that no journal writes: 1."
        ),
        (
          "INSERT INTO attempt VALUES(1, zeroblob(16), 1, 5, 1)",
          "The table attempt has rows that no journal writes: 1."
        ),
      ])
    func tables(change: String, problem: String) async throws {
      try file.change(change)

      let output = try await run(["check", "-j", file.path])

      #expect(output.status == 1)
      #expect(output.text.split(separator: "\n").contains { $0 == problem }, "\(output.text)")
    }

    @Test(
      "a snapshot that was moved to another entry is seen by `verify`, where `check` can't see it")
    func movedSnapshot() async throws {
      try file.change("UPDATE snapshot SET number = 3 WHERE number = 2")
      #expect(try await run(["check", "-j", file.path]).status == 0)
      let output = try await run(["verify", "board/1", "-j", file.path])
      #expect(output.status == 1)
      #expect(output.text.contains("after entry 3"), "\(output.text)")
    }

    @Test("a table that is missing is damage to all commands")
    func noTable() async throws {
      try file.change("DROP TABLE entry")
      for command in [["show", "board/1"], ["export"], ["verify", "board/1"]] {
        let output = try await run(command + ["-j", file.path])
        #expect(output.status == 65)
        #expect(
          output.complaint.contains("is damaged: no such table: entry"), "\(output.complaint)")
      }
    }

    @Test("entries of an older version of Headwater are counted, since less of them can be checked")
    func withoutChecksums() async throws {
      try file.change("UPDATE entry SET checksum = NULL WHERE number < 3")

      #expect(
        try await run(["check", "-j", file.path])
          == Output(
            status: 0,
            text: """
              \(file.path): 1 store, 3 entries, 2 snapshots, 133 bytes of JSON. No problem found. Of 2 entries without \
              a checksum, only the form was checked: an older version of Headwater has written them.

              """))
    }

    @Test("an entry that was changed is shown as such, and neither an app nor `verify` folds it")
    func changed() async throws {
      try file.change(
        "UPDATE entry SET body = CAST(replace(body, 'Bread', 'Broad') AS BLOB) WHERE number = 2")

      let output = try await run(["show", "board/1", "-j", file.path])
      #expect(output.status == 65)
      #expect(output.text.contains(#"version 1  damaged  {"added":{"_0":"Broad"}}"#))
      #expect(
        output.complaint == """
          error: Entry 2 of the store "board/1" is not what was kept. An app shows the state before it, and takes no \
          actions.

          Likely the table of entries was changed by hand, or the disk has failed. Run `check`, and restore a backup.

          """)
      let lines = try await run(["show", "board/1", "--from", "2", "--json", "-j", file.path]).text
      #expect(lines.contains(#""damaged":true"#))
      let verified = try await run(["verify", "board/1", "-j", file.path])
      #expect(verified.status == 65)
      #expect(verified.complaint.contains("Entry 2 of the store \"board/1\" is damaged"))
    }

    @Test("a row with a value of another type is a problem, and ends no process")
    func wrongType() async throws {
      try file.change("UPDATE entry SET id = 'no id' WHERE number = 2")

      let output = try await run(["check", "--json", "-j", file.path])

      #expect(output.status == 1)
      #expect(output.text.contains(#"a row has a wrong value in the column \"id\""#))
      let shown = try await run(["show", "board/1", "-j", file.path])
      #expect(shown.status == 65)
      #expect(shown.complaint.contains(#"a row has a wrong value in the column "id""#))
    }

    @Test("an entry that is no JSON is shown as bytes, and the exit code tells")
    func unreadable() async throws {
      try file.change("UPDATE entry SET body = x'1b00ff' WHERE number > 1")
      try file.removeChance()

      let output = try await run(["show", "board/1", "--from", "2", "-j", file.path])

      #expect(
        output
          == Output(
            status: 65,
            text: """
              board/1: 3 entries, version 1
              2  2001-01-01T00:00:02.000Z  version 1  (3 bytes that are no JSON: 1b 00 ff)
              3  2001-01-01T00:00:03.000Z  version 1  (3 bytes that are no JSON: 1b 00 ff)

              """,
            complaint: """
              error: Entry 2 of the store "board/1" is no JSON, and neither is 1 other. An app shows the state before \
              it, and takes no actions.

              Likely the table of entries was changed by hand, or the disk has failed. Run `check`, and restore a \
              backup.

              """))
      let lines = try await run(["show", "board/1", "--from", "3", "--json", "-j", file.path]).text
      #expect(lines.contains(#""bodyBase64":"GwD/""#))
    }
  }
#endif
