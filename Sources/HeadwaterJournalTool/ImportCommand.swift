#if JournalTool
  import ArgumentParser
  import Foundation
  import HeadwaterJournal

  /// Writes the stores of an export into a journal.
  struct ImportCommand<Program: JournalProgram>: JournalSubcommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "import",
        abstract: "Writes the stores of an export into a journal.",
        discussion: """
          It writes to the journal, and no app may use an SQLite journal meanwhile. If it ends early, run it again: what \
          stands is known by the ids of the entries. A store whose entries are not all there begins with the first \
          snapshot after those that are missing, and its entries have new numbers. The time and the process of entries \
          are those of the import.
          """)
    }

    @Argument(
      help: ArgumentHelp(
        "The path of the export, which may be one with --skip-damaged, and of others that have what it lacks.",
        valueName: "export"))
    var files: [String]

    @Option(
      help: ArgumentHelp(
        "The name of the store to write, if the export has one store.", valueName: "name"))
    var store: String?

    @OptionGroup var location: JournalLocation<Program>

    init() {}

    func execute(_ console: Console) async throws -> Bool {
      let export = try ExportFile(paths: files)
      if store != nil && export.stores.count != 1 {
        throw JournalError.severalStores(export.stores.count, files[0])
      }
      let name = try store.map { text throws(JournalError) in try StoreName(text) }
      return try await export.write(to: location.writer(), as: name, console)
    }
  }

  /// What was written of a store.
  struct ImportedStore {
    /// The number that the first written entry has in the export.
    let first: Int

    /// How many entries it has now.
    let entries: Int
    let snapshots: Int

    func text(of name: StoreName) -> String {
      let start =
        first == 1
        ? ""
        : " It begins with the state after entry \(first - 1): those before are not in the export."
      return """
        \(PlainText.visible(name.text)): \(PlainText.count(entries, "entry", "entries")), \
        \(PlainText.count(snapshots, "snapshot", "snapshots")).\(start)
        """
    }
  }

  extension JournalError {
    static func noExport(_ path: String, _ problem: String) -> JournalError {
      JournalError(
        .noJournal,
        """
        The export \(path) can't be read: \(problem). Nothing was written.

        Give the path of a file that `headwater-journal export` has printed.
        """)
    }

    fileprivate static func severalStores(_ count: Int, _ path: String) -> JournalError {
      JournalError(
        .name,
        """
        `--store` names one store, and the export \(path) has \(count). Nothing was written.

        Export the store by its name, or leave `--store` out.
        """)
    }
  }
#endif
