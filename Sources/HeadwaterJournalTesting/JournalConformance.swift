import Foundation

/// The guarantees of every journal, as checks for the tests of one.
///
/// ```swift
/// @Test(arguments: JournalConformance.rules)
/// func rule(_ rule: JournalConformance.Rule) async throws {
///   let file = TemporaryFile()
///   try await rule.check { try SQLiteJournal(path: file.path) }
/// }
/// ```
public enum JournalConformance {
  /// A guarantee.
  public struct Rule: Sendable, CustomStringConvertible {
    /// What the journal guarantees.
    public let description: String

    private let body: @Sendable (Trial) async throws -> Void

    init(_ description: String, _ body: @escaping @Sendable (Trial) async throws -> Void) {
      self.description = description
      self.body = body
    }

    /// Checks a journal.
    ///
    /// - Parameter open: Opens the journal anew, as another process would. A journal for one process is let go
    ///   before it is opened again.
    /// - Throws: What the journal did in place of what it has to do.
    public func check(_ open: @escaping @Sendable () async throws -> any Journal) async throws {
      try await body(Trial(open: open))
    }
  }

  /// All guarantees.
  public static let rules: [Rule] =
    appends + answers + versions + snapshots + keepers + stores + attempts + pruning
}

/// What a journal has done in place of what it has to do.
public struct JournalViolation: Error, CustomStringConvertible {
  public let description: String
}

/// One check of a journal.
struct Trial: Sendable {
  let open: @Sendable () async throws -> any Journal
  let name: StoreName

  init(open: @escaping @Sendable () async throws -> any Journal) throws {
    self.open = open
    name = try StoreName("conformance/1")
  }

  /// Opens the journal and its store.
  func opened(version: Int = 1, state: String = "{}") async throws -> any Journal {
    let journal = try await open()
    _ = try await journal.open(name, initial: snapshot(0, version: version, state, by: journal))
    return journal
  }

  func snapshot(
    _ number: Int, version: Int = 1, _ state: String = "{}", by journal: any Journal
  ) -> Snapshot {
    let bytes = Data(state.utf8)
    return Snapshot(
      number: number, version: version, digest: Digest(of: bytes), writer: journal.process,
      state: bytes)
  }

  func draft(_ text: String, id: UUID = UUID(), epoch: Int? = nil) -> EntryDraft {
    EntryDraft(id: id, epoch: epoch, body: Data(text.utf8))
  }

  func append(
    _ drafts: [EntryDraft], version: Int = 1, to journal: any Journal
  ) async throws -> [EntryOutcome] {
    let batch = AppendBatch(name: name, version: version, drafts: drafts)
    let outcome = await journal.append(batch)
    guard case .answered(let outcomes) = outcome else {
      throw JournalViolation(description: "The append was not answered: \(outcome)")
    }
    try expect(outcomes.count, drafts.count, "the number of answers")
    return outcomes
  }

  func bodies(of journal: any Journal, from number: Int = 1, limit: Int = 1_000) async throws
    -> [String]
  {
    try await journal.entries(of: name, from: number, limit: limit)
      .map { String(decoding: $0.body, as: UTF8.self) }
  }

  func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) throws {
    guard found != expected else { return }
    throw JournalViolation(
      description: "Of \(what), \(expected) is expected, and \(found) was found.")
  }

  func expectRefusal(
    _ outcome: EntryOutcome?, _ reason: JournalError.Reason, _ what: String
  ) throws {
    guard case .refused(let error) = outcome, error.reason == reason else {
      throw JournalViolation(
        description:
          "\(what) has to be refused because of \(reason): \(String(describing: outcome))")
    }
  }
}
