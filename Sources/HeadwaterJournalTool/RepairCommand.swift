#if JournalTool
  import ArgumentParser
  import Foundation
  import HeadwaterJournal

  /// Writes what is whole in a damaged journal into a new one.
  struct RepairCommand<Program: JournalProgram>: JournalSubcommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "repair",
        abstract: "Writes what is whole in a damaged journal into a new one.",
        discussion: """
          The damaged journal is only read; end the app before. Entries that it lacks are taken from \
          exports, such as that of a backup. A store that lacks some even so begins with the first \
          snapshot after them.
          """)
    }

    @Argument(
      help: "The path or address of the journal to write. A file that is not there is made.")
    var into: String

    @Option(
      help: ArgumentHelp(
        "The schema of the tables to write, in a PostgreSQL database.", valueName: "name"))
    var intoSchema: String?

    @Option(
      help: ArgumentHelp(
        "The path of an export that has what is missing. It may be given several times.",
        valueName: "export"))
    var with: [String] = []

    @OptionGroup var location: JournalLocation<Program>

    init() {}

    func execute(_ console: Console) async throws -> Bool {
      let reader = try await location.reader()
      let path = FileManager.default.temporaryDirectory
        .appending(path: "headwater-\(UUID().uuidString).jsonl").path
      defer { unlink(path) }
      try await write(reader, to: path)
      let export = try ExportFile(paths: [path] + with)
      let journal = try await JournalAddress.journal(at: into, schema: intoSchema)
      return try await export.write(to: journal, console)
    }

    /// Writes an export without what is damaged.
    private func write(_ reader: any JournalReader, to path: String) async throws {
      guard FileManager.default.createFile(atPath: path, contents: nil),
        let file = FileHandle(forWritingAtPath: path)
      else { throw OutputFailure(number: errno) }
      let console = Console(
        write: { data throws(OutputFailure) in
          do { try file.write(contentsOf: data) } catch { throw OutputFailure(number: errno) }
        }, warn: { _ in })
      // What is left out stands in the lines.
      _ = try await StoreExport.write(reader, [], skipsDamaged: true, console)
      try console.flush()
      try file.close()
    }
  }
#endif
