import Foundation

// The way of actions to the journal, and of entries back.
extension Replica {
  /// How many entries are read at a time.
  private static var readLimit: Int { 2_000 }

  func work() async -> Bool {
    var isBusy = false
    if !isTryingLater {
      isBusy = await send()
      if !isBusy && mayHaveNews { isBusy = await catchUp() }
    }
    // Also while actions come without a pause: the next opening would fold all of them.
    if await beginSnapshot() { isBusy = true }
    if waitingCount == 0 || refusal != nil { resumeIdlers() }
    if refusal != nil { await giveUpClaim() }
    noteWaiting()
    return isBusy
  }

  // MARK: Out

  /// Sends the batch that is in flight, or the next one.
  private func send() async -> Bool {
    if inFlight == nil { await makeBatch() }
    guard let (batch, pending, since) = inFlight else { return refusal == nil && !waiting.isEmpty }
    let start = ContinuousClock.now
    let outcome = await journal.append(batch)
    noteOutcome(outcome, after: .now - start)
    switch outcome {
    case .inDoubt(let error):
      if let lifetime = options.entryLifetime, start - since > lifetime / 2 {
        inFlight = nil
        mayHaveNews = true
        for pending in pending where !pending.isDone {
          fail(pending, .inDoubt(actionName(pending.action), of: name, because: error))
        }
      }
      return tryAgainLater(error)
    case .refused(let error) where error.isTemporary:
      return tryAgainLater(error)
    case .refused(let error):
      // The status comes first: whoever hears that an action has failed reads there that nothing is kept.
      inFlight = nil
      refuse(error)
      for pending in pending where !pending.isDone { fail(pending, error) }
      return true
    case .answered(let outcomes):
      inFlight = nil
      tries = 0
      if case .behind = status { status = .following }
      await take(outcomes, of: batch, pending)
      return true
    }
  }

  private func makeBatch() async {
    guard refusal == nil, !waiting.isEmpty else { return }
    let chosen = Array(waiting.prefix(options.batchLimit))
    let written = await codec.write(chosen.map(\.action))
    waiting.removeFirst(min(chosen.count, waiting.count))
    var drafts: [EntryDraft] = []
    var sent: [Waiting] = []
    for (pending, result) in zip(chosen, written) where !pending.isDone {
      switch result {
      case .success(let written):
        drafts.append(EntryDraft(id: pending.id, epoch: pending.epoch, body: written.body))
        pending.written = written.action
        sent.append(pending)
      case .failure(let error):
        fail(pending, error)
      }
    }
    guard !drafts.isEmpty else { return }
    inFlight = (AppendBatch(name: name, version: codec.version, drafts: drafts), sent, .now)
  }

  /// Takes the journal's decisions, and folds what stands if nothing of others stands before it.
  private func take(
    _ outcomes: [EntryOutcome], of batch: AppendBatch, _ sent: [Waiting]
  ) async {
    var entries: [Entry] = []
    var actions: [Action] = []
    for ((pending, draft), outcome) in zip(zip(sent, batch.drafts), outcomes)
    where !pending.isDone {
      switch outcome {
      case .refused(let error):
        if error.reason == .olderVersion || error.reason == .noStore { refuse(error) }
        fail(pending, error)
      case .kept(let number):
        guard refusal == nil else {
          pending.end(.success(number))
          continue
        }
        pending.number = number
        kept[pending.id] = pending
        if number == self.number + entries.count + 1, let action = pending.written {
          let entry = Entry(
            number: number, id: draft.id, version: batch.version, process: journal.process,
            at: Date(), epoch: draft.epoch, body: draft.body)
          entries.append(entry)
          actions.append(action)
        } else {
          mayHaveNews = true
        }
      }
    }
    await fold(ReadEntries(entries, actions))
  }

  private func fail(_ pending: Waiting, _ error: JournalError) {
    report(error, at: pending.source.place)
    pending.end(.failure(error))
  }

  private func tryAgainLater(_ error: JournalError) -> Bool {
    status = .behind(error)
    guard !isTryingLater else { return false }
    tries += 1
    // A test decides when it is tried again.
    guard pace.stream != nil else { return false }
    isTryingLater = true
    let (clock, delay) = (options.clock, options.retryDelay * (1 << min(tries - 1, 5)))
    Task { [weak self] in
      try? await clock.sleep(for: delay)
      self?.isTryingLater = false
      self?.pace.wake()
    }
    return false
  }

