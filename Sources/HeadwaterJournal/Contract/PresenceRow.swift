import Foundation

/// What one member of a room shows to the members in other processes.
public struct PresenceRow: Sendable, Equatable {
  /// The room.
  public let room: StoreName

  /// The id of the member, unique among all processes.
  public let member: UUID

  /// What the member shows, as JSON.
  public let value: Data

  /// Makes a row.
  public init(room: StoreName, member: UUID, value: Data) {
    self.room = room
    self.member = member
    self.value = value
  }
}
