#if JournalTool && SQLite
  import Testing

  @testable import HeadwaterJournalTool

  @MainActor @Suite struct CommandTests {
    private let file: JournalFile

    init() throws {
      file = try JournalFile()
    }

    @Test("`list` prints each store with what its head says")
    func list() async throws {
      try await file.add(["Milk", "Bread"])
      try await file.add(["Salt"], to: "board/2")
      try await file.add([], to: "board/2", version: 2)

      #expect(
        try await run(["list", "-j", file.path]).text == """
          board/1: 2 entries, version 1
          board/2: 1 entry, version 2 since entry 1

          """)
      #expect(
        try await run(["list", "--json", "-j", file.path]).text == """
          {"entries":2,"epoch":0,"since":0,"store":"board/1","type":"store","version":1}
          {"entries":1,"epoch":0,"since":1,"store":"board/2","type":"store","version":2}

          """)
    }

    @Test("`show` prints entries from a number on, for people and for machines")
    func show() async throws {
      try await file.add(["Milk", "Bread", "Salt"])
      try file.removeChance()

      #expect(
        try await run(["show", "board/1", "--from", "2", "-j", file.path]).text == """
          board/1: 3 entries, version 1
          2  2001-01-01T00:00:02.000Z  version 1  {"added":{"_0":"Bread"}}
          3  2001-01-01T00:00:03.000Z  version 1  {"added":{"_0":"Salt"}}

          """)
      #expect(
        try await run(["show", "board/1", "--limit", "1", "--json", "-j", file.path]).text == """
          {"entries":3,"epoch":0,"since":0,"store":"board/1","type":"store","version":1}
          {"at":"2001-01-01T00:00:01.000Z","id":"30303030-3030-3030-3030-303030303031","number":1,\
          "process":"00000000-0000-0000-0000-000000000000","store":"board/1","type":"entry","version":1,\
          "body":{"added":{"_0":"Milk"}}}

          """)
      #expect(
        try await run(["show", "board/1", "--from", "4", "-j", file.path]).text
          == "board/1: 3 entries, version 1\n")
    }

    @Test("a long body is cut for people, and what would command a terminal is made visible")
    func terminal() async throws {
      try await file.add([String(repeating: "x", count: 1_000)], to: "board/\u{1B}[31m\u{202E}é\n")
      try file.removeChance()

      let output = try await run(["show", "board/\u{1B}[31m\u{202E}é\n", "-j", file.path])

      #expect(
        output.text == """
          board/\\u{1b}[31m\\u{202e}é\\u{a}: 1 entry, version 1
          1  2001-01-01T00:00:01.000Z  version 1  {"added":{"_0":"\(String(repeating: "x", count: 224))\
          … (1019 bytes)

          """)
    }

    @Test("a name in an error does not command a terminal either")
    func terminalOfErrors() async throws {
      try await file.add([])
      #expect(
        try await run(["show", "\u{1B}[2J", "-j", file.path]).complaint
          == "error: There is no store \"\\u{1b}[2J\" in \(file.path).\n")
    }

    @Test("`export` prints all that stands, or the stores that are named")
    func export() async throws {
      try await file.add(["Milk", "Bread"])
      try await file.add(["Salt"], to: "board/2")
      try file.removeChance()

      let all = try await run(["export", "-j", file.path])
      let one = try await run(["export", "board/2", "-j", file.path])

      #expect(
        all.text.split(separator: "\n").map { $0.prefix { $0 != "," } } == [
          #"{"format":1"#, #"{"entries":2"#, #"{"at":"2001-01-01T00:00:01.000Z""#,
          #"{"at":"2001-01-01T00:00:02.000Z""#, #"{"confirmed":false"#, #"{"confirmed":false"#,
          #"{"entries":1"#, #"{"at":"2001-01-01T00:00:01.000Z""#, #"{"confirmed":false"#,
        ])
      #expect(
        one.text == """
          {"format":1,"type":"journal"}
          {"entries":1,"epoch":0,"since":0,"store":"board/2","type":"store","version":1}
          {"at":"2001-01-01T00:00:01.000Z","id":"30303030-3030-3030-3030-303030303031","number":1,\
          "process":"00000000-0000-0000-0000-000000000000","store":"board/2","type":"entry","version":1,\
          "body":{"added":{"_0":"Salt"}}}
          {"confirmed":false,"digest":"24a2f4ebd7986bb9342b48097874f4f01a6f7319d558e0fb9884a9ed43611c33",\
          "number":0,"store":"board/2","type":"snapshot","version":1,\
          "writer":"00000000-0000-0000-0000-000000000000","state":{"cards":[],"last":""}}

          """)
    }

    @Test("`verify` folds all entries and finds no difference")
    func verify() async throws {
      try await file.add(["Milk", "Bread", "Salt"])

      let output = try await run(["verify", "board/1", "-j", file.path])

      #expect(output.status == 0)
      #expect(
        output.text.hasPrefix(
          "board/1: Folded entries 1 to 3. Compared 1 snapshot and 3 states of senders: no difference. The last"
        ))
    }

    @Test("`verify` by a changed reducer names each snapshot that differs, and the paths")
    func verifyChanged() async throws {
      try await file.add(["Milk", "Bread", "Salt", "Tea", "Jam"])

      let output = try await run(["verify", "board/1", "-j", file.path], as: ChangedBoards.self)

      #expect(output.status == 1)
      #expect(
        output.text.hasPrefix(
          """
          board/1: The state after entry 1 is another one than the sender of the next entry had. Actions since the last state \
          that agrees: .added. Was the reducer changed without a new version?
          board/1: The snapshot after entry 2 differs at last. Actions since the last state that agrees: .added.
          board/1: The snapshot after entry 4 differs at last. Actions since the last state that agrees: .added.
          board/1: Folded entries 1 to 5. Compared 2 snapshots and 3 states of senders: 3 differ. The last state has digest
          """))
      let lines = try await run(
        ["verify", "board/1", "--json", "-j", file.path], as: ChangedBoards.self
      ).text.split(separator: "\n")
      #expect(
        lines.first == """
          {"actions":[".added"],"cause":"sender","number":1,"paths":[],"store":"board/1","type":"difference"}
          """)
    }

    @Test("`verify` begins with the snapshot of its version, and refuses another version")
    func verifyVersion() async throws {
      try await file.add(["Milk", "Bread", "Salt"])
      let older = try await run(["verify", "board/1", "-j", file.path], as: NewBoards.self)
      #expect(
        older
          == Output(
            status: 65,
            complaint: """
              error: The store "board/1" is at version 1 of its reducer, and this program has version 2. Nothing was \
              folded, since another reducer gives other states.

              Run the program that has version 1, or open the store once with this one.

              """))
      try await file.add(["Tea"], version: 2)

      let output = try await run(["verify", "board/1", "-j", file.path], as: NewBoards.self)
      #expect(
        output.text.hasPrefix(
          """
          board/1: Folded entries 4 to 4; those before are of older versions, or were removed. Compared 1 snapshot \
          and 0 states of senders: no difference.
          """))
      #expect(try await run(["verify", "board/1", "-j", file.path]).status == 65)
    }

    @Test(
      "`verify` refuses an entry or a snapshot beyond the head, by its number",
      arguments: [
        ("UPDATE store SET number = 2", 3, 2), ("UPDATE store SET number = 0", 1, 0),
        ("UPDATE snapshot SET number = 9 WHERE number = 2", 9, 3),
      ])
    func verifyBeyondHead(change: String, number: Int, last: Int) async throws {
      try await file.add(["Milk", "Bread", "Salt"])
      try file.change(change)
      #expect(
        try await run(["verify", "board/1", "-j", file.path])
          == Output(
            status: 65,
            complaint: """
              error: The journal has an entry or a snapshot \(number) of the store "board/1", and its head says that the \
              last one is \(last). An app that opens the store takes no actions.

              Likely the table of stores was changed by hand. Restore it from a backup.

              """))
    }

    @Test("`verify` says which kinds it has reducers for, and which entry it can't read")
    func verifyErrors() async throws {
      try await file.add(["Milk"], to: "list/1")
      try await file.add(["Milk"])
      try file.change(#"UPDATE entry SET body = CAST('{"gone":{}}' AS BLOB) WHERE store = 2"#)
      // It was not damaged, but has another form.
      try file.change("UPDATE entry SET checksum = NULL, seal = NULL")

      #expect(
        try await run(["verify", "list/1", "-j", file.path])
          == Output(
            status: 65,
            complaint: """
              error: This program has no reducer for stores of the kind "list", and so the store "list/1" was not \
              folded. It has reducers for: board.

              Add the kind to the `kinds` of its `JournalProgram`.

              """))
      let unreadable = try await run(["verify", "board/1", "-j", file.path])
      #expect(unreadable.status == 65)
      #expect(
        unreadable.complaint.hasPrefix(#"error: Entry 1 of the store "board/1" can't be read"#))
    }

    @Test(
      "the program without reducers says where `verify` is",
      arguments: [[], ["--json"], ["--help"]])
    func noVerify(options: [String]) throws {
      typealias Plain = JournalCommand<HeadwaterJournalProgram>
      let error = try #require(throws: (any Error).self) {
        try Plain.parseAsRoot(["verify", "board/42"] + options)
      }
      #expect(Plain.exitCode(for: error).rawValue == 64)
      #expect(Plain.message(for: error).contains("Mount `JournalCommand` in the app"))
      #expect(!Plain.helpMessage().contains("verify"))
    }
  }
#endif
