#if JournalTool && SQLite
  import ArgumentParser
  import Foundation
  import GRDB
  import Testing

  @testable import HeadwaterJournalTool

  @MainActor @Suite struct ErrorTests {
    private let file: JournalFile

    init() throws {
      file = try JournalFile()
    }

    private func error(_ arguments: [String]) async throws -> Output {
      try await run(arguments + ["-j", file.path])
    }

    @Test("a file that is not there")
    func missing() async throws {
      #expect(
        try await error(["list"])
          == Output(
            status: 66,
            complaint: """
              error: The journal \(file.path) can't be read: No such file or directory.

              Is this the path that the app opens?

              """))
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("a folder, and an empty file")
    func noFile() async throws {
      let folder = try await run(["list", "-j", "/"])
      #expect(folder.status == 66)
      #expect(folder.complaint.hasPrefix("error: The journal / can't be read: It is no file."))
      try Data().write(to: URL(filePath: file.path))
      let empty = try await error(["list"])
      #expect(empty.status == 66)
      #expect(
        empty.complaint.hasPrefix("error: The journal \(file.path) can't be read: It is empty."))
    }

    @Test("a file that is no database, and a database of another program")
    func noJournal() async throws {
      try Data("no database".utf8).write(to: URL(filePath: file.path))
      #expect(
        try await error(["check"])
          == Output(
            status: 65,
            complaint: """
              error: The file \(file.path) is no SQLite database, or its beginning is overwritten. It was not changed.

              Is this the path that the app opens? If it is, restore a backup.

              """))
      let other = file.path("songs.sqlite")
      try await DatabaseQueue(path: other).write { try $0.execute(sql: "CREATE TABLE song(title)") }
      #expect(
        try await run(["list", "-j", other])
          == Output(
            status: 65,
            complaint: """
              error: The file \(other) is a database of another program. It was not changed.

              Give the journal a file of its own.

              """))
    }

    @Test("a journal of a newer and of an older version of Headwater")
    func otherVersion() async throws {
      try await file.add(["Milk"])
      try file.change("INSERT INTO grdb_migrations VALUES('later')")
      #expect(
        try await error(["list"])
          == Output(
            status: 65,
            complaint: """
              error: The journal \(file.path) was written by a newer version of Headwater. It was not changed.

              Start the newer program, or restore the backup that was made before it.

              """))
      try file.change("DELETE FROM grdb_migrations")
      #expect(
        try await error(["list"])
          == Output(
            status: 65,
            complaint: """
              error: The journal \(file.path) was written by an older version of Headwater, and has to be migrated \
              before it is read. It was not changed.

              Start the app once, or use the tool of its version.

              """))
    }

    @Test("a name that is not there, with those that are near")
    func unknownName() async throws {
      try await file.add([])
      try await file.add([], to: "board/42")
      try await file.add([], to: "Bord/1")
      try await file.add([], to: "something else")

      #expect(
        try await error(["show", "bord/1"])
          == Output(
            status: 66,
            complaint: """
              error: There is no store "bord/1" in \(file.path). Names that are near: "Bord/1", "board/1".

              """))
      #expect(
        try await error(["export", "zzz"]).complaint
          == "error: There is no store \"zzz\" in \(file.path).\n")
    }

    @Test("a name of 10 KB")
    func longName() async throws {
      try await file.add([])
      #expect(
        try await error(["show", String(repeating: "n", count: 10_000)])
          == Output(
            status: 64,
            complaint: """
              error: "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn…" is no name of a store: it has 10000 bytes. Nothing was opened.

              A name has 1 to 512 bytes of UTF-8 and no null character. Make it of a kind and a short id, such as \
              "board/42".

              """))
    }

    @Test(
      "an address of a database that the program was built without, whose password is not repeated")
    func address() async throws {
      let output = try await run(["list", "-j", "mysql://me:secret@host/boards"])
      #expect(
        output
          == Output(
            status: 66,
            complaint: """
              error: This program can't read a journal at an address that begins with mysql://.

              Give the path of an SQLite file, or build the program with the trait of that database.

              """))
    }

    @Test(
      "what is no path and no address is not repeated: it may have a password",
      arguments: [
        "postgresql:/me:secret@host/boards", "host=127.0.0.1 port=1 password=secret",
        "postgresql:/me:secret@\u{301}host/boards",
      ])
    func noPath(text: String) async throws {
      let output = try await run(["list", "-j", text])
      #expect(
        output
          == Output(
            status: 66,
            complaint: """
              error: There is no file at the path of the journal. It has an @ or an = as an address has, which may have \
              a password, and is not repeated.

              Give the path of an SQLite file, or an address that begins with postgres:// or postgresql://.

              """))
    }

    #if Postgres
      @Test(
        "an address whose password has a plain @ or / is refused, and no part of it is repeated",
        arguments: [
          "postgresql://me:p@secret@127.0.0.1:1/boards", "postgresql://me:p/secret@127.0.0.1:1/x",
          "postgresql://me:1/secret@127.0.0.1:1/x", "postgresql://me:p@\u{301}secret@127.0.0.1:1/x",
          "postgresql://me:1/\u{301}secret@127.0.0.1:1/x",
        ])
      func plainSigns(url: String) async throws {
        let output = try await run(["list", "-j", url])
        #expect(output.status == 69)
        #expect(output.complaint.contains("it has more than one @, or one after a /"))
        #expect(!output.complaint.contains("secret"))
      }
    #endif

    @Test("a first entry beyond the last one is none, whatever the limit")
    func farFrom() async throws {
      try await file.add(["Milk", "Bread", "Salt"])
      for limit in ["0", "5", "\(Int.max)"] {
        let arguments = ["show", "board/1", "--from", "\(Int.max)", "--limit", limit]
        #expect(
          try await error(arguments) == Output(status: 0, text: "board/1: 3 entries, version 1\n"))
      }
      let two = try await error(["show", "board/1", "--from", "2", "--limit", "1"])
      #expect(two.text.split(separator: "\n").count == 2)
    }

    @Test(
      "numbers that no journal writes end neither the tool nor what it reads",
      arguments: [
        "UPDATE store SET number = \(Int.max)", "UPDATE store SET pruned = \(Int.max)",
        "UPDATE store SET pruned = -\(Int.max)",
        "UPDATE store SET number = \(Int.max), pruned = \(Int.max)",
        "UPDATE entry SET number = \(Int.max) WHERE number = 3; UPDATE store SET number = \(Int.max)",
      ])
    func numbers(change: String) async throws {
      try await file.add(["Milk", "Bread", "Salt"])
      try file.change(change)
      #expect(try await error(["check"]).status == 1)
      #expect(try await error(["list"]).status == 0)
      for command in [["show", "board/1"], ["export"], ["verify", "board/1"]] {
        #expect([0, 1, 65].contains(try await error(command).status))
      }
    }

    @Test("rows with names that are none are a problem, and the other stores are there")
    func names() async throws {
      try await file.add(["Milk"])
      for name in ["x'6e'", "CAST(x'ff41' AS TEXT)", "''", "printf('%600d', 1)"] {
        try file.change(
          "INSERT INTO store(name, number, version, since, epoch) VALUES(\(name), 0, 1, 0, 0)")
      }
      #expect(
        try await error(["list"])
          == Output(
            status: 1, text: "board/1: 1 entry, version 1\n",
            complaint: """
              error: Of the names of stores, 4 are no text of 1 to 512 bytes in UTF-8. They are not listed, and no app \
              can open them.

              """))
      #expect(try await error(["export"]).status == 0)
      let check = try await error(["check"])
      #expect(check.status == 1)
      #expect(
        check.text.hasPrefix(
          "Of the names of stores, 4 are no text of 1 to 512 bytes in UTF-8.\n\(file.path): 1 store, "
        ))
    }

    @Test(
      "wrong arguments are refused with a sentence",
      arguments: [
        (["list"], "Missing expected option '--journal <path>'"),
        (
          ["show", "a", "--from", "0", "-j", "x"], "'--from' is 0, and entries are numbered from 1."
        ),
        (["show", "a", "--limit=-1", "-j", "x"], "'--limit' is -1, which is less than none."),
        (
          ["verify", "a", "-j", "x"],
          "This program has no `verify`: it folds the entries of a store"
        ),
      ])
    func arguments(arguments: [String], message: String) throws {
      let error = try #require(throws: (any Error).self) {
        try JournalCommand<HeadwaterJournalProgram>.parseAsRoot(arguments)
      }
      #expect(
        JournalCommand<HeadwaterJournalProgram>.message(for: error).hasPrefix(message),
        "\(JournalCommand<HeadwaterJournalProgram>.message(for: error))")
      #expect(JournalCommand<HeadwaterJournalProgram>.exitCode(for: error).rawValue == 64)
    }
  }
#endif
