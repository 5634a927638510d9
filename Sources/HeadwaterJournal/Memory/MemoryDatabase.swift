import Foundation
import Synchronization

/// The entries of a journal in memory, which several processes of a test share.
///
/// Its time stands still. A test moves it with ``advance(by:)``, which lets leases and presence end.
public final class MemoryDatabase: Sendable {
  private struct Contents {
    var stores: [StoreName: MemoryStore] = [:]
    var time: Duration = .zero
    var listeners: [UUID: AsyncStream<StoreName>.Continuation] = [:]
    var presence: [UUID: (rows: [PresenceRow], until: Duration)] = [:]
  }

  private let contents = Mutex(Contents())

  /// Makes a database without stores.
  public init() {}

  /// Lets time pass for the leases of keepers, and for presence.
  public func advance(by time: Duration) {
    contents.withLock { $0.time += time }
  }

  /// The entries of a store.
  public func entries(of name: StoreName) -> [Entry] { change(name) { $0?.entries ?? [] } }

  /// The snapshots of a store.
  public func snapshots(of name: StoreName) -> [Snapshot] { change(name) { $0?.snapshots ?? [] } }

  /// Replaces an entry, for tests of entries that can't be read.
  public func replace(_ entry: Entry, of name: StoreName) {
    change(name) { store in
      guard let index = store?.entries.firstIndex(where: { $0.number == entry.number }) else {
        return
      }
      store?.entries[index] = entry
    }
  }

  /// Replaces a snapshot, for tests of snapshots that can't be read.
  public func replace(_ snapshot: Snapshot, of name: StoreName) {
    change(name) { store in
      let index = store?.snapshots.firstIndex {
        $0.number == snapshot.number && $0.version == snapshot.version
      }
      if let index { store?.snapshots[index] = snapshot }
    }
  }

  @discardableResult
  func change<Result>(_ name: StoreName, _ body: (inout MemoryStore?) -> Result) -> Result {
    contents.withLock { body(&$0.stores[name]) }
  }

  func append(
    _ batch: AppendBatch, by process: UUID, _ faults: JournalFaults
  ) -> (outcomes: [EntryOutcome], isNext: Bool) {
    let (outcomes, isNext, listeners) = contents.withLock { contents in
      let last = contents.stores[batch.name]?.entries.last?.id
      let outcomes =
        contents.stores[batch.name]?.append(batch, by: process, faults)
        ?? batch.drafts.map { _ in .refused(.unknown(batch.name)) }
      let listeners = contents.listeners.filter { $0.key != process }.values.map { $0 }
      return (outcomes, batch.last == nil || batch.last == last, listeners)
    }
    for listener in listeners { listener.yield(batch.name) }
    return (outcomes, isNext)
  }

  func claim(_ name: StoreName, by process: UUID, for time: Duration) -> Claim? {
    contents.withLock { contents in
      guard var store = contents.stores[name] else { return nil }
      let now = contents.time
      if let lease = store.lease, lease.until > now {
        guard lease.process == process else { return nil }
      } else {
        store.head.epoch += 1
      }
      store.lease = (process, now + time)
      contents.stores[name] = store
      return Claim(epoch: store.head.epoch, number: store.head.number)
    }
  }

  func exchange(
    _ rows: [PresenceRow], in rooms: Set<StoreName>, by process: UUID, for time: Duration
  ) -> [PresenceRow] {
    contents.withLock { contents in
      let now = contents.time
      contents.presence[process] = (rows, now + time)
      contents.presence = contents.presence.filter {
        $0.value.until > now && !$0.value.rows.isEmpty
      }
      return contents.presence.filter { $0.key != process }.values.flatMap(\.rows)
        .filter { rooms.contains($0.room) }
    }
  }

  func unkept(kind: String, after last: StoreName?, limit: Int) -> [StoreName] {
    contents.withLock { contents in
      let now = contents.time
      let names = contents.stores.filter { name, store in
        store.isAwake && name.kind == kind && (store.lease.map { $0.until <= now } ?? true)
          && last.map { Self.isBefore($0, name) } ?? true
      }.keys
      return Array(names.sorted(by: Self.isBefore).prefix(limit))
    }
  }

  private static func isBefore(_ one: StoreName, _ other: StoreName) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  func hints(for process: UUID) -> AsyncStream<StoreName> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: StoreName.self, bufferingPolicy: .bufferingNewest(256))
    continuation.onTermination = { [weak self] _ in
      self?.contents.withLock { $0.listeners[process] = nil }
    }
    contents.withLock { $0.listeners[process] = continuation }
    return stream
  }
}

/// One store in memory.
struct MemoryStore {
  var head: Head
  var entries: [Entry] = []
  private var numbers: [UUID: Int] = [:]
  var snapshots: [Snapshot]
  var lease: (process: UUID, until: Duration)?
  var attempts: [FoldAttempt] = []

  /// Whether its state may imply subscriptions.
  var isAwake = true

  init(head: Head, snapshots: [Snapshot]) {
    self.head = head
    self.snapshots = snapshots
  }

  mutating func prune(olderThan age: Duration) -> Int {
    let latest = Date() - age / .seconds(1)
    let old = Set(entries.filter { $0.at <= latest }.map(\.number))
    let base = snapshots.filter {
      $0.isConfirmed && $0.version == head.version && old.contains($0.number)
    }.map(\.number).max()
    guard let base, base - 1 > head.pruned else { return head.pruned }
    for entry in entries where entry.number < base { numbers[entry.id] = nil }
    entries.removeAll { $0.number < base }
    snapshots.removeAll { $0.number < base }
    head.pruned = base - 1
    return head.pruned
  }

  mutating func append(
    _ batch: AppendBatch, by process: UUID, _ faults: JournalFaults
  ) -> [EntryOutcome] {
    batch.drafts.map { draft in
      if !faults.ignoresIDs, let known = numbers[draft.id] { return .kept(known) }
      guard batch.version == head.version else {
        return .refused(.olderVersion(batch.version, than: head.version, of: batch.name))
      }
      if let epoch = draft.epoch, epoch != head.epoch, !faults.ignoresEpochs {
        return .refused(.oldEpoch(epoch, than: head.epoch, of: batch.name))
      }
      if faults.answersBeforeWriting { return .kept(head.number + 1) }
      head.number += 1
      isAwake = true
      numbers[draft.id] = head.number
      let now = Date()
      entries.append(
        Entry(
          number: head.number, id: draft.id, version: batch.version, process: process, at: now,
          epoch: draft.epoch, body: draft.body, checksum: draft.checksum(version: batch.version),
          seal: draft.seal(version: batch.version, by: process).adding(
            number: head.number, at: now), known: draft.known))
      return .kept(head.number)
    }
  }
}
