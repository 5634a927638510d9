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
          export is for other programs; it is no backup, since no journal reads it.
          """)
    }

    @Argument(help: "The names of the stores; all of them without a name.")
    var names: [String] = []

    @OptionGroup var location: JournalLocation<Program>

    init() {}

    func execute(_ console: Console) async throws -> Bool {
      let reader = try await location.reader()
      var chosen: [StoreName] = []
      for text in names { chosen.append(try await reader.existing(text).name) }
      try console.line(
        JSONValue.object(["type": .string("journal"), "format": Records.number(1)]).canonical)
      if names.isEmpty {
        try await reader.eachName { try await export($0, reader, console) }
      } else {
        for name in chosen { try await export(name, reader, console) }
      }
      return true
    }

    private func export(
      _ name: StoreName, _ reader: any JournalReader, _ console: Console
    ) async throws {
      guard let head = try await reader.head(of: name) else { return }
      try console.line(Records.store(name, head))
      try await reader.eachEntry(of: name, from: head.lastRemoved + 1, to: head.number) { entry in
        try console.line(Records.entry(entry, of: name, body: CheckedJSON(entry.body)))
      }
      try await reader.eachSnapshot(of: name, upTo: head.number) { snapshot in
        try console.line(
          Records.snapshot(snapshot, of: name, state: CheckedJSON(snapshot.state)))
      }
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
