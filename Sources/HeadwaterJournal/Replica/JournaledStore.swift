/// What stands behind a journaled store: its name, and how it stands to its journal.
///
/// ```swift
/// if case .behind = store.journal?.status { Text("Not saved yet") }
/// ```
@MainActor
public class JournaledStore {
  private let open: OpenReplica

  init(_ replica: OpenReplica) {
    open = replica
  }

  /// The name of the store.
  public var name: StoreName { open.name }

  /// How the store stands to its journal. It is tracked, and a view that reads it updates.
  public var status: JournalStatus { open.status }

  /// The number of the last entry whose turn has come.
  public var number: Int { open.number }

  /// How many actions of this process wait for their turns.
  public var waitingCount: Int { open.waitingCount }

  /// Whether an action that is sent now would be taken: the store is not read-only, and fewer actions wait than
  /// ``JournalOptions/waitingLimit`` and, of this handle, ``JournalOptions/waitingLimitOfHandle``.
  ///
  /// One that is not taken is gone, with an issue. It is not tracked: keep what a person does until it is true again.
  public var takesActions: Bool { open.takesActions(of: self) }

  /// Whether this process runs the subscriptions of the store.
  public var isKeeper: Bool { open.isKeeper }

  /// Waits until the journal has answered for every action that waits, and gives up the subscriptions to another
  /// process. Call it before the process ends.
  ///
  /// What waits in a store that is gone from its journal, as after a failover that has lost its creation, is refused then.
  public func finish() async { await open.finish() }

  /// Does the next piece of work, in a store whose test decides when.
  ///
  /// - Returns: Whether there may be more.
  package func step() async -> Bool { await open.step() }

  /// Claims the subscriptions, or renews the claim, in a store whose test decides when.
  package func keep() async { await open.keep() }

  /// Whether this process goes on as the keeper. If the state implies no subscription, the claim is given up.
  package func isStillKept() async -> Bool { await open.isStillKept() }

  /// Looks for entries of other processes with the next step, in a store whose test decides when.
  package func look() { open.look() }
}

extension Store {
  /// What stands behind a journaled store and its scopes; nil for any other store.
  public var journal: JournaledStore? { attachment as? JournaledStore }
}
