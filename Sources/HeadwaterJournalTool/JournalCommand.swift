#if JournalTool
  import ArgumentParser

  /// The commands of `headwater-journal`, which an app mounts beside its own.
  ///
  /// ```swift
  /// @main struct BoardServer: AsyncParsableCommand {
  ///   static let configuration = CommandConfiguration(
  ///     subcommands: [Serve.self, JournalCommand<Boards>.self])
  /// }
  /// ```
  ///
  /// `board-server journal verify board/42` then folds all entries, and compares the state with each snapshot. No
  /// command but `import`, `repair` and `verify --confirm` writes to the journal, and each of the others may run while the app does.
  public struct JournalCommand<Program: JournalProgram>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
      var subcommands: [any ParsableCommand.Type] = [
        ListCommand<Program>.self, ShowCommand<Program>.self, ExportCommand<Program>.self,
        CheckCommand<Program>.self, ImportCommand<Program>.self,
        RepairCommand<Program>.self,
      ]
      let knowsReducers = Program.self != HeadwaterJournalProgram.self
      subcommands.append(knowsReducers ? VerifyCommand<Program>.self : NoVerifyCommand.self)
      return CommandConfiguration(
        commandName: Program.commandName,
        abstract: "Looks into a journal, also while an app uses it. Two commands write to one.",
        discussion: """
          Exit codes: 0 all is well, 1 a problem was found, 64 wrong arguments, 65 no journal or \
          damaged, 66 no such file or store, 69 in use or not reachable, 74 the output was closed.
          """,
        subcommands: subcommands)
    }

    public init() {}
  }
#endif
