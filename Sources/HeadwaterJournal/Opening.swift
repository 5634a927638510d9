import Foundation

/// The steps by which a store is opened: its snapshot is read, and the entries after it are folded.
@MainActor
struct Opening<R: Reducer>
where R.State: Codable & Sendable, R.Action: Codable & Sendable {
  let journal: any Journal
  let codec: Codec<R.State, R.Action>
  let reducer: R
  let options: JournalOptions
  let runtime: EffectRuntime
  let isManual: Bool

  /// How often a version reads on before it takes over, if the older one appends meanwhile.
  private static var mostTries: Int { 20 }

  /// How many processes may have ended in the fold of an entry.
  private static var mostEnded: Int { 3 }

  func replica(_ initialState: R.State) async throws -> Replica<R.State, R.Action> {
    let initial = try await codec.snapshot(initialState, after: 0, by: journal.process)
    var head = try await journal.open(codec.name, initial: initial)
    guard let latest = try await journal.snapshot(of: codec.name, version: codec.version) else {
      throw head.version > codec.version
        ? JournalError.begunLater(codec.name, version: codec.version)
        : JournalError.noSnapshot(codec.name)
    }
    let begun = try await begin(with: latest, initial, initialState)
    var replica = begun.replica
    if head.version < codec.version { head = try await takeOver(head, replica) }
    if begun.snapshot.version < codec.version && head.version == codec.version {
      replica = try await based(replica, after: head.since)
    }
    try await fold(noted: head.number, replica)
    try await fold(to: nil, replica)
    if replica.number > head.number { try await checkHead(replica) }
    if head.version > codec.version {
      replica.refuse(.olderVersion(codec.version, than: head.version, of: codec.name))
    }
    replica.start()
    return replica
  }

  /// Lets this version append once it has read what stands. If it can't, it takes no actions, and the older one goes on.
  ///
  /// - Returns: The head.
  private func takeOver(
    _ head: Head, _ replica: Replica<R.State, R.Action>
  ) async throws -> Head {
    var (head, tries) = (head, 0)
    while head.version < codec.version {
      try await fold(noted: head.number, replica)
      guard replica.refusal == nil else { break }
      tries += 1
      // The older version may append without a pause, and the store would never be opened.
      let last = tries < Self.mostTries ? replica.number : .max
      head = try await journal.raise(codec.name, to: codec.version, after: last)
    }
    return head
  }

  /// Begins with the latest snapshot that can be read.
  ///
  /// Only this version's reducer made the states of its snapshots, so that it comes to them again. In place of a base that
  /// can't be read, an older version's snapshot is taken, and ``based(_:after:)`` compares what comes of it.
  private func begin(
    with latest: Snapshot, _ initial: Snapshot, _ initialState: R.State
  ) async throws -> (snapshot: Snapshot, replica: Replica<R.State, R.Action>) {
    guard latest.version == codec.version else { return (latest, try await replica(from: latest)) }
    var unread: [JournalError] = []
    var candidate: Snapshot? = latest
    while let snapshot = candidate {
      var state: R.State?
      do {
        state = try await codec.state(of: snapshot, otherwise: .passedOver)
      } catch {
        unread.append(error)
        let isInitial = snapshot.number == 0 && snapshot.version == initial.version
        if isInitial && snapshot.digest == initial.digest { state = initialState }
      }
      if let state {
        let replica = replica(from: snapshot, state)
        for error in unread {
          replica.report(error, at: SourcePlace(fileID: "HeadwaterJournal/Snapshot", line: 0))
        }
        return (snapshot, replica)
      }
      candidate = try await journal.snapshot(
        of: codec.name, before: (snapshot.number, snapshot.version))
    }
    return (latest, try await replica(from: latest))
  }

  private func replica(from snapshot: Snapshot) async throws -> Replica<R.State, R.Action> {
    replica(from: snapshot, try await codec.state(of: snapshot))
  }

  private func replica(
    from snapshot: Snapshot, _ state: R.State
  ) -> Replica<R.State, R.Action> {
    let replica = Replica(
      codec, journal: journal, state: state, number: snapshot.number, reducer: reducer,
      options: options, pace: isManual ? .manual() : .live(), runtime: runtime)
    replica.stateSize = snapshot.state.count
    return replica
  }

  /// Writes the state with which a version begins. The first process that does decides.
  private func based(
    _ replica: Replica<R.State, R.Action>, after since: Int
  ) async throws -> Replica<R.State, R.Action> {
    try await fold(noted: since, replica)
    guard replica.refusal == nil else { return replica }
    let own: Snapshot
    do {
      own = try await codec.snapshot(replica.engine.state, after: since, by: journal.process)
    } catch {
      // Without it, the next opening folds the older entries again, as long as no base stands.
      if let standing = try await journal.snapshot(of: codec.name, version: codec.version),
        standing.version == codec.version
      {
        throw error
      }
      replica.report(error, at: SourcePlace(fileID: "HeadwaterJournal/Snapshot", line: 0))
      return replica
    }
    let base = try await journal.save(own, of: codec.name)
    return base.digest == own.digest ? replica : try await self.replica(from: base)
  }

  /// Refuses entries and snapshots beyond the head: the next entry would get a number that one of them has.
  private func checkHead(_ replica: Replica<R.State, R.Action>) async throws {
    // Others may have appended since the head was read.
    guard let head = try await journal.head(of: codec.name), head.number < replica.number else {
      return
    }
    replica.refuse(.beyondHead(replica.number, head.number, of: codec.name))
  }

  /// Folds entries up to a number, and notes it before: the fold of one may end the process.
  private func fold(noted last: Int, _ replica: Replica<R.State, R.Action>) async throws {
    guard replica.number < last else { return }
    var others = try await note(replica.number + 1...last)
    if !others.isEmpty {
      // Some may be opening the store just now, and are done or have come further by then.
      try? await options.clock.sleep(for: options.leaseTime / 50)
      others = try await note(replica.number + 1...last).filter(others.contains)
    }
    // Those that have ended had come as far as this.
    if let first = others.map(\.numbers.lowerBound).max() {
      let search = FoldSearch(others, in: replica.number + 1...last)
      if first > replica.number + 1 { try await foldPages(to: min(first - 1, last), replica) }
      while replica.refusal == nil, let part = search.nextPart(after: replica.number) {
        if part.count == 1 {
          try await foldOne(replica)
        } else {
          _ = try await note(part)
          try await foldPages(to: part.upperBound, replica)
        }
      }
      if replica.number < last, replica.refusal == nil {
        _ = try await note(replica.number + 1...last)
      }
    }
    try await foldPages(to: last, replica)
    try await journal.endAttempt(of: codec.name, after: replica.number)
  }

  /// Folds the next entry, unless it has ended too many processes.
  private func foldOne(_ replica: Replica<R.State, R.Action>) async throws {
    let number = replica.number + 1
    let ended = try await endedProcesses(at: number)
    if ended.count >= Self.mostEnded {
      // One that is only slow goes on meanwhile.
      try? await options.clock.sleep(for: options.leaseTime / 5)
      let still = try await endedProcesses(at: number).intersection(ended)
      if still.count >= Self.mostEnded {
        return replica.refuse(
          .endsProcesses(number, of: codec.name, version: codec.version, count: still.count))
      }
    }
    try await foldPages(to: number, replica)
  }

  /// The other processes that were about to fold an entry alone.
  private func endedProcesses(at number: Int) async throws -> Set<UUID> {
    Set(try await note(number...number).filter { $0.numbers == number...number }.map(\.process))
  }

  private func note(_ numbers: ClosedRange<Int>) async throws -> [FoldAttempt] {
    try await journal.noteAttempt(at: numbers, version: codec.version, of: codec.name)
  }

  /// Folds entries up to a number. Meanwhile those of the next pages are read and decoded.
  private func foldPages(to last: Int, _ replica: Replica<R.State, R.Action>) async throws {
    var asked = replica.number
    var pages: [(last: Int, read: Task<ReadEntries<R.Action>, any Error>)] = []
    while replica.number < last, replica.refusal == nil {
      while pages.count < Self.pagesAtOnce, asked < last {
        let end = min(asked + Self.pageSize, last)
        pages.append((end, page(asked + 1...end)))
        asked = end
      }
      let (page, former) = (pages.removeFirst(), replica.number)
      await replica.fold(try await page.read.value)
      guard replica.number > former else { return await refuseEnd(last, replica) }
      if replica.number < page.last {
        // The journal has given fewer than it was asked for.
        pages = []
        asked = replica.number
      }
    }
  }

  /// Refuses a store whose journal has answered that there are more entries than it gives.
  private func refuseEnd(_ last: Int, _ replica: Replica<R.State, R.Action>) async {
    guard replica.refusal == nil else { return }
    replica.refuse(
      await replica.missing(replica.number + 1)
        ?? .noEnd(after: replica.number, last, of: codec.name))
  }

  /// How many entries are read at a time.
  private static var pageSize: Int { 1_000 }

  /// How many pages are read and decoded while one is folded. With two, both cores of a small machine have work.
  private static var pagesAtOnce: Int { 3 }

  /// Reads and decodes entries, off the main actor, which folds.
  private func page(_ numbers: ClosedRange<Int>) -> Task<ReadEntries<R.Action>, any Error> {
    Task { @concurrent [journal, codec] in
      let entries = try await journal.entries(
        of: codec.name, from: numbers.lowerBound, limit: numbers.count)
      return await codec.read(entries)
    }
  }

  private func fold(to last: Int?, _ replica: Replica<R.State, R.Action>) async throws {
    replica.mayHaveNews = true
    while replica.mayHaveNews, replica.refusal == nil, replica.number < last ?? .max {
      _ = await replica.catchUp(to: last)
      if case .behind(let error) = replica.status { throw error }
    }
  }
}

extension JournalError {
  fileprivate static func noSnapshot(_ name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The store "\(name)" has no snapshot, not even that of its initial state. It was not opened, and nothing was \
      overwritten.

      Likely the table of snapshots was changed by hand. Restore it from a backup.
      """)
  }

  fileprivate static func begunLater(_ name: StoreName, version: Int) -> JournalError {
    JournalError(
      .olderVersion,
      """
      The store "\(name)" began with a newer version of its reducer than this process has, which is \(version). It \
      was not opened.

      Start this process anew with the newer version.
      """)
  }
}
