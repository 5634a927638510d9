import Foundation

/// The stores that a process has open in one journal: one replica for each name.
///
/// A journal makes it and returns it, and does nothing else with it.
public final class Replicas: Sendable {
  @MainActor private var open: [StoreName: WeakReference] = [:]
  @MainActor private var opening: [StoreName: Task<any ListedReplica, any Error>] = [:]
  @MainActor private var isListening = false

  /// The times of presence in this process.
  let presence: PresenceOptions

  /// The rooms of presence, once there is one. Their type belongs to the folder of presence, which knows this one.
  @MainActor var rooms: AnyObject?

  /// The looks and the renewals, by their times.
  @MainActor private var rounds: [RoundKey: Round] = [:]

  /// The claims that could not be given up, by the stores.
  @MainActor private var leftClaims: [StoreName: Int] = [:]

  private struct WeakReference {
    weak var replica: (any ListedReplica)?
  }

  /// What hears of the stores; nil for nobody.
  @MainActor private(set) var observer: (any JournalObserver)?

  /// How many actions of all stores wait.
  @MainActor private var waitingCount = 0

  /// The stores whose actions wait for the journal, with the reasons.
  @MainActor private var behind: [StoreName: JournalError] = [:]

  /// Makes the list of a journal: empty.
  ///
  /// - Parameter presence: The times of presence in this process.
  public init(presence: PresenceOptions = PresenceOptions()) {
    self.presence = presence
  }

  /// Lets an observer hear what the stores do from now on, in place of the one before.
  @MainActor
  public func observe(_ observer: any JournalObserver) {
    self.observer = observer
    observer.replicasChanged(to: open.count)
    observer.waitingChanged(to: waitingCount)
    if let error = behind.values.first { observer.fellBehind(error) }
  }

  /// Notes that the actions of a store wait, or no longer do.
  ///
  /// - Parameter error: The reason; nil if they don't wait.
  @MainActor
  func noteBehind(_ name: StoreName, because error: JournalError?) {
    let wasBehind = !behind.isEmpty
    behind[name] = error
    switch (wasBehind, behind.isEmpty) {
    case (false, false): if let error { observer?.fellBehind(error) }
    case (true, true): observer?.caughtUp()
    default: break
    }
  }

  /// Whether the open replica of a name has a claim under an epoch.
  @MainActor
  func isClaimed(_ name: StoreName, _ epoch: Int) -> Bool {
    open[name]?.replica?.claimedEpoch == epoch
  }

  /// Forgets the store of a name when its replica has gone, unless there is another by now.
  @MainActor
  func forget(_ name: StoreName) {
    guard let known = open[name], known.replica == nil else { return }
    open[name] = nil
    noteBehind(name, because: nil)
    observer?.replicasChanged(to: open.count)
  }

  /// Adds to the number of actions that wait.
  @MainActor
  func addWaiting(_ change: Int) {
    guard change != 0 else { return }
    waitingCount += change
    observer?.waitingChanged(to: waitingCount)
  }

  /// The replica of a name, which is opened if no one has it open. One that takes no more actions stays with those
  /// who have it, and is opened anew for others.
  @MainActor
  func replica<Wanted: ListedReplica>(
    of name: StoreName, make: @escaping @MainActor () async throws -> Wanted
  ) async throws(JournalError) -> Wanted {
    let found: any ListedReplica
    if let known = open[name]?.replica, !known.isReadOnly {
      found = known
    } else {
      found = try await opened(name, make)
    }
    guard let replica = found as? Wanted else {
      throw .otherType(name, Wanted.self, type(of: found))
    }
    return replica
  }

  @MainActor
  private func opened(
    _ name: StoreName, _ make: @escaping @MainActor () async throws -> any ListedReplica
  ) async throws(JournalError) -> any ListedReplica {
    // Others may ask for the same name meanwhile.
    let task = opening[name] ?? Task { try await make() }
    opening[name] = task
    let result = await task.result
    // Several may have waited for it, and others may have begun anew meanwhile.
    let isFirst = opening[name] == task
    if isFirst { opening[name] = nil }
    switch result {
    case .success(let replica):
      if isFirst {
        open[name] = WeakReference(replica: replica)
        observer?.replicasChanged(to: open.count)
      }
      return replica
    case .failure(let error):
      throw error as? JournalError ?? .away(errorName(error))
    }
  }

  /// Lets the open replica of a name look for entries.
  @MainActor
  func look(at name: StoreName) { open[name]?.replica?.look() }

  /// Passes the hints of a journal to its replicas.
  @MainActor
  func listen(to journal: any Journal) {
    guard !isListening else { return }
    isListening = true
    let hints = journal.hints()
    Task { [weak self] in
      for await name in hints { self?.look(at: name) }
    }
  }
}

extension Replicas {
  private struct RoundKey: Hashable {
    let work: Round.Work
    let interval: Duration
    let clock: ObjectIdentifier
  }

  /// Lets a store take part in the looks or the renewals at intervals.
  @MainActor
  func join(
    _ replica: any ListedReplica, _ work: Round.Work, every interval: Duration,
    by clock: any Clock<Duration>
  ) {
    // Clocks that are values have no identity, and are taken for one clock if they are of one type.
    let type = type(of: clock)
    let id = type is AnyClass ? ObjectIdentifier(clock as AnyObject) : ObjectIdentifier(type)
    let key = RoundKey(work: work, interval: interval, clock: id)
    let round = rounds[key] ?? Round(work, every: interval, by: clock, of: self)
    rounds[key] = round
    round.add(replica)
  }

  /// Gives up a claim. If that fails, it is tried again: this process goes on to renew its lease, and nobody else would
  /// get the claim.
  @MainActor
  func release(_ name: StoreName, _ epoch: Int, of journal: any Journal) async {
    do {
      try await journal.release(name, epoch: epoch)
    } catch {
      leftClaims[name] = epoch
    }
  }

  /// Gives up the claims that could not be given up before.
  @MainActor
  func releaseLeftClaims(of journal: any Journal) async {
    for (name, epoch) in leftClaims {
      if !isClaimed(name, epoch) {
        guard (try? await journal.release(name, epoch: epoch)) != nil else { return }
      }
      if leftClaims[name] == epoch { leftClaims[name] = nil }
    }
  }
}

/// A replica in the list of its journal.
@MainActor
protocol ListedReplica: AnyObject, Sendable {
  var name: StoreName { get }
  var journal: any Journal { get }

  /// Whether it takes no more actions.
  var isReadOnly: Bool { get }

  /// The last entry that it has folded; nil if it reads no more.
  var known: KnownEntry? { get }

  /// Whether its claim has to be made or renewed at intervals.
  var needsKeeping: Bool { get }

  /// The epoch of the last claim that the journal may still have; nil if there is none.
  var claimedEpoch: Int? { get }

  /// Looks for entries of other processes.
  func look()

  /// It was looked for entries of other processes.
  func looked(hasNews: Bool)

  /// It could not be looked for them, for a reason that may go away.
  func lookFailed(_ error: JournalError)

  /// Claims the subscriptions, or renews the claim, by a call of its own.
  func keep() async

  /// The claim was made or renewed; nil if another process has it.
  func renewed(_ claim: Claim?)

  /// The claim could not be renewed, for a reason that may go away.
  func renewalFailed()
}
