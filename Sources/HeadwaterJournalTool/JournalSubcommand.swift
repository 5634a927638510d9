#if JournalTool
  import ArgumentParser
  import HeadwaterJournal

  /// A command with a journal and a console.
  protocol JournalSubcommand: AsyncParsableCommand {
    /// Does the work.
    ///
    /// - Returns: Whether all is well. If not, the exit code is 1.
    func execute(_ console: Console) async throws -> Bool
  }

  extension JournalSubcommand {
    func run() async throws {
      let status = await status(Console.ofProcess())
      if status != 0 { throw ExitCode(status) }
    }

    /// Does the work, and reports an error.
    ///
    /// - Returns: The exit code.
    func status(_ console: Console) async -> Int32 {
      do {
        let isWell = try await execute(console)
        try console.flush()
        return isWell ? 0 : 1
      } catch let failure as OutputFailure {
        console.complain(failure.description)
        return 74
      } catch {
        // What was found before stands in the output, unless that is closed.
        try? console.flush()
        let error = error as? JournalError ?? .away("\(error)")
        console.complain(error.message)
        return error.exitCode
      }
    }
  }

  extension JournalError {
    /// As `sysexits.h` names the kinds of errors.
    var exitCode: Int32 {
      switch reason {
      case .name: 64
      case .noStore, .noJournal: 66
      case .inUse, .away, .full, .signIn, .settings: 69
      default: 65
      }
    }
  }

  /// Where the journal is.
  struct JournalLocation<Program: JournalProgram>: ParsableArguments {
    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The path of an SQLite file, or an address that begins with postgres://.",
        valueName: "path"))
    var journal: String?

    @Option(
      help: ArgumentHelp(
        "The schema of the tables in a PostgreSQL database. It is \"headwater\" without one.",
        valueName: "name"))
    var schema: String?

    init() {}

    func validate() throws {
      if journal ?? Program.journal == nil {
        throw ValidationError("Missing expected option '--journal <path>'")
      }
    }

    /// Opens the journal for reading.
    func reader() async throws(JournalError) -> any JournalReader {
      try await JournalAddress.reader(
        at: journal ?? Program.journal ?? "", schema: schema ?? Program.schema)
    }
  }

  extension JournalLocation {
    /// Opens the journal as an app does, for the commands that write, and makes a file that is not there.
    func writer() async throws(JournalError) -> any Journal {
      try await JournalAddress.journal(
        at: journal ?? Program.journal ?? "", schema: schema ?? Program.schema)
    }
  }

  /// The form of the output.
  struct OutputForm: ParsableArguments {
    @Flag(help: "Prints lines of JSON.")
    var json = false

    init() {}
  }
#endif
