import Foundation
import Synchronization

/// A journal in memory, for tests and previews, with a switch for each fault.
///
/// ```swift
/// let database = MemoryDatabase()
/// let one = MemoryJournal(database)
/// let other = MemoryJournal(database)   // as a second process
/// other.faults.isAway = true
/// ```
///
/// Journals of one database are the processes that share it.
public final class MemoryJournal: Journal {
  public let replicas: Replicas
  public let process = UUID()

  /// The entries of all processes.
  public let database: MemoryDatabase

  private let switches = Mutex(JournalFaults())

  /// Makes the journal of one process.
  ///
  /// - Parameters:
  ///   - database: The entries; without it, those of this process alone.
  ///   - presence: The times of presence in this process.
  public init(
    _ database: MemoryDatabase = MemoryDatabase(), presence: PresenceOptions = PresenceOptions()
  ) {
    self.database = database
    replicas = Replicas(presence: presence)
  }

  /// The faults of the way between this process and the database.
  public var faults: JournalFaults {
    get { switches.withLock { $0 } }
    set { switches.withLock { $0 = newValue } }
  }

  public func open(_ name: StoreName, initial: Snapshot) async throws(JournalError) -> Head {
    if faults.isFull, try await head(of: name) == nil {
      throw .full(at: "the memory of the test")
    }
    try reach()
    return database.change(name) { store in
      if let store { return store.head }
      let head = Head(version: initial.version)
      store = MemoryStore(head: head, snapshots: [initial])
      return head
    }
  }

  public func head(of name: StoreName) async throws(JournalError) -> Head? {
    try reach()
    return database.change(name) { $0?.head }
  }

  public func append(_ batch: AppendBatch) async -> AppendOutcome {
    let faults = faults
    if faults.isAway { return .inDoubt(.away("a fault of the test")) }
    if faults.isFull { return .refused(.full(at: "the memory of the test")) }
    if faults.batchesLost > 0 {
      self.faults.batchesLost -= 1
      return .inDoubt(.away("a fault of the test lost the batch"))
    }
    let (outcomes, isNext) = database.append(batch, by: process, faults)
    guard faults.answersLost > 0 else {
      return isNext ? .answered(outcomes) : .answeredElsewhere(outcomes)
    }
    self.faults.answersLost -= 1
    return .inDoubt(.away("a fault of the test lost the answer"))
  }

  public func entries(
    of name: StoreName, from number: Int, limit: Int
  ) async throws(JournalError) -> [Entry] {
    try reach()
    return database.change(name) { store in
      let removed = store?.head.pruned ?? 0
      return Array((store?.entries ?? []).dropFirst(max(0, number - 1 - removed)).prefix(limit))
    }
  }

  public func snapshot(
    of name: StoreName, version: Int
  ) async throws(JournalError) -> Snapshot? {
    try reach()
    return database.change(name) { store in
      let snapshots = store?.snapshots ?? []
      let own = snapshots.filter { $0.version == version }
      return own.max { $0.number < $1.number }
        ?? snapshots.filter { $0.version < version }
        .max { ($0.version, $0.number) < ($1.version, $1.number) }
    }
  }

  public func snapshot(
    of name: StoreName, before next: (number: Int, version: Int)
  ) async throws(JournalError) -> Snapshot? {
    try reach()
    return database.snapshots(of: name)
      .filter { ($0.version, $0.number) < (next.version, next.number) }
      .max { ($0.version, $0.number) < ($1.version, $1.number) }
  }

  public func save(
    _ snapshot: Snapshot, of name: StoreName
  ) async throws(JournalError) -> Snapshot {
    try reach()
    return database.change(name) { store in
      let known = store?.snapshots.firstIndex {
        $0.number == snapshot.number && $0.version == snapshot.version
      }
      guard let known else {
        store?.snapshots.append(snapshot)
        return snapshot
      }
      guard let found = store?.snapshots[known] else { return snapshot }
      if found.digest == snapshot.digest && found.state != snapshot.state {
        store?.snapshots[known] = snapshot
      } else if found.digest == snapshot.digest && found.writer != snapshot.writer {
        store?.snapshots[known].isConfirmed = true
      }
      return store?.snapshots[known] ?? found
    }
  }

