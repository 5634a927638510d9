import Foundation

/// The digest of the state that a process had when it sent an action. Others that fold the entry compare theirs with it.
public struct StateDigest: Sendable, Equatable {
  /// The id of the entry after which the process had the state; ``noEntry`` for the initial state.
  ///
  /// Others may stand between it and the action. After a failover, another one may have its number.
  public let entry: UUID

  /// The digest of the state.
  public let digest: Digest

  /// The id that no entry has.
  public static let noEntry = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  /// Makes one.
  public init(after entry: UUID, digest: Digest) {
    self.entry = entry
    self.digest = digest
  }
}
