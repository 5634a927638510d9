import Foundation

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
  /// Each entry is folded twice, the second time from decoded copies, and the states are compared with those that the
  /// senders of entries had. Their processes had other hash seeds and another time.
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
