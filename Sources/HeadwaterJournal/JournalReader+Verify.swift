import Foundation

/// What folding the entries of a store again has shown.
public struct Verification: Sendable, Equatable {
  /// A snapshot with another state than the fold of the entries up to it.
  public struct Difference: Sendable, Equatable {
    /// The number of the snapshot.
    public let number: Int

    /// Where the states differ, at most a few.
    public let paths: [String]
  }

  /// The number of the snapshot with which the version of the reducer began. Nothing older was folded.
  public let base: Int

  /// The number of the last folded entry.
  public let number: Int

  /// How many snapshots were compared.
  public let snapshots: Int

  /// The snapshots that differ.
  public let differences: [Difference]

  /// The digest of the state after the last entry.
  public let digest: Digest

  /// The last snapshot that does not differ, as this process has come to it; nil if each does, or there is none to
  /// compare.
  let confirming: Snapshot?
}

extension Journal {
  /// Confirms the last snapshot that a verification has found to be right.
  ///
  /// The entries before it may then be removed: see ``JournalOptions/entryLifetime``.
  ///
  /// - Parameters:
  ///   - verification: The verification of the store, from a reader of the same journal.
  ///   - name: The name of the store.
  public func confirm(
    _ verification: Verification, of name: StoreName
  ) async throws(JournalError) {
    guard let snapshot = verification.confirming else { return }
    _ = try await save(snapshot, of: name)
  }
}

extension JournalReader {
  /// Folds the entries of a store anew, and compares the state with each snapshot.
  ///
  /// It begins with the first snapshot of the reducer's version: older entries were written for another reducer. After
  /// a snapshot that differs it goes on with the state of that snapshot, so that each difference has a cause of its
  /// own. No effect and no subscription runs, and nothing is written.
  ///
  /// - Parameters:
  ///   - name: The name of the store.
  ///   - reducer: The reducer.
  ///   - version: The version of the reducer, which has to be that of the store.
  ///   - upcasters: What turns the JSON of older versions into that of this one.
  /// - Throws: ``JournalError``: there is no such store, it has another version, an entry can't be read, or an entry or a
  ///   snapshot stands beyond the head.
  @MainActor
  public func verify<R: Reducer>(
    _ name: StoreName, reducer: R, version: Int = 1, upcasters: [Upcaster] = []
  ) async throws(JournalError) -> Verification
  where R.State: Codable & Sendable, R.Action: Codable & Sendable {
    guard let head = try await head(of: name) else { throw .noStore(name, in: place) }
    guard head.version == version else {
      throw .verifiedByOther(version, than: head.version, of: name)
    }
    let codec = Codec<R.State, R.Action>(name: name, version: version, upcasters: upcasters)
    guard let base = try await next(after: nil, of: name, version) else {
      throw .noBase(name, version: version)
    }
    var run = VerificationRun(codec, reducer, from: base, state: try await codec.state(of: base))
    var snapshot = try await next(after: base, of: name, version)
    while run.number < head.number {
      let last = min(snapshot?.number ?? .max, head.number)
      let limit = min(1_000, last - run.number)
      let entries = try await entries(of: name, from: run.number + 1, limit: limit)
      try await run.fold(entries, of: name)
      guard let found = snapshot, found.number == run.number else { continue }
      try await run.compare(found)
      snapshot = try await next(after: found, of: name, version)
    }
    try await refuseBeyond(head, of: name, snapshot)
    return try await run.result()
  }

  /// Refuses what no store can have beyond its head: the next entry would get a number that stands already.
  ///
  /// - Parameter snapshot: The first snapshot after what was folded.
  private func refuseBeyond(
    _ head: Head, of name: StoreName, _ snapshot: Snapshot?
  ) async throws(JournalError) {
    var beyond = snapshot.map(\.number)
    if head.number < .max {
      let entry = try await entries(of: name, from: head.number + 1, limit: 1).first?.number
      beyond = [beyond, entry].compactMap(\.self).min()
    }
    // An app may have appended meanwhile: the head is read once more.
    guard let beyond, let later = try await self.head(of: name), later.number < beyond else {
      return
    }
    throw .verifiedBeyond(beyond, later.number, of: name)
  }

