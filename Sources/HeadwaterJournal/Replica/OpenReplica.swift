import Observation

/// The part of a replica that does not depend on the types of its state and actions.
@MainActor
class OpenReplica: Observable, ListedReplica {
  let name: StoreName
  let options: JournalOptions
  let journal: any Journal

  private let registrar = ObservationRegistrar()
  private var currentStatus = JournalStatus.following

  /// The number of the last folded entry.
  var number = 0

  /// How many actions wait for their turns.
  var waitingCount: Int { 0 }

  /// Whether an action that a handle sends now would be taken.
  func takesActions(of handle: JournaledStore) -> Bool { false }

  /// The list that it is in, and how many of its actions that one counts as waiting.
  weak var replicas: Replicas?
  var countedWaiting = 0

  /// Whether it was opened, and follows what comes.
  var isFollowing = false

  /// Whether this process runs the subscriptions.
  var isKeeper: Bool { false }

  init(name: StoreName, options: JournalOptions, journal: any Journal) {
    self.name = name
    self.options = options
    self.journal = journal
  }

  /// The epoch of the last claim that the journal may still have; nil if there is none.
  var claimedEpoch: Int?

  var known: KnownEntry? { nil }

  var needsKeeping: Bool { false }

  deinit {
    guard let replicas else { return }
    // Without a claim, the journal is not kept: it may be opened anew at once.
    let claim = claimedEpoch.map { [journal] in (epoch: $0, journal: journal) }
    Task { @MainActor [countedWaiting, name] in
      replicas.addWaiting(-countedWaiting)
      // A replica that was opened meanwhile goes on with the same claim.
      if let claim, !replicas.isClaimed(name, claim.epoch) {
        await replicas.release(name, claim.epoch, of: claim.journal)
      }
      replicas.forget(name)
    }
  }

  /// Gives up the claim, so that another process or the keeper of the kind can have it at once.
  func giveUpClaim() async {
    guard let epoch = claimedEpoch else { return }
    claimedEpoch = nil
    await replicas?.release(name, epoch, of: journal)
  }

  /// Tells the observer how many actions wait.
  func noteWaiting() {
    guard waitingCount != countedWaiting else { return }
    replicas?.addWaiting(waitingCount - countedWaiting)
    countedWaiting = waitingCount
  }

  var status: JournalStatus {
    get {
      registrar.access(self, keyPath: \.status)
      return currentStatus
    }
    set {
      guard newValue != currentStatus else { return }
      registrar.withMutation(of: self, keyPath: \.status) { currentStatus = newValue }
      if case .behind(let error) = newValue {
        replicas?.noteBehind(name, because: error)
      } else {
        replicas?.noteBehind(name, because: nil)
      }
    }
  }

  /// The reason why the store takes no actions; nil if it takes them.
  var refusal: JournalError? {
    if case .readOnly(let error) = currentStatus { error } else { nil }
  }

  var isReadOnly: Bool { refusal != nil }

  /// Does the next piece of work.
  ///
  /// - Returns: Whether there may be more.
  func step() async -> Bool { false }

  /// Claims the subscriptions, or renews the claim.
  func keep() async {}

  /// Whether this process goes on as the keeper, because the state implies subscriptions.
  func isStillKept() async -> Bool { false }

  /// Reads the entries of other processes with the next step.
  func look() {}

  func looked(hasNews: Bool) {}

  func lookFailed(_ error: JournalError) {}

  func renewed(_ claim: Claim?) {}

  func renewalFailed() {}

  /// Waits until no action waits, and gives up the claim.
  func finish() async {}
}
