#if JournalTool
  import HeadwaterJournal

  /// What an app tells the commands of ``JournalCommand``: where its journal is, and the reducers of its stores.
  ///
  /// ```swift
  /// enum Boards: JournalProgram {
  ///   static var journal: String? { "boards.sqlite" }
  ///   @MainActor static var kinds: [StoreKind] { [StoreKind("board", reducer: Board(), version: 2)] }
  /// }
  /// ```
  public protocol JournalProgram {
    /// The name of the command. It is "journal" without one.
    static var commandName: String { get }

    /// The path of the journal's file, used without `--journal`; nil if `--journal` is required.
    static var journal: String? { get }

    /// The schema of the journal's tables in a PostgreSQL database, used without `--schema`; nil for the usual one.
    static var schema: String? { get }

    /// The reducers that `verify` folds with, by the kinds of their stores.
    @MainActor static var kinds: [StoreKind] { get }
  }

  extension JournalProgram {
    public static var commandName: String { "journal" }
    public static var journal: String? { nil }
    public static var schema: String? { nil }
  }

  /// The program `headwater-journal`, which knows no reducer.
  public enum HeadwaterJournalProgram: JournalProgram {
    public static var commandName: String { "headwater-journal" }
    @MainActor public static var kinds: [StoreKind] { [] }
  }

  /// The reducer of all stores of a kind, such as "board" for "board/42".
  @MainActor
  public struct StoreKind {
    /// The part of a name before the first "/".
    public let kind: String

    let verify: @MainActor (any JournalReader, StoreName) async throws(JournalError) -> Verification

    /// Makes a kind.
    ///
    /// - Parameters:
    ///   - kind: The part of the names before the first "/"; the whole name if it has none.
    ///   - reducer: The reducer, a function of state and action alone.
    ///   - version: The version of the reducer, as the app opens its stores.
    ///   - upcasters: What turns the JSON of older versions into that of this one.
    public init<R: Reducer>(
      _ kind: String, reducer: R, version: Int = 1, upcasters: [Upcaster] = []
    ) where R.State: Codable & Sendable, R.Action: Codable & Sendable {
      self.kind = kind
      verify = { reader, name throws(JournalError) in
        try await reader.verify(name, reducer: reducer, version: version, upcasters: upcasters)
      }
    }
  }
#endif