  /// The next snapshot of a version.
  private func next(
    after last: Snapshot?, of name: StoreName, _ version: Int
  ) async throws(JournalError) -> Snapshot? {
    var found = last
    repeat {
      found = try await snapshot(of: name, after: found.map { ($0.number, $0.version) })
    } while found != nil && found?.version != version
    return found
  }
}

/// The fold of one store, and what it has shown so far.
@MainActor
private struct VerificationRun<R: Reducer>
where R.State: Codable & Sendable, R.Action: Codable & Sendable {
  private let codec: Codec<R.State, R.Action>
  private let reducer: R
  private let base: Int
  private var replica: Replica<R.State, R.Action>
  private var snapshots = 1
  private var differences: [Verification.Difference] = []
  private var confirming: Snapshot?

  /// The writer of its snapshots, which is no process of the app.
  private let writer = UUID.random()

  init(
    _ codec: Codec<R.State, R.Action>, _ reducer: R, from base: Snapshot, state: R.State
  ) {
    self.codec = codec
    self.reducer = reducer
    self.base = base.number
    replica = Self.replica(codec, reducer, state, base.number)
  }

  var number: Int { replica.number }

  /// Nothing starts it, and so it never reaches its journal.
  private static func replica(
    _ codec: Codec<R.State, R.Action>, _ reducer: R, _ state: R.State, _ number: Int
  ) -> Replica<R.State, R.Action> {
    Replica(
      codec, journal: MemoryJournal(), state: state, number: number, reducer: reducer,
      options: JournalOptions(), pace: .manual(), runtime: .live)
  }

  mutating func fold(_ entries: [Entry], of name: StoreName) async throws(JournalError) {
    guard entries.first?.number == number + 1 else { throw .gap(after: number, of: name) }
    let read = await codec.read(entries)
    for (entry, action) in zip(read.entries, read.actions) {
      guard entry.number == number + 1 else { throw .gap(after: number, of: name) }
      replica.fold(action, of: entry)
    }
    guard let problem = read.problem else { return }
    let isNext = read.entries[read.actions.count].number == number + 1
    throw isNext ? problem : .gap(after: number, of: name)
  }

  mutating func compare(_ snapshot: Snapshot) async throws(JournalError) {
    snapshots += 1
    let own = try await codec.snapshot(replica.engine.state, after: number, by: writer)
    guard own.digest != snapshot.digest || own.state != snapshot.state else {
      confirming = own
      return
    }
    differences.append(
      Verification.Difference(
        number: number, paths: await codec.differences(own, snapshot)))
    // From a damaged one, nothing can go on.
    guard snapshot.isWhole else { return }
    replica = Self.replica(codec, reducer, try await codec.state(of: snapshot), number)
  }

  func result() async throws(JournalError) -> Verification {
    let last = try await codec.snapshot(replica.engine.state, after: number, by: UUID())
    return Verification(
      base: base, number: number, snapshots: snapshots, differences: differences,
      digest: last.digest, confirming: confirming)
  }
}

extension JournalError {
  /// A name that a journal does not have.
  package static func noStore(
    _ name: StoreName, in place: String, near names: [StoreName] = []
  ) -> JournalError {
    let near = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return JournalError(
      .noStore,
      """
      There is no store "\(name)" in \(place).\(near.isEmpty ? "" : " Names that are near: \(near).")
      """)
  }

  fileprivate static func verifiedByOther(
    _ version: Int, than stored: Int, of name: StoreName
  ) -> JournalError {
    JournalError(
      .olderVersion,
      """
      The store "\(name)" is at version \(stored) of its reducer, and this program has version \(version). Nothing \
      was folded, since another reducer gives other states.

      Run the program that has version \(stored)\(stored < version ? ", or open the store once with this one" : "").
      """)
  }

  fileprivate static func verifiedBeyond(
    _ number: Int, _ last: Int, of name: StoreName
  ) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has an entry or a snapshot \(number) of the store "\(name)", and its head says that the last one is \
      \(last). An app that opens the store takes no actions.

      Likely the table of stores was changed by hand. Restore it from a backup.
      """)
  }

  fileprivate static func noBase(_ name: StoreName, version: Int) -> JournalError {
    JournalError(
      .noStore,
      """
      The store "\(name)" has no snapshot of version \(version). Nothing was folded.

      Likely the process that brought the version ended before it wrote the state to begin with. Open the store once.
      """)
  }
}