  // MARK: In

  /// Reads entries that are not folded yet, and folds them.
  ///
  /// - Parameter last: The last number to fold; nil for all that stand.
  func catchUp(to last: Int? = nil) async -> Bool {
    guard refusal == nil else {
      mayHaveNews = false
      return false
    }
    mayHaveNews = false
    // The last known entry is read once more: after a failover, another one may have its number.
    // Entries may be folded while this waits.
    let (known, knownID) = (number, lastID)
    let first = knownID == nil ? known + 1 : known
    let limit = min(Self.readLimit, last.map { $0 - first + 1 } ?? Self.readLimit)
    guard limit > 0 else { return false }
    var entries: [Entry]
    do {
      entries = try await journal.entries(of: name, from: first, limit: limit)
    } catch {
      mayHaveNews = true
      return tryAgainLater(error)
    }
    if case .behind = status, inFlight == nil {
      tries = 0
      status = .following
    }
    if entries.count == limit { mayHaveNews = true }
    if let knownID {
      guard let found = entries.first, found.number == known, found.id == knownID else {
        refuse(await missing(known) ?? .lost(known, of: name))
        return false
      }
      entries.removeFirst()
    }
    guard !entries.isEmpty else { return false }
    await fold(entries)
    return true
  }

  /// Folds entries, up to the first that can't be.
  private func fold(_ entries: [Entry]) async {
    guard !entries.isEmpty else { return }
    await fold(await codec.read(entries))
  }

  /// Folds entries that were read, up to the first that can't be.
  func fold(_ read: ReadEntries<Action>) async {
    for (index, entry) in read.entries.enumerated() where entry.number > number {
      guard refusal == nil else { return }
      guard entry.number == number + 1 else {
        return refuse(await missing(number + 1) ?? .gap(after: number, of: name))
      }
      guard entry.version <= codec.version else {
        return refuse(.olderVersion(codec.version, than: entry.version, of: name))
      }
      if index < read.actions.count {
        fold(read.actions[index], of: entry)
      } else if let problem = read.problem {
        refuse(problem)
      }
    }
  }

  /// Why an entry is missing that was removed; nil if it was not.
  func missing(_ missing: Int) async -> JournalError? {
    guard let removed = try? await journal.head(of: name)?.pruned, removed >= missing else {
      return nil
    }
    return .pruned(number, of: name, removed: removed)
  }

  /// Takes no more actions, for a reason that does not go away.
  func refuse(_ error: JournalError) {
    guard refusal == nil else { return }
    status = .readOnly(error)
    report(error, at: SourcePlace(fileID: "HeadwaterJournal/Entry", line: 0))
    loseClaim()
    let failed = waiting
    waiting = []
    for pending in failed { pending.end(.failure(error)) }
    // They stand, and their turns never come here.
    for pending in kept.values {
      pending.end(pending.number.map { .success($0) } ?? .failure(error))
    }
    kept = [:]
    // What is left to do: to give up the claim, and to tell those who wait for the end.
    pace.wake()
  }
}

extension JournalError {
  /// Whether the same call may succeed later.
  var isTemporary: Bool {
    switch reason {
    case .away, .full, .inUse: true
    default: false
    }
  }

  static func lost(_ number: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has another entry \(number) of the store "\(name)" than the one that this process has folded, or \
      none. The store shows what it has and takes no actions.

      Likely the database was restored, or a standby took over that had not received everything.

      Open the store again, which folds what stands.
      """)
  }

  static func gap(after number: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has no entry \(number + 1) of the store "\(name)" and has later ones. The store shows the state \
      after entry \(number), and takes no actions.

      Likely the table of entries was changed by hand. Restore it from a backup.
      """)
  }

  static func noEnd(after number: Int, _ last: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has no entry \(number + 1) of the store "\(name)", and its head says that the last one is \(last). The \
      store shows the state after entry \(number), and takes no actions. Nothing was overwritten.

      Likely the table of entries was changed by hand. Restore it from a backup.
      """)
  }

  static func beyondHead(_ number: Int, _ last: Int, of name: StoreName) -> JournalError {
    JournalError(
      .damaged,
      """
      The journal has an entry or a snapshot \(number) of the store "\(name)", and its head says that the last one is \
      \(last). The store shows the state after entry \(number), and takes no actions. Nothing was overwritten.

      Likely the table of stores was changed by hand. Restore it from a backup.
      """)
  }
}
