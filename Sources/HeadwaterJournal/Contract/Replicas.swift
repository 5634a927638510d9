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

/// A replica in the list of its journal.
@MainActor
protocol ListedReplica: AnyObject, Sendable {
  /// Whether it takes no more actions.
  var isReadOnly: Bool { get }

  /// The epoch of the last claim that the journal may still have; nil if there is none.
  var claimedEpoch: Int? { get }

  /// Looks for entries of other processes.
  func look()
}
