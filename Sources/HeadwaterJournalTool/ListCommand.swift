#if JournalTool
  import ArgumentParser
  import Foundation
  import HeadwaterJournal

  /// Prints the stores of a journal.
  struct ListCommand<Program: JournalProgram>: JournalSubcommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "list", abstract: "Prints the names of all stores.")
    }

    @OptionGroup var location: JournalLocation<Program>
    @OptionGroup var form: OutputForm

    init() {}

    func execute(_ console: Console) async throws -> Bool {
      let reader = try await location.reader()
      try await reader.eachName { name in
        guard let head = try await reader.head(of: name) else { return }
        try console.line(
          form.json ? Records.store(name, head) : Data(Self.text(name, head).utf8))
      }
      guard let problem = StoreName.problem(with: try await reader.unusableNames()) else {
        return true
      }
      console.complain("\(problem) They are not listed, and no app can open them.")
      return false
    }

    /// The line of a store.
    static func text(_ name: StoreName, _ head: Head) -> String {
      var text = "\(PlainText.visible(name.text)): "
      text += PlainText.count(head.number, "entry", "entries") + ", version \(head.version)"
      if head.since > 0 { text += " since entry \(head.since)" }
      if head.epoch > 0 { text += ", epoch \(head.epoch)" }
      return text
    }
  }
#endif