  public func prune(
    _ name: StoreName, olderThan age: Duration
  ) async throws(JournalError) -> Int {
    try reach()
    return database.change(name) { $0?.prune(olderThan: age) ?? 0 }
  }

  public func raise(
    _ name: StoreName, to version: Int, after number: Int
  ) async throws(JournalError) -> Head {
    try reach()
    return database.change(name) { store in
      guard var head = store?.head else { return Head(version: version) }
      if head.version < version && head.number <= number {
        head.version = version
        head.since = head.number
        store?.head = head
      }
      return head
    }
  }

  public func claim(
    _ name: StoreName, for time: Duration
  ) async throws(JournalError) -> Claim? {
    try reach()
    return database.claim(name, by: process, for: time)
  }

  public func release(_ name: StoreName, epoch: Int) async throws(JournalError) {
    try reach()
    database.change(name) { store in
      if store?.head.epoch == epoch { store?.lease = nil }
    }
  }

  public func unkept(
    kind: String, after last: StoreName?, limit: Int
  ) async throws(JournalError) -> [StoreName] {
    try reach()
    return database.unkept(kind: kind, after: last, limit: limit)
  }

  public func rest(
    _ name: StoreName, epoch: Int, after number: Int
  ) async throws(JournalError) {
    try reach()
    database.change(name) { store in
      guard store?.head.epoch == epoch, store?.head.number == number else { return }
      store?.lease = nil
      store?.isAwake = false
    }
  }

  public func changed(_ known: [KnownEntry]) async throws(JournalError) -> Set<StoreName> {
    try reach()
    return Set(
      known.filter { known in
        database.change(known.name) { store in
          guard let store, store.head.number == known.number else { return true }
          return known.id.map { $0 != store.entries.last?.id } ?? false
        }
      }.map(\.name))
  }

  public func hints() -> AsyncStream<StoreName> { database.hints(for: process) }

  public func exchange(
    _ rows: [PresenceRow], in rooms: Set<StoreName>, for time: Duration
  ) async throws(JournalError) -> [PresenceRow] {
    try reach()
    return database.exchange(rows, in: rooms, by: process, for: time)
  }

  public func noteAttempt(
    at numbers: ClosedRange<Int>, version: Int, of name: StoreName
  ) async throws(JournalError) -> [FoldAttempt] {
    try reach()
    let own = FoldAttempt(process: process, version: version, numbers: numbers)
    return database.change(name) { store in
      let others = store?.attempts.filter { $0.process != own.process } ?? []
      store?.attempts = others + [own]
      return others.filter { $0.version == version }
    }
  }

  public func endAttempt(of name: StoreName, after number: Int) async throws(JournalError) {
    try reach()
    database.change(name) { store in
      store?.attempts.removeAll { $0.process == process || $0.numbers.upperBound <= number }
    }
  }

  private func reach() throws(JournalError) {
    if faults.isAway { throw .away("a fault of the test") }
  }
}

/// The faults of a journal in memory. Those of the last group are defects that no journal may have: laws fail with
/// them.
public struct JournalFaults: Sendable {
  /// Whether nothing reaches the database.
  public var isAway = false

  /// Whether there is no room for another entry.
  public var isFull = false

  /// How many of the next batches are written without an answer.
  public var answersLost = 0

  /// How many of the next batches are lost on their way.
  public var batchesLost = 0

  /// Whether the fence is off: actions of an old epoch are written.
  public var ignoresEpochs = false

  /// Whether ids are not unique: an action that is sent again is written again.
  public var ignoresIDs = false

  /// Whether batches are answered before they are written, and lost in a crash that follows at once.
  public var answersBeforeWriting = false

  /// Makes the faults: none.
  public init() {}
}
