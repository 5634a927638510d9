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
    if !needsAnswers { resumeIdlers() }
    if refusal != nil { await giveUpClaim() }
    noteWaiting()
    return isBusy
  }

  // MARK: Out

  /// Sends the batch that is in flight, or the next one.
  private func send() async -> Bool {
    if inFlight == nil { await makeBatch() }
    guard let (batch, pending, since) = inFlight else { return isSending && !waiting.isEmpty }
    watchForSilence()
    let start = ContinuousClock.now
    let outcome = await journal.append(batch)
    noteOutcome(outcome, after: .now - start)
    if outcome.hasNoStore { return waitForOpening() }
    switch outcome {
    case .inDoubt(let error):
      let isLate = options.entryLifetime.map { start - since > $0 / 2 } ?? false
      guard error.isLasting || isLate else { return tryAgainLater(error) }
      inFlight = nil
      mayHaveNews = true
      if error.isLasting { refuse(error) }
      for pending in pending where !pending.isDone {
        fail(pending, .inDoubt(actionName(pending.action), of: name, because: error))
      }
      return error.isLasting || tryAgainLater(error)
    case .refused(let error) where error.isTemporary:
      return tryAgainLater(error)
    case .refused(let error):
      // The status comes first: whoever hears that an action has failed reads there that nothing is kept.
      inFlight = nil
      refuse(error)
      for pending in pending where !pending.isDone { fail(pending, error) }
      return true
    case .answered(let outcomes): await answered(outcomes, batch, pending, isNext: true)
    case .answeredElsewhere(let outcomes): await answered(outcomes, batch, pending, isNext: false)
    }
    return true
  }

  private func answered(
    _ outcomes: [EntryOutcome], _ batch: AppendBatch, _ sent: [Waiting], isNext: Bool
  ) async {
    inFlight = nil
    tries = 0
    if case .behind = status { status = .following }
    await take(outcomes, of: batch, sent, isNext: isNext)
    // The store that was opened in place of this one hears of no entries of its own process.
    if refusal != nil { replicas?.look(at: name) }
  }

  private func makeBatch() async {
    guard isSending, !waiting.isEmpty else { return }
    let chosen = Array(waiting.actions.prefix(options.batchLimit))
    let known = await knownState()
    let written = await codec.write(chosen.map(\.action))
    waiting.takeFirst(chosen.count)
    var drafts: [EntryDraft] = []
    var sent: [Waiting] = []
    for (pending, result) in zip(chosen, written) where !pending.isDone {
      let known = drafts.isEmpty ? known : nil
      switch result {
      case .success(let written):
        drafts.append(
          EntryDraft(id: pending.id, epoch: pending.epoch, body: written.body, known: known))
        pending.written = written.action
        sent.append(pending)
      case .failure(let error):
        fail(pending, error)
      }
    }
    guard !drafts.isEmpty else { return }
    let batch = AppendBatch(name: name, version: codec.version, drafts: drafts, last: lastID)
    inFlight = (batch, sent, .now)
  }

  /// Takes the journal's decisions, and folds what stands if nothing of others stands before it.
  ///
  /// - Parameter isNext: Whether the entry before them may be the last folded one.
  private func take(
    _ outcomes: [EntryOutcome], of batch: AppendBatch, _ sent: [Waiting], isNext: Bool
  ) async {
    var entries: [Entry] = []
    var actions: [Action] = []
    for ((pending, draft), outcome) in zip(zip(sent, batch.drafts), outcomes)
    where !pending.isDone {
      switch outcome {
      case .refused(let error):
        if error.reason == .olderVersion { refuse(error) }
        fail(pending, error)
      case .kept(let number):
        guard refusal == nil else {
          pending.end(.success(number))
          continue
        }
        pending.number = number
        kept[pending.id] = pending
        // The journal had another entry there, which this process has folded.
        guard number > self.number else {
          refuseLost(.lost(number, of: name))
          continue
        }
        if isNext, number == self.number + entries.count + 1, let action = pending.written {
          let entry = Entry(
            number: number, id: draft.id, version: batch.version, process: journal.process,
            at: Date(), epoch: draft.epoch, body: draft.body, known: draft.known)
          entries.append(entry)
          actions.append(action)
        } else {
          mayHaveNews = true
        }
      }
    }
    await fold(ReadEntries(entries, actions))
  }

  func fail(_ pending: Waiting, _ error: JournalError) {
    report(error, at: pending.source.place)
    pending.end(.failure(error))
  }

  func tryAgainLater(_ error: JournalError) -> Bool {
    // A store that takes no actions goes on to say why, also while its last ones are answered.
    if refusal == nil { status = .behind(error) }
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
    let first = max(1, known)
    let limit = min(Self.readLimit, last.map { $0 - first + 1 } ?? Self.readLimit)
    guard limit > 0 else { return false }
    var entries: [Entry]
    do {
      entries = try await journal.entries(of: name, from: first, limit: limit)
    } catch {
      // An opening tells the error itself.
      if error.isLasting, isFollowing {
        refuse(error)
        return false
      }
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
        refuseLost(await missing(known) ?? .lost(known, of: name))
        return false
      }
    }
    if let found = entries.first, found.number == known {
      // After a snapshot, it is the entry that the state comes after.
      if number == known { lastID = found.id }
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
    // In one page, one comparison is enough: states that differ go on to differ.
    let compared = lastCompared(read.entries)
    for (index, entry) in read.entries.enumerated() where entry.number > number {
      guard refusal == nil else { return }
      if entry.number == compared?.number, entry.number == number + 1 {
        await compareState(before: entry)
        guard refusal == nil, entry.number == number + 1 else { continue }
      }
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

  /// Why an entry is missing that was removed, by itself or with its store; nil if it was not.
  func missing(_ missing: Int) async -> JournalError? {
    do {
      guard let head = try await journal.head(of: name) else { return gone }
      return head.pruned >= missing ? .pruned(number, of: name, removed: head.pruned) : nil
    } catch {
      return nil
    }
  }

  /// Takes no more actions, for a reason that does not go away.
  func refuse(_ error: JournalError) {
    guard refusal == nil else { return }
    status = .readOnly(error)
    report(error, at: SourcePlace(fileID: "HeadwaterJournal/Entry", line: 0))
    loseClaim()
    if !isLeaving {
      let failed = waiting.takeAll()
      for pending in failed { pending.end(.failure(error)) }
    }
    // They stand, and their turns never come here.
    for pending in kept.values {
      pending.end(pending.number.map { .success($0) } ?? .failure(error))
    }
    kept = [:]
    // What is left to do: to give up the claim, and to tell those who wait for the end.
    pace.wake()
  }

  /// Takes no more actions, since the journal has other entries than the folded ones. What waits is still sent: the store
  /// that is opened next applies it to what stands.
  func refuseLost(_ error: JournalError) {
    guard refusal == nil else { return }
    isLeaving = true
    refuse(error)
    guard waitingCount > 0, pace.stream != nil else { return }
    // Whoever has the store may let it go at once.
    Task { await waitForAnswers() }
  }

  /// Whether actions are sent to the journal.
  private var isSending: Bool { refusal == nil || isLeaving }

  /// Whether the journal has yet to answer for actions.
  private var needsAnswers: Bool { isSending && waitingCount > 0 }

  func waitForAnswers() async {
    while needsAnswers { await withCheckedContinuation { idlers.append($0) } }
  }
}
