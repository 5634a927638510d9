#if JournalTool
  import ArgumentParser
  import Foundation
  import HeadwaterJournal

  /// Prints everything that a journal has.
  struct ExportCommand<Program: JournalProgram>: JournalSubcommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "export",
        abstract: "Prints stores, entries and snapshots as lines of JSON.",
        discussion: """
          The first line names the format. The lines of a store begin with its head, and have what stood then. An \
          export is for other programs, and for `import`.
          """)
    }

    @Argument(help: "The names of the stores; all of them without a name.")
    var names: [String] = []

    @Flag(
      help: ArgumentHelp(
        "Goes on after what can't be read, and says what that is.",
        discussion: "In place of damaged entries stands a line of the type \"damaged\"."))
    var skipDamaged = false

    @OptionGroup var location: JournalLocation<Program>

    init() {}

    func execute(_ console: Console) async throws -> Bool {
      let reader = try await location.reader()
      var chosen: [StoreName] = []
      for text in names { chosen.append(try await reader.existing(text).name) }
      return try await StoreExport.write(reader, chosen, skipsDamaged: skipDamaged, console)
    }
  }

  extension JournalReader {
    /// Snapshots, one after the other.
    func eachSnapshot(
      of name: StoreName, upTo last: Int, _ body: (Snapshot) async throws -> Void
    ) async throws {
      var found = try await snapshot(of: name, after: nil)
      while let snapshot = found, snapshot.number <= last {
        try await body(snapshot)
        found = try await self.snapshot(of: name, after: (snapshot.number, snapshot.version))
      }
    }
  }
#endif
