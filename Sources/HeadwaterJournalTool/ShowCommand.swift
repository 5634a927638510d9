#if JournalTool
  import ArgumentParser
  import Foundation
  import HeadwaterJournal

  /// Prints the entries of a store.
  struct ShowCommand<Program: JournalProgram>: JournalSubcommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "show", abstract: "Prints the entries of a store.")
    }

    @Argument(help: "The name of the store, such as board/42.")
    var name: String

    @Option(
      help: ArgumentHelp("The number of the first entry to print.", valueName: "number"))
    var from = 1

    @Option(help: ArgumentHelp("How many entries to print at most.", valueName: "count"))
    var limit = Int.max

    @OptionGroup var location: JournalLocation<Program>
    @OptionGroup var form: OutputForm

    init() {}

    func validate() throws {
      if from < 1 { throw ValidationError("'--from' is \(from), and entries are numbered from 1.") }
      if limit < 0 { throw ValidationError("'--limit' is \(limit), which is less than none.") }
    }

    func execute(_ console: Console) async throws -> Bool {
      let reader = try await location.reader()
      let (name, head) = try await reader.existing(name)
      try console.line(
        form.json ? Records.store(name, head) : Data(ListCommand<Program>.text(name, head).utf8))
      let last = from > head.number ? 0 : from - 1 + min(limit, head.number - from + 1)
      var unreadable: [Int] = []
      var damaged: [Int] = []
      try await reader.eachEntry(of: name, from: from, to: last) { entry in
        let body = CheckedJSON(entry.body)
        if !body.isValid { unreadable.append(entry.number) }
        if body.isValid && !entry.isWhole { damaged.append(entry.number) }
        try console.line(
          form.json
            ? Records.entry(entry, of: name, body: body) : Data(Self.text(entry, body).utf8))
      }
      if let first = unreadable.first {
        throw JournalError.unusable(.unreadable, first, unreadable.count, "no JSON", of: name)
      }
      if let first = damaged.first {
        throw JournalError.unusable(.damaged, first, damaged.count, "not what was kept", of: name)
      }
      return true
    }

    private static func text(_ entry: Entry, _ body: CheckedJSON) -> String {
      var text = "\(entry.number)  \(Records.time(entry.at))  version \(entry.version)"
      if let epoch = entry.epoch { text += "  epoch \(epoch)" }
      if !entry.isWhole { text += "  damaged" }
      return text + "  \(PlainText.body(entry.body, body))"
    }
  }

  extension Head {
    /// The number of the last entry that was removed, as far as it can be one.
    var lastRemoved: Int { max(0, min(pruned, number - 1)) }
  }

  extension JournalReader {
    /// Entries, one after the other, of which a few are in memory at a time.
    func eachEntry(
      of name: StoreName, from first: Int, to last: Int, _ body: (Entry) async throws -> Void
    ) async throws {
      var next = first
      while next <= last {
        let entries = try await entries(of: name, from: next, limit: min(1_000, last - next + 1))
        for entry in entries where entry.number <= last { try await body(entry) }
        guard let end = entries.last, end.number < last else { return }
        next = end.number + 1
      }
    }
  }

  extension JournalError {
    private static func others(_ count: Int) -> String {
      switch count {
      case 0: ""
      case 1: ", and neither is 1 other"
      default: ", and neither are \(count) others"
      }
    }

    /// Entries that close their store.
    fileprivate static func unusable(
      _ reason: Reason, _ first: Int, _ count: Int, _ what: String, of name: StoreName
    ) -> JournalError {
      JournalError(
        reason,
        """
        Entry \(first) of the store "\(name)" is \(what)\(others(count - 1)). An app shows the state before it, \
        and takes no actions.

        Likely the table of entries was changed by hand, or the disk has failed. Run `check`, and restore a backup.
        """)
    }
  }
#endif
