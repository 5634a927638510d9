import Foundation

/// The end of a store's entries, and who may append.
public struct Head: Sendable, Equatable {
  /// The number of the last entry; 0 if there is none.
  public var number: Int

  /// The version of the reducer that may append.
  public var version: Int

  /// The number of the last entry of older versions. The state after it is the base of this version.
  public var since: Int

  /// The epoch of the last keeper; 0 if there was none.
  public var epoch: Int

  /// The number of the last entry that was removed; 0 if none was.
  public var pruned: Int

  /// Makes a head.
  public init(number: Int = 0, version: Int, since: Int = 0, epoch: Int = 0, pruned: Int = 0) {
    self.number = number
    self.version = version
    self.since = since
    self.epoch = epoch
    self.pruned = pruned
  }
}

/// The state of a store after an entry.
public struct Snapshot: Sendable, Equatable {
  /// The largest state, in bytes of JSON.
  public static let largestState = 64 << 20

  /// The number of the entry; 0 for the initial state.
  public let number: Int

  /// The version of the reducer that made it.
  public let version: Int

  /// The digest of the state, which is the same in every process.
  public let digest: Digest

  /// The process that wrote it.
  public let writer: UUID

  /// Whether another process has come to the same state.
  public var isConfirmed: Bool

  /// The state as JSON.
  public let state: Data

  /// Whether the state is that of the digest. If not, the snapshot was damaged.
  public var isWhole: Bool { Digest(of: state) == digest }

  /// Makes a snapshot.
  public init(
    number: Int, version: Int, digest: Digest, writer: UUID, isConfirmed: Bool = false, state: Data
  ) {
    self.number = number
    self.version = version
    self.digest = digest
    self.writer = writer
    self.isConfirmed = isConfirmed
    self.state = state
  }
}

/// The right of a process to run the subscriptions of a store.
public struct Claim: Sendable, Equatable {
  /// The epoch, which grows with each claim. Appends of subscriptions carry it.
  public let epoch: Int

  /// The last entry at the time of the claim. Subscriptions start when it is folded.
  public let number: Int

  /// Makes a claim.
  public init(epoch: Int, number: Int) {
    self.epoch = epoch
    self.number = number
  }
}
