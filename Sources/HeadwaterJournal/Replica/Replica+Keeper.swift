// The keeper runs the subscriptions of a store. A lease says who it is, and an epoch makes sure that no one else's
// subscription appends.
extension Replica {
  /// Claims the subscriptions or renews the claim, and runs them while this process has it.
  func renewClaim() async {
    guard options.keeps, !isFinished, refusal == nil, engine.hasSubscriptions else { return }
    do {
      guard let claimed = try await journal.claim(name, for: options.leaseTime) else {
        claimedEpoch = nil
        return loseClaim()
      }
      guard isNew(claimed) else { return }
      await begin(claimed)
    } catch {
      loseClaim()
    }
  }

  /// Takes what a renewal for all stores of the process has answered.
  func take(_ claimed: Claim?) {
    guard let claimed else {
      claimedEpoch = nil
      return loseClaim()
    }
    guard !isFinished, refusal == nil else {
      claimedEpoch = claimed.epoch
      Task { await giveUpClaim() }
      return
    }
    if isNew(claimed) { Task { await begin(claimed) } }
  }

  /// Notes a claim of this process.
  ///
  /// - Returns: Whether it is another one than before.
  private func isNew(_ claimed: Claim) -> Bool {
    claimedEpoch = claimed.epoch
    guard claim?.epoch != claimed.epoch else { return false }
    loseClaim()
    return true
  }

  /// Runs the subscriptions once the entries before the claim are folded.
  private func begin(_ claimed: Claim) async {
    while number < claimed.number, refusal == nil {
      // The entries may have been folded by others meanwhile.
      guard await catchUp() || number >= claimed.number || refusal != nil else { return }
    }
    guard refusal == nil, !isFinished else { return await giveUpClaim() }
    // It may have been lost meanwhile, or made by another call.
    guard claimedEpoch == claimed.epoch, claim?.epoch != claimed.epoch else { return }
    claim = claimed
    lastEpoch = claimed.epoch
    engine.startSubscriptions()
  }

  func loseClaim() {
    guard claim != nil else { return }
    claim = nil
    engine.stopSubscriptions()
    keepLater()
  }

  /// Whether this process goes on as the keeper. If the state implies no subscription, it gives up the claim until
  /// the next entry.
  func keepsOn() async -> Bool {
    guard let epoch = claim?.epoch, refusal == nil else { return false }
    guard !engine.impliesSubscriptions, waitingCount == 0 else { return true }
    guard (try? await journal.rest(name, epoch: epoch, after: number)) != nil else { return true }
    loseClaim()
    return false
  }

  // MARK: Life

  /// Works whenever it is woken, as long as the replica lives.
  func start() {
    isFollowing = true
    guard let stream = pace.stream else { return }
    Task { [weak self] in
      for await _ in stream {
        while await self?.step() == true {}
      }
    }
    if journal.isShared, let interval = options.pollInterval {
      replicas?.join(self, .look, every: interval, by: options.clock)
    }
    if mayKeep {
      Task { [weak self] in
        await self?.keep()
        self?.keepLater()
      }
    }
    pace.wake()
  }

  /// Tells by the status that the batch in flight is not answered for some seconds. It ends when there is none.
  func watchForSilence() {
    guard !isWatching, pace.stream != nil, journal.isShared,
      let interval = options.pollInterval.map({ max($0 / 2, .seconds(2)) })
    else { return }
    isWatching = true
    let clock = options.clock
    Task { [weak self] in
      while let id = self?.inFlight?.batch.drafts.first?.id {
        guard (try? await clock.sleep(for: interval)) != nil, let self else { return }
        if inFlight?.batch.drafts.first?.id == id, status == .following {
          status = .behind(.silent(name, for: interval))
        }
      }
      self?.isWatching = false
    }
  }

  var mayKeep: Bool {
    pace.stream != nil && options.keeps && !isFinished && refusal == nil && engine.hasSubscriptions
  }

  /// Claims the subscriptions or renews the claim at intervals, as long as that is needed.
  private func keepLater() {
    guard needsKeeping else { return }
    replicas?.join(self, .renew, every: options.leaseTime / 3, by: options.clock)
  }

  func finishWaiting() async {
    isFinishing = true
    if pace.stream == nil {
      while await step() {}
    } else {
      await waitForAnswers()
    }
    await savingSnapshot?.value
    isFinished = true
    loseClaim()
    await giveUpClaim()
  }

  func resumeIdlers() {
    let resumed = idlers
    idlers = []
    for idler in resumed { idler.resume() }
  }
}

extension JournalError {
  static func silent(_ name: StoreName, for time: Duration) -> JournalError {
    JournalError(
      .away,
      """
      The journal has not answered for an action of the store "\(name)" for \(time) or longer. It may stand or \
      not, and is tried again by itself; what was sent waits.

      Likely the server is stopped or overloaded, or a network between lets nothing through.
      """)
  }
}
