import Foundation

/// What folding the entries of a store again has shown.
public struct Verification: Sendable, Equatable {
  /// A state that differs from another one.
  public struct Difference: Sendable, Equatable {
    /// What the state was compared with.
    public enum Cause: String, Sendable {
      /// A snapshot.
      case snapshot

      /// The state that a process had when it sent the next entry.
      case sender

      /// A second fold of the same entry, from a decoded copy of the state before.
      case fold
    }

    /// The number of the entry after which the states differ.
    public let number: Int

    /// Where the states differ, at most a few. Of a sender, only a digest is known.
    public let paths: [String]

    /// What the state was compared with.
    public var cause = Cause.snapshot

    /// The names of the actions since the last comparison without a difference, at most a few.
    public var actions: [String] = []
  }

  /// The number of the snapshot with which the version of the reducer began. Nothing older was folded.
  public let base: Int

  /// The number of the last folded entry.
  public let number: Int

  /// How many snapshots were compared.
  public let snapshots: Int

  /// How many states were compared with those that senders had.
  public let states: Int

  /// The states that differ.
  public let differences: [Difference]

  /// The digest of the state after the last entry.
  public let digest: Digest

  /// The last snapshot that does not differ, as this process has come to it; nil if each does, or there is none to
  /// compare.
  let confirming: Snapshot?
}
