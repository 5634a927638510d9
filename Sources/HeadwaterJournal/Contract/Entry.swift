import Foundation

/// One action of a journaled store, with the actions that its reducer sends at once.
///
/// The entries of a store have the numbers 1, 2, 3 and so on, without a gap.
public struct Entry: Sendable, Equatable {
  /// The number of the entry in its store.
  public let number: Int

  /// The id, unique in its store. A repeated append has the same.
  public let id: UUID

  /// The version of the reducer that it was written for.
  public let version: Int

  /// The process that appended it.
  public let process: UUID

  /// When it was appended, for display only. An action carries the time that it means.
  public let at: Date

  /// The epoch of the keeper whose subscription sent the action; nil for any other.
  public let epoch: Int?

  /// The action as JSON.
  public let body: Data

  /// What tells that the action was changed; nil for one that was kept without it.
  public let checksum: Checksum?

  /// What tells that any value of the entry was changed, the time and the process included; nil for one that was kept
  /// without it.
  public let seal: Checksum?

  /// The state that its sender had; nil if it has told none.
  public let known: StateDigest?

  /// Makes an entry.
  public init(
    number: Int, id: UUID, version: Int, process: UUID, at: Date, epoch: Int?, body: Data,
    checksum: Checksum? = nil, seal: Checksum? = nil, known: StateDigest? = nil
  ) {
    self.number = number
    self.id = id
    self.version = version
    self.process = process
    self.at = at
    self.epoch = epoch
    self.body = body
    self.checksum = checksum
    self.seal = seal
    self.known = known
  }
}

/// An action on its way to a journal.
public struct EntryDraft: Sendable, Equatable {
  /// The largest body, in bytes.
  public static let largestBody = 16 << 20

  /// The id of the entry.
  public let id: UUID

  /// The epoch of the keeper whose subscription sent the action; nil for any other.
  public let epoch: Int?

  /// The action as JSON.
  public let body: Data

  /// The state that the sender has; nil if it tells none. A process tells it with the first action of some batches.
  public let known: StateDigest?

  /// Makes a draft.
  public init(id: UUID = UUID(), epoch: Int? = nil, body: Data, known: StateDigest? = nil) {
    self.id = id
    self.epoch = epoch
    self.body = body
    self.known = known
  }
}

/// Actions of one store that a journal appends together, in this order.
public struct AppendBatch: Sendable, Equatable {
  /// The store.
  public let name: StoreName

  /// The version of the reducer. The head of the store has to have the same.
  public let version: Int

  /// The actions.
  public let drafts: [EntryDraft]

  /// The id of the last entry that the sender has folded; nil if there is none, or nothing depends on it.
  public let last: UUID?

  /// Makes a batch.
  public init(name: StoreName, version: Int, drafts: [EntryDraft], last: UUID? = nil) {
    self.name = name
    self.version = version
    self.drafts = drafts
    self.last = last
  }
}

/// The answer of a journal to a batch.
public enum AppendOutcome: Sendable, Equatable {
  /// The journal has decided about each action, in their order.
  case answered([EntryOutcome])

  /// The same, and the entry before the first of them is not ``AppendBatch/last``, or is not known: the sender reads
  /// what stands.
  ///
  /// A journal with several processes answers so. After a failover, another entry may have the number of one that the
  /// sender has folded.
  case answeredElsewhere([EntryOutcome])

  /// Nothing of the batch was written.
  case refused(JournalError)

  /// The journal did not answer. The batch may stand or not; the same batch has to be sent again.
  case inDoubt(JournalError)
}

/// The decision of a journal about one action.
public enum EntryOutcome: Sendable, Equatable {
  /// The action stands as the entry with this number.
  case kept(Int)

  /// The action was not written, and never will be.
  case refused(JournalError)
}
