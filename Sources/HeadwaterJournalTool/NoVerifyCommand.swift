#if JournalTool
  import ArgumentParser

  /// Says where `verify` is, in the program that knows no reducer.
  struct NoVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify", abstract: "Is only in an app that mounts these commands.",
      shouldDisplay: false)

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func validate() throws {
      throw ValidationError(
        """
        This program has no `verify`: it folds the entries of a store, and needs the reducer of the app.

        Mount `JournalCommand` in the app, with its reducers, and run the `verify` of that. The article Operating shows how.
        """)
    }
  }
#endif
