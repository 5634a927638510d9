import Foundation

/// Keeps, for each named store, the ordered list of its actions.
///
/// ```swift
/// let journal = try SQLiteJournal(path: "boards.sqlite")
/// let board = try await journal.store("board/42", initialState: Board.State(), reducer: Board())
/// board.send(.added("Milk"))
/// ```
///
/// An app opens stores by `store(_:initialState:reducer:)`. The requirements are for those who write a journal:
///
/// - Everything that a function has answered stands, also after a crash of the process or of the machine.
/// - The entries of a store are numbered 1, 2, 3 and so on, in the order in which they stand, without a gap.
/// - `JournalConformance` in HeadwaterJournalTesting checks the guarantees.
public protocol Journal: Sendable {
  /// The stores that this process has open. Make one for each journal, and return the same each time.
  var replicas: Replicas { get }

  /// The id of this process, in entries and snapshots.
  var process: UUID { get }

  /// Whether other processes may append to the stores while this one has them open.
  ///
  /// Where none can, a store does not look for their entries, and a claim needs no renewal: it lasts until it is given
  /// up, or its process ends.
  var isShared: Bool { get }

  /// Opens a store, and creates it with the initial state as snapshot 0 if there is none.
  ///
  /// - Returns: The head.
  func open(_ name: StoreName, initial: Snapshot) async throws(JournalError) -> Head

  /// Returns the head of a store; nil if there is no such store.
  func head(of name: StoreName) async throws(JournalError) -> Head?

  /// Appends actions, in their order.
  ///
  /// - An action whose id stands already is not appended again: the answer is the number under which it stands.
  /// - An action with an epoch other than the head's is refused, and the others of its batch stand.
  /// - If the head has another version, those actions are refused that do not stand already.
  func append(_ batch: AppendBatch) async -> AppendOutcome

  /// Returns entries in the order of their numbers.
  ///
  /// - Parameters:
  ///   - name: The store.
  ///   - number: The number of the first entry.
  ///   - limit: The greatest number of entries.
  func entries(
    of name: StoreName, from number: Int, limit: Int
  ) async throws(JournalError) -> [Entry]

  /// Returns the latest snapshot of a version, or of any version up to it if that has none.
  func snapshot(of name: StoreName, version: Int) async throws(JournalError) -> Snapshot?

  /// Returns the snapshot before another one, in the order of versions and, with one version, of numbers.
  ///
  /// A store whose latest snapshot can't be read begins with the one before. A journal without the function has none.
  ///
  /// - Parameters:
  ///   - name: The store.
  ///   - next: The number and the version of the snapshot after it.
  func snapshot(
    of name: StoreName, before next: (number: Int, version: Int)
  ) async throws(JournalError) -> Snapshot?

  /// Writes a snapshot, unless its number and version have one. The first writer wins.
  ///
  /// - A snapshot of another process with the same digest is confirmed by it.
  /// - A damaged one, which has the same digest and another state, is replaced.
  ///
  /// - Returns: The snapshot that stands.
  func save(_ snapshot: Snapshot, of name: StoreName) async throws(JournalError) -> Snapshot

  /// Removes the entries before a confirmed snapshot, and the snapshots before it.
  ///
  /// - It is the latest snapshot of the head's version that another process has confirmed, and whose entry is old
  ///   enough. Its own entry stands.
  /// - An append with the id of an entry that was removed would be a new one. So the age has to be longer than any try to
  ///   append is repeated.
  ///
  /// - Parameters:
  ///   - name: The store.
  ///   - age: How old the entries have to be, by the clock of the journal.
  /// - Returns: The number of the last entry that was removed, now or before; 0 if none was.
  func prune(_ name: StoreName, olderThan age: Duration) async throws(JournalError) -> Int

  /// Lets a newer version of the reducer append, and refuses what older ones append from now on.
  ///
  /// If there are entries that the newer version has not read, nothing happens: it might not be able to read them, and no
  /// version would take actions then.
  ///
  /// - Parameters:
  ///   - name: The store.
  ///   - version: The newer version.
  ///   - number: The last entry that it has read.
  /// - Returns: The head. Its version is at least this one, unless its number is greater than that of the last read entry.
  func raise(
    _ name: StoreName, to version: Int, after number: Int
  ) async throws(JournalError) -> Head

  /// Makes this process the keeper of a store for a while, unless another one is.
  ///
  /// If this process is the keeper already, its time begins anew under the same epoch. A store gives up its claim when
  /// its last handle is gone.
  ///
  /// - Returns: The claim; nil if another process is the keeper.
  func claim(_ name: StoreName, for time: Duration) async throws(JournalError) -> Claim?

