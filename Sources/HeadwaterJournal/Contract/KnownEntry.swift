import Foundation

/// The last entry of a store that a process has folded.
public struct KnownEntry: Sendable, Equatable {
  /// The store.
  public let name: StoreName

  /// The number of the entry; 0 if there is none.
  public let number: Int

  /// The id of the entry; nil if the process has begun with a snapshot and has not read it. After a failover, another
  /// entry may have the same number.
  public let id: UUID?

  /// Makes one.
  public init(name: StoreName, number: Int, id: UUID?) {
    self.name = name
    self.number = number
    self.id = id
  }
}
