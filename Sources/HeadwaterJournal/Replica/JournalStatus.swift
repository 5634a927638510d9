/// How a journaled store stands to its journal.
public enum JournalStatus: Sendable, Equatable {
  /// It shows every entry that it knows of, and its actions are kept as they come.
  case following

  /// The journal does not answer. The store shows what it has, and its actions wait.
  case behind(JournalError)

  /// It shows what it has, and takes no actions.
  case readOnly(JournalError)
}

/// The limits and times of a journaled store.
///
/// A store is opened only if each is greater than zero; ``entryLifetime`` may be zero.
public struct JournalOptions: Sendable {
  /// How many actions of all handles of a store may wait for the journal. Those beyond are refused with an issue.
  public var waitingLimit = 10_000

  /// How many of them may be of one handle, so that the others have room while one sends more than is kept.
  ///
  /// Without a number, it is a tenth of ``waitingLimit``, and at least 1 000.
  public var waitingLimitOfHandle: Int?

  /// How many actions are appended in one batch.
  public var batchLimit = 64

  /// After how many entries a snapshot is written. It is the same in all processes of a store.
  ///
  /// A state of more than 1 MB is written more seldom: one of up to 2 MB each second time, one of up to 4 MB each fourth
  /// time, and so on.
  public var snapshotInterval = 1_000

  /// How long entries stand that a confirmed snapshot has made superfluous; nil to keep all.
  ///
  /// They are removed when a snapshot is written. An action that the journal has not answered for half of this time is
  /// given up, since its id may be gone when it is tried again.
  public var entryLifetime: Duration?

  /// The time between two tries while the journal does not answer. It doubles up to 32 times this one.
  public var retryDelay = Duration.milliseconds(50)

  /// The time between two looks for entries of other processes, since hints may be lost; nil for none. A journal with
  /// one process has none.
  public var pollInterval: Duration? = .seconds(5)

  /// The time for which a process is the keeper without a sign of life.
  public var leaseTime = Duration.seconds(10)

  /// Whether this process may be the keeper, which runs the subscriptions.
  public var keeps = true

  /// The clock of the times here.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// Makes the usual options.
  public init() {}

  /// How many waiting actions may be of one handle.
  var limitOfHandle: Int {
    waitingLimitOfHandle ?? max(waitingLimit / 10, min(waitingLimit, 1_000))
  }
}
