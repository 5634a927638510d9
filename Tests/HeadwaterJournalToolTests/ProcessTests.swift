#if JournalTool && SQLite
  import Foundation
  import HeadwaterSQLite
  import TestSupport
  import Testing

  @testable import HeadwaterJournalTool

  @MainActor @Suite struct ProcessTests {
    private let file: JournalFile

    init() throws {
      file = try JournalFile()
    }

    @Test(
      "the program shows, exports and checks a journal while an app uses it, and changes nothing")
    func besideAnApp() async throws {
      try await file.add(["Milk"])
      let journal = try SQLiteJournal(path: file.path)
      let board = try await journal.store(
        "board/1", initialState: Board.State(), reducer: Board(), isManual: true)
      board.send(.added("Bread"))
      await board.journal?.finish()
      let log = try Data(contentsOf: URL(filePath: file.path + "-wal"))

      for arguments in [["list"], ["show", "board/1"], ["export"], ["check"]] {
        let output = try await BuiltProgram("headwater-journal", arguments + ["-j", file.path])
          .end()
        #expect(output.status == 0, "\(output.complaint)")
        #expect(output.text.contains("2 entries") || output.text.contains(#""entries":2"#))
      }

      #expect(try Data(contentsOf: URL(filePath: file.path + "-wal")) == log)
      board.send(.added("Salt"))
      await board.journal?.finish()
      #expect(board.cards == ["Milk", "Bread", "Salt"])
    }

    @Test("a mounted command folds with the app's reducer")
    func mounted() async throws {
      let write = try await BuiltProgram("journal-app", ["write", file.path, "60"]).end()
      #expect(write.text.split(separator: "\n").contains("60 60"))
      let verify = try await BuiltProgram(
        "journal-app", ["journal", "verify", "numbers/1", "-j", file.path]
      ).end()
      #expect(verify.status == 0)
      #expect(verify.text.hasPrefix("numbers/1: Folded entries 1 to 60. Compared "))
    }

    @Test("what a logger and a recorder have printed is not lost when the process is killed")
    func logged() async throws {
      let output = try await BuiltProgram("journal-app", ["log"]).end()
      let lines = output.text.split(separator: "\n")
      #expect(output.status == SIGKILL)
      #expect(lines.contains { $0.hasPrefix("Unwritable() from JournalApp.swift:") }, "\(lines)")
      #expect(
        lines.contains {
          $0.hasPrefix("Headwater issue: a line of a recording could not be encoded")
        }, "\(lines)")
    }

    @Test("output that nobody reads any more is a sentence and an exit code")
    func brokenPipe() async throws {
      try await file.add(["Milk"])
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()

      let output = try await BuiltProgram(
        "headwater-journal", ["export", "-j", file.path], output: pipe
      ).end()

      #expect(
        output
          == Output(
            status: 74, complaint: "error: The output was closed before all of it was written.\n"))
    }

    /// `HEADWATER_LONG=1` kills 50 times.
    @Test(
      "an app that is killed again and again loses nothing that it has shown as kept, and doubles nothing"
    )
    func killed() async throws {
      let isLong = ProcessInfo.processInfo.environment["HEADWATER_LONG"] == "1"
      var random = SeededGenerator(seed: 1)
      var kept: [Int: Int] = [:]
      for _ in 0..<(isLong ? 50 : 4) {
        let app = try BuiltProgram("journal-app", ["write", file.path, "1000"])
        for line in await app.crash(afterLines: random.number(1...300)) {
          let numbers = line.split(separator: " ").compactMap { Int($0) }
          #expect(kept.updateValue(numbers[1], forKey: numbers[0]) == nil)
        }
      }

      let reader = try SQLiteJournalReader(path: file.path)
      let name = try StoreName("numbers/1")
      let bodies = try await reader.entries(of: name, from: 1, limit: .max).map {
        String(decoding: $0.body, as: UTF8.self)
      }
      #expect(bodies == (1...bodies.count).map { #"{"added":{"_0":\#($0)}}"# })
      #expect(kept.allSatisfy { $0.key == $0.value && $0.value <= bodies.count })
      #expect(try await run(["check", "-j", file.path]).status == 0)
    }
  }
#endif