  /// Makes or renews the claims of several stores, in one statement.
  ///
  /// A process calls it at intervals for all stores that it keeps or would keep. A journal without the function makes
  /// the claims one after the other.
  ///
  /// - Parameters:
  ///   - names: The stores.
  ///   - time: How long the claims last without another call.
  /// - Returns: The claims of this process. A store that another process keeps is left out.
  func claim(
    _ names: [StoreName], for time: Duration
  ) async throws(JournalError) -> [StoreName: Claim]

  /// Gives up a claim. Another process can be the keeper at once. If there is a newer epoch, nothing happens.
  func release(_ name: StoreName, epoch: Int) async throws(JournalError)

  /// Returns names of stores of a kind that no process keeps, and whose state may imply subscriptions.
  ///
  /// The names are in the order of their bytes.
  ///
  /// - Parameters:
  ///   - kind: The part of the names before the first "/".
  ///   - last: The name after which to begin; nil for all.
  ///   - limit: The greatest number of names.
  func unkept(
    kind: String, after last: StoreName?, limit: Int
  ) async throws(JournalError) -> [StoreName]

  /// Gives up a claim, and notes that the state after an entry implies no subscription.
  ///
  /// ``unkept(kind:after:limit:)`` leaves the store out until its next entry. If there is one already, or a newer epoch,
  /// nothing happens.
  func rest(_ name: StoreName, epoch: Int, after number: Int) async throws(JournalError)

  /// Notes that this process is about to fold entries of a store, in place of its last note for it.
  ///
  /// A store whose fold has ended processes is found by these notes, and closed. A journal without them closes none.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the entries.
  ///   - version: The version of the reducer.
  ///   - name: The store.
  /// - Returns: The notes of all other processes for the same store and version.
  func noteAttempt(
    at numbers: ClosedRange<Int>, version: Int, of name: StoreName
  ) async throws(JournalError) -> [FoldAttempt]

  /// Takes back the note of this process, and those of others for entries that this one has folded.
  ///
  /// - Parameters:
  ///   - name: The store.
  ///   - number: The last entry that this process has folded.
  func endAttempt(of name: StoreName, after number: Int) async throws(JournalError)

  /// Returns those of some stores whose last entry is not the one that this process has folded, in one statement.
  ///
  /// A process calls it at intervals for all stores that it has open, since hints may be lost. A store that is gone is
  /// among them. A journal without the function returns all of them, and each store then reads its entries.
  ///
  /// - Parameter known: What this process has folded.
  func changed(_ known: [KnownEntry]) async throws(JournalError) -> Set<StoreName>

  /// The names of stores to which other processes have appended. A hint may be lost.
  func hints() -> AsyncStream<StoreName>

  /// Tells the other processes who is here, and returns who is there. Nothing of it is journaled.
  ///
  /// A process calls it every second while it has a room open. Write it as one statement.
  ///
  /// - Rows of this process that are not among these are gone.
  /// - Rows of a process that has not called it for the time are gone.
  /// - A journal for one process has nobody to tell, and needs no function: it returns no rows.
  ///
  /// - Parameters:
  ///   - rows: Who is here.
  ///   - rooms: The rooms whose members are asked for.
  ///   - time: How long the rows stay.
  /// - Returns: The rows of all other processes in the rooms.
  func exchange(
    _ rows: [PresenceRow], in rooms: Set<StoreName>, for time: Duration
  ) async throws(JournalError) -> [PresenceRow]
}

extension Journal {
  /// True: other processes may append.
  public var isShared: Bool { true }

  /// Returns none.
  public func snapshot(
    of name: StoreName, before next: (number: Int, version: Int)
  ) async throws(JournalError) -> Snapshot? { nil }

  /// Removes nothing.
  public func prune(
    _ name: StoreName, olderThan age: Duration
  ) async throws(JournalError) -> Int { 0 }

  /// Makes the claims one after the other.
  public func claim(
    _ names: [StoreName], for time: Duration
  ) async throws(JournalError) -> [StoreName: Claim] {
    var claims: [StoreName: Claim] = [:]
    for name in names { claims[name] = try await claim(name, for: time) }
    return claims
  }

  /// Returns all names.
  public func changed(_ known: [KnownEntry]) async throws(JournalError) -> Set<StoreName> {
    Set(known.map(\.name))
  }

  /// Returns no notes: none are kept.
  public func noteAttempt(
    at numbers: ClosedRange<Int>, version: Int, of name: StoreName
  ) async throws(JournalError) -> [FoldAttempt] { [] }

  /// Does nothing: no notes are kept.
  public func endAttempt(of name: StoreName, after number: Int) async throws(JournalError) {}

  /// Returns no rows, since there is no other process.
  public func exchange(
    _ rows: [PresenceRow], in rooms: Set<StoreName>, for time: Duration
  ) async throws(JournalError) -> [PresenceRow] { [] }
}
